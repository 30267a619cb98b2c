import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@shared-kit/contracts/core';
import type { FastifyInstance } from 'fastify';
import { endpointSchema } from './endpoint-schema.presenter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Endpoint that the route serves, for the OpenAPI document. */
    readonly documented?: { readonly endpoint: Endpoint; readonly tag: string };
  }
}

/**
 * Collects every endpoint that is registered after this into one OpenAPI document, served at `/api/docs`. Its schemas are converted
 * with the first request for it, because converting all of them would take most of the start of the app.
 */
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
    transform: ({ schema, url, route: { config } }) => ({
      schema: config?.documented
        ? endpointSchema(config.documented.endpoint, config.documented.tag)
        : { ...schema, hide: !schema?.['operationId'] },
      url,
    }),
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
