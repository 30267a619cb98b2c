import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Collects every endpoint that is registered after this into one OpenAPI document, served at `/api/docs`. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Azulejo API',
        version: '1',
        description:
          'Todas as chamadas ficam abaixo do endereço do cliente: /{cliente}/api/…. Recusas têm a forma { success: false, code, message, issues? }.',
      },
      servers: [{ url: '/{cliente}', variables: { cliente: { default: 'aurora' } } }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          deployToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'azd_…',
            description: 'Token de publicação: azulejo token create',
          },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: !schema?.['operationId'] }, url }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', filter: true },
    theme: { title: 'Azulejo API' },
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
    },
  });
}
