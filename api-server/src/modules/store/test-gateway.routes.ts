import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { cardBrandOf, cardTokenRequestSchema, digitsOf, passesLuhn } from '@shared-kit/contracts/store';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { answerErrors, asRefusal, sendRefusal } from '../../platform/http/error-handler.plugin.ts';
import type { Platform } from '../../platform/platform.ts';
import { standInSecret } from './installed-gateways.adapter.ts';
import { pixPage, pixPagePolicy } from './test-gateway-page.presenter.ts';
import { testToken } from './test-tokens.rules.ts';
import { signatureHeader } from './webhook-signature.rules.ts';

const addressSchema = z.object({
  idApp: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  reference: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/**
 * Builds the origin of the payment stand-in: it exchanges cards for tokens, and has a page per Pix on which a visitor of
 * a demo 'pays'. Like a gateway, it notifies the portal with a signed call. It moves no money.
 */
export function buildPaymentStandIn(platform: Platform): FastifyInstance {
  const app = Fastify({
    loggerInstance: platform.log,
    requestTimeout: MINUTE_MS,
    forceCloseConnections: 'idle',
    // A card is in the bodies of this origin: nothing of a request is logged.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, asRefusal(error)),
  });
  answerErrors(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Pages of any portal may read the answers: they contain tokens for cards that the page itself has sent.
      'access-control-allow-origin': '*',
    });
  });
  serveTokens(app);
  servePixPages(app, platform);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound('Recurso não encontrado.')));
  return app;
}

function serveTokens(app: FastifyInstance): void {
  app.options('/v1/card_tokens', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  app.post('/v1/card_tokens', async (request, reply) => {
    const parsed = cardTokenRequestSchema.safeParse(request.body);
    const digits = digitsOf(parsed.data?.card_number ?? '');
    if (!parsed.success || cardBrandOf(digits) === undefined || !passesLuhn(digits))
      throw refuse('stand-in.invalid-card', 400, 'Cartão inválido.');
    return reply.code(201).send({ id: testToken(digits), last_four_digits: digits.slice(-4) });
  });
}

function servePixPages(app: FastifyInstance, platform: Platform): void {
  app.get('/pix/:idApp/:reference', async (request, reply) => {
    const pix = await findPix(platform, request.params);
    return reply
      .header('content-security-policy', pixPagePolicy)
      .type('text/html; charset=utf-8')
      .send(pixPage(pix, platform.clock.now()));
  });

  app.post('/pix/:idApp/:reference/pay', async (request, reply) => {
    const { idApp, reference, ...pix } = await findPix(platform, request.params);
    const isPaid = await withTenant(platform.database.db, idApp, async (db) => {
      const paid = await db
        .updateTable('test_gateway_pix')
        .set({ state: 'paid' })
        .where('reference', '=', reference)
        .where('state', '=', 'open')
        .where('expires_at', '>', platform.clock.now())
        .returning('reference')
        .execute();
      return paid.length > 0;
    });
    if (isPaid) await notify(platform, pix.notification_url, reference);
    return reply.redirect(`/pix/${idApp}/${reference}`, 303);
  });
}

async function findPix(platform: Platform, params: unknown) {
  const address = addressSchema.safeParse(params);
  if (!address.success) throw notFound('Pix não encontrado.');
  const { idApp, reference } = address.data;
  const row = await withTenant(platform.database.db, idApp, (db) =>
    db.selectFrom('test_gateway_pix').selectAll().where('reference', '=', reference).executeTakeFirst(),
  );
  if (!row) throw notFound('Pix não encontrado.');
  return { ...row, idApp };
}

/** Notifies the portal of a payment. A failure is logged only: the portal asks by itself when the Pix expires. */
async function notify(platform: Platform, notificationUrl: string, reference: string): Promise<void> {
  const requestId = randomUUID();
  const ts = String(Math.floor(platform.clock.now().getTime() / 1000));
  const signature = signatureHeader({ dataId: reference, requestId, ts }, standInSecret(platform.env));
  const query = new URLSearchParams({ 'data.id': reference, type: 'payment' });
  try {
    const response = await fetch(`${notificationUrl}?${query}`, {
      method: 'POST',
      headers: { 'x-request-id': requestId, 'x-signature': signature, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'payment', data: { id: reference } }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) platform.log.warn({ status: response.status }, 'the portal refused a notification');
  } catch (error) {
    platform.log.warn({ err: error }, 'the portal could not be notified of a payment');
  }
}
