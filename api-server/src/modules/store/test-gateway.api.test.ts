import type { FastifyInstance } from 'fastify';
import { addToCart, showPaymentMethods } from '@shared-kit/contracts/store';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { buildPaymentStandIn } from './test-gateway.routes.ts';
import { openPix, pixStateAtGateway } from './test/test-pix.ts';
import { sell } from './test/test-shop.ts';
import { testCardOfToken } from './test-tokens.rules.ts';

let app: TestApp;
let standIn: FastifyInstance;

beforeAll(async () => {
  app = await startTestApp();
  standIn = buildPaymentStandIn(app.platform);
  await standIn.ready();
});

afterAll(async () => {
  await standIn.close();
  await app.close();
});

const card = (number: string) => ({
  card_number: number,
  security_code: '123',
  expiration_month: 12,
  expiration_year: 2040,
  cardholder: { name: 'Bruno Alves' },
});

const token = (body: unknown) =>
  standIn.inject({ method: 'POST', url: '/v1/card_tokens', payload: body as Record<string, unknown> });

test('gives a token for a card that contains nothing of it, to pages of any origin', async () => {
  const reply = await token(card('4000000000000002'));
  expect(reply.statusCode).toBe(201);
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  const { id } = reply.json<{ id: string }>();
  expect(Buffer.from(id, 'base64url').toString('utf8') + id).not.toContain('400000');
  expect(testCardOfToken(id)).toEqual({ outcome: 'refused', answer: 'arrives' });
  const preflight = await standIn.inject({ method: 'OPTIONS', url: '/v1/card_tokens' });
  expect(preflight.headers).toMatchObject({
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
});

test('rejects what is no card, without repeating it', async () => {
  for (const body of [card('4111111111111112'), card(''), {}, { card_number: 4_111_111_111_111_111 }]) {
    const reply = await token(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.payload).not.toContain('4111');
  }
});

test('names its own address for tokens to the checkout', async () => {
  expect(await app.ok(showPaymentMethods, {}, { as: app.user })).toMatchObject({
    methods: ['card', 'pix'],
    tokenUrl: 'http://localhost:0/v1/card_tokens',
  });
});

test('the test gateway has a page without scripts for each Pix, on which it is paid once', async () => {
  const as = await app.makeUser();
  const { idOffer } = await sell(app);
  await app.ok(addToCart, { body: { idOffer } }, { as });
  const { reference } = await openPix(app, as);
  const url = `/pix/${app.tenant.idApp}/${reference}`;
  const page = await standIn.inject({ url });
  expect(page.payload).toContain('R$\u00a099,90');
  expect(page.payload).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const paid = await standIn.inject({ method: 'POST', url: `${url}/pay` });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, url]);
  expect(await pixStateAtGateway(app, reference)).toBe('paid');
  expect((await standIn.inject({ url })).payload).toContain('Pix pago.');
  expect((await standIn.inject({ url: `/pix/${app.otherTenant.idApp}/${reference}` })).statusCode).toBe(404);
  expect((await standIn.inject({ url: '/pix/1/nada' })).statusCode).toBe(404);
});
