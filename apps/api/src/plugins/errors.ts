/**
 * One shape for every error answer, with the field at fault.
 * What is a mistake of ours is told by a number only: its text stays in the log.
 */
import type { Problem } from '@rootbound/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFault } from '../errors.ts';

interface Answer {
  readonly status: number;
  readonly problem: Problem;
}

/** Errors of Fastify's own that a caller can cause, and the input at fault. */
const FIELDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'content-length',
  FST_ERR_BAD_URL: 'path',
  FST_ERR_MAX_PARAM_LENGTH: 'path',
};

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply));
}

/** Answers an error as a Problem. */
export function answer(error: FastifyError | RequestFault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, problem } = describe(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(status).header('cache-control', 'no-store').send(problem);
}

function describe(error: FastifyError | RequestFault): Answer {
  if (error instanceof RequestFault) {
    const { status, code, message, field } = error;
    return { status, problem: { code, message, field } };
  }
  if (error.validation !== undefined) {
    const { message, validation, validationContext } = error;
    const field = fieldOf(validation[0], validationContext ?? 'body');
    return { status: 400, problem: { code: 'REQUEST_INVALID', message, field } };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, problem: { code: 'INTERNAL', message: 'Rootbound failed; its log says how' } };
  const field = FIELDS[error.code] ?? 'body';
  return { status, problem: { code: 'REQUEST_INVALID', message: error.message, field } };
}

type Violation = NonNullable<FastifyError['validation']>[number];

/** `arguments/0`, the missing or the superfluous property, or the whole part of the request. */
function fieldOf(violation: Violation | undefined, part: string): string {
  const { missingProperty, additionalProperty } = violation?.params ?? {};
  const path = [violation?.instancePath.slice(1), missingProperty ?? additionalProperty].filter(Boolean);
  return path.length === 0 ? part : path.join('/');
}
