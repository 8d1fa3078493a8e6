/**
 * The way to a server that listens on a port of its own network namespace, which nobody outside can reach:
 * a small program in the sandbox starts the server as its child, and joins a Unix socket in a shared directory to
 * the port. It says `ready` on stdout once the port takes connections, and ends as the server ends.
 */
import type { Confined } from '@rootbound/sandbox/port';

/** The name of the socket in the shared directory. A bind takes a short path only: the bridge works from in there. */
export const SOCKET = 'wire';
const READY = 'ready\n';

/** Plain JavaScript for `node -e`, so that nothing has to be mounted for it. Arguments: port, directory of the server, command. */
const PROGRAM = `
const net = require('node:net');
const { spawn } = require('node:child_process');
const [port, cwd, program, ...rest] = process.argv.slice(1);
const server = spawn(program, rest, { cwd, stdio: ['ignore', 2, 2] });
server.on('error', (error) => { console.error(error.message); process.exit(127); });
server.on('exit', (code, signal) => process.exit(code ?? 128 + require('node:os').constants.signals[signal]));
const reach = (hosts, done) => {
  const [host, ...others] = hosts;
  const socket = net.connect({ host, port: Number(port), allowHalfOpen: true });
  const failed = () => (others.length > 0 ? reach(others, done) : done(null));
  socket.once('error', failed);
  socket.once('connect', () => { socket.off('error', failed); done(socket); });
};
const HOSTS = ['127.0.0.1', '::1'];
const listen = () => net.createServer({ allowHalfOpen: true }, (near) => {
  near.on('error', () => near.destroy());
  reach(HOSTS, (far) => {
    if (far === null) return near.destroy();
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });
}).listen('${SOCKET}', () => process.stdout.write('${READY.trim()}\\n'));
const wait = () => reach(HOSTS, (far) => (far === null ? setTimeout(wait, 10) : (far.destroy(), listen())));
wait();
`;

export interface Bridged {
  readonly node: string;
  readonly port: number;
  readonly directory: string;
  readonly command: readonly string[];
}

/** The command that starts the bridge, and through it the server. It must run in the shared directory. */
export function bridgeCommand({ node, port, directory, command }: Bridged): readonly string[] {
  return [node, '-e', PROGRAM, '--', String(port), directory, ...command];
}

/** Resolves true once the server takes connections, false when it ends before, or at the deadline. */
export function awaitBridge(child: Confined, deadlineMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(() => resolve(false), deadlineMs);
    const end = (ready: boolean) => {
      clearTimeout(timer);
      resolve(ready);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(0, READY.length);
      if (said === READY) end(true);
    });
    void child.exited.then(() => end(false));
  });
}
