/**
 * Security headers for every answer.
 * The pages are static and each starts with an inline script of its own: those scripts are allowed by their hashes,
 * read from the built pages, and nothing else that is inline.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = `'self'`;
const NONE = `'none'`;

export async function installHeaders(app: FastifyInstance, webDirectory: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [NONE],
        scriptSrc: [SELF, ...hashInlineScripts(webDirectory)],
        styleSrc: [SELF],
        imgSrc: [SELF, 'data:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        manifestSrc: [SELF],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
        objectSrc: [NONE],
      },
    },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'no-referrer' },
    // Plain HTTP on the loopback interface: there is nothing to upgrade to.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
}

function hashInlineScripts(webDirectory: string): readonly string[] {
  const pages = globSync('**/*.html', { cwd: webDirectory }).map((page) =>
    readFileSync(join(webDirectory, page), 'utf8'),
  );
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]);
  const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
