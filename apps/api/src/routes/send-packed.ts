/** Sends a packed document as it lies in the store; it is unpacked only for whoever does not take gzip. */
import { unpackText } from '@rootbound/store/pack';
import type { FastifyReply, FastifyRequest } from 'fastify';

export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(await unpackText(packed));
  return reply.header('content-encoding', 'gzip').send(packed);
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  const parts = [accepted].flat().join(',').split(',');
  return parts.some((part) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(part));
}
