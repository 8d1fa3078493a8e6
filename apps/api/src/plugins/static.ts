/**
 * The built pages. Every address that no file answers is the one shell, which finds the page by itself.
 * Files with a hash in their name never change; the shell is asked for again each time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFault } from '../errors.ts';
import { plainPage } from '../plain-page.ts';

const SHELLS = ['200.html', 'index.html'];

export async function installStatic(app: FastifyInstance, webDirectory: string): Promise<void> {
  const shell = SHELLS.find((name) => existsSync(join(webDirectory, name)));
  if (shell !== undefined) {
    await app.register(fastifyStatic, {
      root: webDirectory,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/_app/immutable/') ? 'max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request))
      throw new RequestFault('ROUTE_UNKNOWN', `nothing answers ${request.method} ${request.url}`, 'path');
    if (shell !== undefined) return reply.sendFile(shell);
    return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}

/** A script or a picture that is not there is missing, and no page. */
function asksForPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (method !== 'GET' || url.startsWith('/api/')) return false;
  const path = url.split('?')[0] ?? '';
  return accept.includes('text/html') || (accept === '*/*' && !/\.[^/]*$/.test(path));
}

const NOT_BUILT = plainPage('The pages are not built', 'The API answers; <code>npm start</code> builds the pages.');
