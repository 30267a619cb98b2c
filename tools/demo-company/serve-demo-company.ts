import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { identityProvider } from '../../api-server/src/test/identity-provider.ts';
import { readDemoTenants } from '../lib/demo-tenants.ts';
import { isPortFree } from '../lib/ports.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { adminPage, answerPage, faultPage, loginPage } from './pages.ts';
import { serveServices } from './serve-services.ts';

/** Port that demo/aurora/tenant.yaml names, so it is the same for every portal on this machine. */
const port = 3002;
export const demoCompanyOrigin = `http://localhost:${port}`;

export interface DemoCompany {
  close(): Promise<void>;
}

/**
 * Serves the systems outside the portal for demonstrations: Aurora's identity provider, a page in place of each
 * company's admin host, and the services that Rede Saber+ embeds. Listens on this machine only. Returns null when the
 * port is taken; usually another portal's server holds it and serves this portal as well.
 */
export async function serveDemoCompany(portalOrigin: string): Promise<DemoCompany | null> {
  if (!(await isPortFree(port))) return null;
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  serveLogin(app);
  serveAdmin(app, portalOrigin);
  serveServices(app, { own: demoCompanyOrigin, portal: portalOrigin });
  await app.listen({ host: 'localhost', port });
  return { close: () => app.close() };
}

function serveLogin(app: FastifyInstance): void {
  const { saml } = parse(readFileSync(inWorkspace('demo/aurora/tenant.yaml'), 'utf8')) as {
    saml: { issuer: string; certificates: [string] };
  };
  const key = readFileSync(inWorkspace('tools/demo-company/key.pem'), 'utf8');
  const provider = identityProvider({
    issuer: saml.issuer,
    entryPoint: `${demoCompanyOrigin}/idp/sso`,
    key,
    certificate: saml.certificates[0],
  });
  const people = readDemoTenants().find((tenant) => tenant.key === 'aurora')?.people ?? [];

  app.get('/idp/sso', (request, reply) =>
    reply.type('text/html').send(loginPage({ query: request.originalUrl.split('?')[1] ?? '', people })),
  );

  app.post('/idp/sso', async (request, reply) => {
    const forwarded = await provider.read(`${demoCompanyOrigin}${request.originalUrl}`).catch(() => null);
    const { id, assertionConsumerServiceURL: acsUrl, issuer: audience } = forwarded ?? {};
    // The key is public, so its signatures are valid only for this machine.
    if (!id || !acsUrl || !audience || new URL(acsUrl).hostname !== 'localhost')
      return reply.type('text/html').send(faultPage('O pedido não é de um portal deste computador.'));
    const answer = await provider.answer(
      { id, acsUrl, audience },
      String((request.body as { login?: unknown }).login ?? ''),
    );
    return reply.type('text/html').send(answerPage(acsUrl, answer));
  });
}

function serveAdmin(app: FastifyInstance, portalOrigin: string): void {
  app.get('/admin/:tenant', async (request, reply) => {
    const { token } = request.query as { token?: string };
    const { tenant } = request.params as { tenant: string };
    const exchange = await fetch(`${portalOrigin}/${encodeURIComponent(tenant)}/api/login/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: token ?? '-', target: demoCompanyOrigin }),
    });
    const viewer = exchange.ok ? ((await exchange.json()) as { viewer: { name: string; email: string } }).viewer : null;
    return reply.header('referrer-policy', 'no-referrer').type('text/html').send(adminPage(viewer));
  });
}
