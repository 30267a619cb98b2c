import type { FastifyInstance } from 'fastify';
import { assessmentPage, planogramPage } from './service-pages.ts';

/**
 * Serves what Rede Saber+ embeds: a site that it trusts, and a service that creates an assessment for each person
 * (docs/content.md).
 */
export function serveServices(app: FastifyInstance, { own, portal }: { own: string; portal: string }): void {
  app.get('/planograma', async (request, reply) => {
    const { token } = request.query as { token?: string };
    const forwarded = await fetch(`${portal}/sabermais/api/content/site-visitor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: token ?? '-', site: own }),
    });
    const visitor = forwarded.ok
      ? ((await forwarded.json()) as { visitor: { name: string; email: string } }).visitor
      : null;
    return reply.header('referrer-policy', 'no-referrer').type('text/html').send(planogramPage(visitor));
  });

  app.post('/avaliacao', async (request) => {
    const { email } = request.body as { email?: string };
    return email
      ? { success: true, url: `${own}/avaliacao/perfil?de=${encodeURIComponent(email)}` }
      : { success: false };
  });

  app.get('/avaliacao/perfil', (request, reply) =>
    reply.type('text/html').send(assessmentPage((request.query as { de?: string }).de ?? '')),
  );
}
