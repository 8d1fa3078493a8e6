/**
 * Stands before every route: exact names, our own origin, an open session; only /enter answers without the last.
 * The cookie's name holds the port, since browsers share cookies between the ports of a host.
 */
import type {} from '@fastify/cookie';
import type { Problem } from '@rootbound/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, type Caller, type Refusal, SESSION_DAYS } from '../access.ts';
import { REFUSAL_CODES, type RefusalCode } from '../errors.ts';
import { plainPage } from '../plain-page.ts';

const ENTER = '/enter';

/** Needs the cookie plugin to be there. */
export function installAccess(app: FastifyInstance, access: Access): void {
  app.addHook('onRequest', async (request, reply) => {
    const caller = describeCaller(request);
    const entering = request.routeOptions.url === ENTER;
    const refusal = access.refuseForeign(caller) ?? (entering ? null : access.refuseStranger(caller));
    if (refusal !== null) return refuse(request, reply, refusal);
  });

  // No HEAD: something that only looks must not use the key up.
  app.get(ENTER, { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = access.enter(readKey(request.query));
    if (token !== null) {
      const maxAge = SESSION_DAYS * 86_400;
      reply.setCookie(cookieName(request), token, { path: '/', httpOnly: true, sameSite: 'strict', maxAge });
      return reply.redirect('/', 303);
    }
    if (access.refuseStranger(describeCaller(request)) === null) return reply.redirect('/', 303);
    return reply.code(401).type('text/html; charset=utf-8').send(USED_PAGE);
  });
}

/** Null where a request that no route has seen may be answered. */
export function refusalOf(request: FastifyRequest, access: Access): Refusal | null {
  const caller = describeCaller(request);
  return access.refuseForeign(caller) ?? access.refuseStranger(caller);
}

function describeCaller(request: FastifyRequest): Caller {
  const { headers, method } = request;
  return {
    method,
    host: headers.host,
    origin: headers.origin,
    fetchSite: [headers['sec-fetch-site']].flat()[0],
    // Read here, since the plugin's hook has not run where the address itself was malformed.
    token: request.server.parseCookie(headers.cookie ?? '')[cookieName(request)],
  };
}

function cookieName(request: FastifyRequest): string {
  return `rootbound_${/:(\d+)$/.exec(request.headers.host ?? '')?.[1] ?? '80'}`;
}

function readKey(query: unknown): string {
  // Repeated, it comes as a list; absent, not at all: no key is either.
  const { key } = query as { readonly key?: unknown };
  return typeof key === 'string' ? key : '';
}

/** Answers with what stands in the way: a problem for the API, a page for a person. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, field } = refusal;
  reply.code(REFUSAL_CODES[code]).header('cache-control', 'no-store');
  if (!request.url.startsWith('/api/')) return reply.type('text/html; charset=utf-8').send(REFUSED_PAGES[code]);
  return reply.send({ code, message, field } satisfies Problem);
}

const ASK_TERMINAL =
  'Rootbound answers only to whoever opened the address that it printed in the terminal. It works once; every start prints a new one.';

const USED_PAGE = plainPage('This address does not open anything any more', ASK_TERMINAL);

const REFUSED_PAGES = {
  NOT_ENTERED: plainPage('Open the printed address', ASK_TERMINAL),
  HOST_NOT_ALLOWED: plainPage('Not this address', 'Rootbound answers only under the address that it printed.'),
  ORIGIN_NOT_ALLOWED: plainPage('Not from there', 'Rootbound answers only to its own pages.'),
} as const satisfies Record<RefusalCode, string>;
