import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { ChargeRequest } from './payment-gateway.port.ts';
import { mercadoPagoAt } from './test/mercado-pago.fixtures.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown> | undefined;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** Never answers. */
  readonly isSilent?: boolean;
}

let server: Server;
let received: Received[];
let answers: Answer[];

/** Stand-in of the API: it answers as Mercado Pago's reference describes, in the order of `answers`. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
      });
      const { status = 200, body = {}, isSilent } = answers.shift() ?? { status: 500 };
      if (isSilent) return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  received = [];
  answers = [];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const gateway = () => mercadoPagoAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const request: ChargeRequest = {
  key: '7-41',
  amountCents: 9990,
  description: 'Pedido nº 41',
  payer: { name: 'Bruno Alves Lima', email: 'bruno@example.com', cpf: '12200014813' },
  notificationUrl: 'https://portal.example/aurora/api/store/notifications',
  token: 'tok_1',
  brand: 'mastercard',
};

const payment = (change: Record<string, unknown> = {}) => ({
  id: 1_234_567_890,
  status: 'approved',
  transaction_amount: 99.9,
  external_reference: '7-41',
  ...change,
});

test('gives pages the address for tokens, with the public key only', () => {
  expect(gateway().tokenUrl).toMatch(/\/v1\/card_tokens\?public_key=APP_USR-public$/);
  expect(gateway().tokenUrl).not.toContain('secret');
});

describe('a charge', () => {
  test('sends the token with the key, the amount, the payer and the address for notifications', async () => {
    answers = [{ status: 201, body: payment() }];
    expect(await gateway().charge(request)).toEqual({ outcome: 'authorised', reference: '1234567890' });
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/v1/payments',
        headers: { authorization: 'Bearer APP_USR-secret', 'x-idempotency-key': '7-41' },
        body: {
          transaction_amount: 99.9,
          token: 'tok_1',
          installments: 1,
          payment_method_id: 'master',
          binary_mode: true,
          description: 'Pedido nº 41',
          external_reference: '7-41',
          notification_url: 'https://portal.example/aurora/api/store/notifications',
          payer: {
            email: 'bruno@example.com',
            first_name: 'Bruno',
            last_name: 'Alves Lima',
            identification: { type: 'CPF', number: '12200014813' },
          },
        },
      },
    ]);
  });

  test('a charge is refused when the payment is rejected, and when the request is', async () => {
    answers = [
      { status: 201, body: payment({ status: 'rejected' }) },
      { status: 400, body: { message: 'bad token' } },
    ];
    expect(await gateway().charge(request)).toEqual({ outcome: 'refused', reference: '1234567890' });
    expect(await gateway().charge(request)).toEqual({ outcome: 'refused', reference: null });
  });

  test.each([
    { status: 500 },
    { status: 408 },
    { status: 425 },
    { status: 429 },
    { isSilent: true },
    { status: 201, body: { id: 1 } },
  ])('a charge has no outcome after %j, and the error contains nothing of the request', async (answer) => {
    answers = [answer];
    const error = await gateway()
      .charge(request)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/tok_1|APP_USR|bruno/);
  });

  test('a charge is settled by its key: paid, refused, or never charged', async () => {
    answers = [{ body: { results: [payment({ status: 'rejected' }), payment()] } }];
    expect(await gateway().settle('7-41')).toEqual({ outcome: 'authorised', reference: '1234567890' });
    expect(received[0]?.path).toBe('/v1/payments/search?external_reference=7-41&sort=date_created&criteria=desc');
    answers = [{ body: { results: [payment({ status: 'rejected' })] } }];
    expect(await gateway().settle('7-41')).toMatchObject({ outcome: 'refused' });
    answers = [{ body: { results: [] } }];
    expect(await gateway().settle('7-41')).toEqual({ outcome: 'never-charged', reference: null });
  });

  test('that is still open is cancelled when it is settled', async () => {
    answers = [{ body: { results: [payment({ status: 'in_process' })] } }, { body: payment({ status: 'cancelled' }) }];
    expect(await gateway().settle('7-41')).toMatchObject({ outcome: 'refused' });
    expect(received[1]).toMatchObject({
      method: 'PUT',
      path: '/v1/payments/1234567890',
      body: { status: 'cancelled' },
    });
  });
});

describe('a Pix', () => {
  const expiresAt = new Date('2026-11-23T13:30:00.000Z');
  const { token: _, brand: __, ...pixRequest } = request;

  test('a Pix has the code and the page of the answer, and an expiry with its offset', async () => {
    const data = { qr_code: '00020126…6304ABCD', qr_code_base64: 'iVBOR', ticket_url: 'https://mp.example/ticket' };
    answers = [{ status: 201, body: payment({ status: 'pending', point_of_interaction: { transaction_data: data } }) }];
    expect(await gateway().createPix({ ...pixRequest, expiresAt })).toEqual({
      reference: '1234567890',
      code: '00020126…6304ABCD',
      page: 'https://mp.example/ticket',
    });
    expect(received[0]).toMatchObject({
      headers: { 'x-idempotency-key': '7-41' },
      body: { payment_method_id: 'pix', date_of_expiration: '2026-11-23T13:30:00.000+00:00' },
    });
  });

  test('without a code in the answer is an error', async () => {
    answers = [{ status: 201, body: payment({ status: 'pending' }) }];
    await expect(gateway().createPix({ ...pixRequest, expiresAt })).rejects.toThrow('without a code');
  });

  test('a Pix is closed by cancelling it, and stays paid when it was paid before', async () => {
    answers = [{ body: payment({ status: 'cancelled' }) }];
    expect(await gateway().close('9')).toMatchObject({ state: 'closed' });
    answers = [{ status: 400, body: { message: 'invalid status' } }, { body: payment() }];
    expect(await gateway().close('9')).toEqual({
      reference: '1234567890',
      key: '7-41',
      amountCents: 9990,
      state: 'paid',
    });
  });

  test('a Pix whose cancellation was not processed stays unknown', async () => {
    answers = [{ status: 429 }, { body: payment({ status: 'pending' }) }];
    await expect(gateway().close('9')).rejects.toThrow('429');
  });
});

test.each([
  ['approved', 'paid'],
  ['pending', 'open'],
  ['in_process', 'open'],
  ['authorized', 'open'],
  ['rejected', 'closed'],
  ['cancelled', 'closed'],
  ['refunded', 'refunded'],
  ['charged_back', 'refunded'],
])('reads the status %s as %s', async (status, state) => {
  answers = [{ body: payment({ status }) }];
  expect(await gateway().find('9')).toMatchObject({ state });
});

test('finds no payment where there is none', async () => {
  answers = [{ status: 404, body: { message: 'Payment not found' } }];
  expect(await gateway().find('9')).toBeNull();
});

test('refunds once, with a key of its own', async () => {
  answers = [{ body: payment() }, { status: 201, body: { id: 5, status: 'approved' } }];
  await gateway().refund({ key: '7-41-refund', reference: '1234567890', amountCents: 9990 });
  expect(received[1]).toMatchObject({
    method: 'POST',
    path: '/v1/payments/1234567890/refunds',
    headers: { 'x-idempotency-key': '7-41-refund' },
  });
  answers = [{ body: payment({ status: 'refunded' }) }];
  await gateway().refund({ key: '7-41-refund', reference: '1234567890', amountCents: 9990 });
  expect(received).toHaveLength(3);
});
