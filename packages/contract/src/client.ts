/**
 * The typed client of the HTTP contract. `fetch` is passed in, so it runs in a page, in a test and on a command line.
 * Answers are not parsed again: the same build serves both ends, and what is not a 2xx becomes a `ProblemAnswer`.
 */
import type { Comparison } from '@rootbound/core/change';
import type { Matrix } from '@rootbound/core/matrix';
import type { Evidence } from '@rootbound/core/observation';
import type { PackageVersions } from './package.ts';
import type { Problem } from './problem.ts';
import { ROUTES } from './routes.ts';
import type { RunRequest } from './run.ts';
import type { RunRow, ServerPage, ServerRow } from './server.ts';
import type { Status } from './status.ts';

export interface Client {
  status(): Promise<Status>;
  servers(): Promise<readonly ServerRow[]>;
  server(server: string): Promise<ServerPage>;
  runs(): Promise<readonly RunRow[]>;
  run(run: string): Promise<RunRow>;
  order(request: RunRequest): Promise<RunRow>;
  /** Without its evidence: each is fetched by its hash. */
  matrix(run: string): Promise<Matrix>;
  evidence(hash: string): Promise<Evidence>;
  comparison(before: string, after: string): Promise<Comparison>;
  packageVersions(name: string): Promise<PackageVersions>;
}

/** An answer that is not a 2xx, with the problem as the server told it. `status` 0: no answer came. */
export class ProblemAnswer extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem, cause?: unknown) {
    super(problem.message, cause === undefined ? undefined : { cause });
    this.name = 'ProblemAnswer';
    this.status = status;
    this.problem = problem;
  }
}

/** The part of `fetch` that the client needs. */
export type Fetch = (path: string, init?: FetchInit) => Promise<FetchAnswer>;

interface FetchInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** `base` is the origin of the API, or empty for the origin of the page. */
export function makeClient(fetch: Fetch, base = ''): Client {
  // The one place where an answer takes its type: see the header.
  const read = async <Answer>(path: string, init?: FetchInit) => (await ask(fetch, base + path, init)) as Answer;
  return {
    status: () => read(ROUTES.status),
    servers: () => read(ROUTES.servers),
    server: (server) => read(fillPath(ROUTES.server, { server })),
    runs: () => read(ROUTES.runs),
    run: (run) => read(fillPath(ROUTES.run, { run })),
    order: (request) =>
      read(ROUTES.runs, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      }),
    matrix: (run) => read(fillPath(ROUTES.matrix, { run })),
    evidence: (hash) => read(fillPath(ROUTES.evidence, { hash })),
    comparison: (before, after) => read(fillPath(ROUTES.comparison, { before, after })),
    packageVersions: (name) => read(fillPath(ROUTES.packageVersions, { name })),
  };
}

/** Puts percent-encoded values in the place of a route's `:names`. */
export function fillPath(route: string, values: Readonly<Record<string, string>>): string {
  return route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

async function ask(fetch: Fetch, path: string, init?: FetchInit): Promise<unknown> {
  const answer = await (init === undefined ? fetch(path) : fetch(path, init)).catch((cause: unknown) => {
    throw new ProblemAnswer(0, { code: 'UNREACHABLE', message: 'Rootbound does not answer.' }, cause);
  });
  const body = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body;
  throw new ProblemAnswer(answer.status, problemIn(body, answer.status));
}

/** A proxy in between may answer in its own words: then the status is all that is known. */
function problemIn(body: unknown, status: number): Problem {
  const told = typeof body === 'object' && body !== null ? body : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const field = 'field' in told ? text(told.field) : undefined;
  return {
    code: ('code' in told ? text(told.code) : undefined) ?? `HTTP_${status}`,
    message: ('message' in told ? text(told.message) : undefined) ?? `The answer was ${status}, without a reason.`,
    ...(field === undefined ? {} : { field }),
  };
}
