/** The description of the API, made from the schemas of its routes. */
import { ROUTES } from '@rootbound/contract/routes';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Before the routes: it describes those that come after it. */
export async function installOpenapi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rootbound', description: 'What MCP servers reach beside their roots.', version },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'rootbound_PORT' } } },
      security: [{ session: [] }],
    },
  });
  app.get(ROUTES.openapi, { schema: { hide: true } }, async () => app.swagger());
}
