import * as z from 'zod/mini';
import { mayBeAcceptedLater } from '@shared-kit/contracts/retry';
import type { Charge, PaymentGateway, PaymentRequest, PaymentState } from './payment-gateway.port.ts';
import { inCents, inReais } from './store.rules.ts';
import { isSignedNow } from './webhook-signature.rules.ts';

/** Milliseconds to wait for an answer of Mercado Pago. */
const ANSWER_WITHIN_MS = 8_000;

export interface MercadoPagoAccount {
  readonly accessToken: string;
  readonly publicKey: string;
  /** Secret of the webhooks, from the account's integration. */
  readonly webhookSecret: string;
}

interface Connection extends MercadoPagoAccount {
  /** `https://api.mercadopago.com`, or a stand-in of tests. */
  readonly apiUrl: string;
  readonly answerWithinMs?: number;
}

/** Card brands by Mercado Pago's ids; the others are the same. */
const paymentMethods: Readonly<Record<string, string>> = { mastercard: 'master' };

const paymentSchema = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  transaction_amount: z.number(),
  external_reference: z.nullish(z.string()),
  point_of_interaction: z.optional(
    z.object({
      transaction_data: z.optional(z.object({ qr_code: z.optional(z.string()), ticket_url: z.nullish(z.string()) })),
    }),
  ),
});
const searchSchema = z.object({ results: z.array(paymentSchema) });

type MercadoPagoPayment = z.output<typeof paymentSchema>;

/** Error answer of Mercado Pago. It carries the status only, because the body may quote the request. */
class MercadoPagoError extends Error {
  override name = 'MercadoPagoError';
  readonly status: number;

  constructor(status: number) {
    super(`Mercado Pago answered with status ${status}`);
    this.status = status;
  }
}

/** Returns whether Mercado Pago rejected the request itself, so that a repetition would be rejected too. */
function isRejected(error: unknown): boolean {
  return error instanceof MercadoPagoError && !mayBeAcceptedLater(error);
}

/**
 * Takes payments through Mercado Pago's payments API (`/v1/payments`): cards by token, Pix, refunds and signed
 * webhooks. A tenant has its own account.
 */
export function mercadoPago(connection: Connection): PaymentGateway {
  const { apiUrl, publicKey, webhookSecret } = connection;
  const api = mercadoPagoApi(connection);

  /** Returns the payment of a key: the one that was paid, otherwise the newest. */
  async function byKey(key: string): Promise<MercadoPagoPayment | undefined> {
    const query = new URLSearchParams({ external_reference: key, sort: 'date_created', criteria: 'desc' });
    const { results } = searchSchema.parse(await api('GET', `/v1/payments/search?${query}`));
    return results.find(({ status }) => status === 'approved') ?? results[0];
  }

  async function close(reference: string): Promise<PaymentState> {
    const path = `/v1/payments/${encodeURIComponent(reference)}`;
    // Only an open payment can be cancelled; the answer to any other is an error, and its state is final.
    const cancelled = await api('PUT', path, { body: { status: 'cancelled' } }).catch((error: unknown) => {
      if (isRejected(error)) return null;
      throw error;
    });
    return stateOf(paymentSchema.parse(cancelled ?? (await api('GET', path))));
  }

  return {
    tokenUrl: `${apiUrl}/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`,
    async charge({ token, brand, ...request }) {
      const body = {
        ...paymentBody(request),
        token,
        installments: 1,
        payment_method_id: paymentMethods[brand] ?? brand,
        // Answers with the final state, so that no card stays under review while the person waits.
        binary_mode: true,
      };
      try {
        const payment = paymentSchema.parse(await api('POST', '/v1/payments', { body, key: request.key }));
        return chargeOf(payment);
      } catch (error) {
        // A rejected request (a used token, an unknown method) creates no payment.
        if (isRejected(error)) return { outcome: 'refused', reference: null };
        throw error;
      }
    },
    async settle(key) {
      const payment = await byKey(key);
      if (!payment) return { outcome: 'never-charged', reference: null };
      const state = stateOf(payment);
      return chargeOf(payment, state.state === 'open' ? await close(state.reference) : state);
    },
    async createPix({ expiresAt, ...request }) {
      const body = {
        ...paymentBody(request),
        payment_method_id: 'pix',
        date_of_expiration: expiresAt.toISOString().replace('Z', '+00:00'),
      };
      const payment = paymentSchema.parse(await api('POST', '/v1/payments', { body, key: request.key }));
      const { qr_code: code, ticket_url: page } = payment.point_of_interaction?.transaction_data ?? {};
      if (!code) throw new Error('Mercado Pago created a Pix without a code');
      return { reference: String(payment.id), code, page: page ?? null };
    },
    async find(reference) {
      try {
        return stateOf(paymentSchema.parse(await api('GET', `/v1/payments/${encodeURIComponent(reference)}`)));
      } catch (error) {
        if (error instanceof MercadoPagoError && error.status === 404) return null;
        throw error;
      }
    },
    close,
    async refund({ key, reference }) {
      const path = `/v1/payments/${encodeURIComponent(reference)}`;
      const { status } = paymentSchema.parse(await api('GET', path));
      if (status === 'refunded') return;
      await api('POST', `${path}/refunds`, { body: {}, key });
    },
    readNotification({ header, query }, now) {
      const dataId = query['data.id'] ?? '';
      const requestId = header('x-request-id') ?? '';
      if (dataId === '' || requestId === '') return null;
      const isGood = isSignedNow(header('x-signature') ?? '', { dataId, requestId }, { secret: webhookSecret, now });
      return isGood ? { key: `mercado-pago/${requestId}`, reference: dataId } : null;
    },
  };
}

function paymentBody({ key, amountCents, description, payer, notificationUrl }: PaymentRequest) {
  const [firstName = '', ...others] = payer.name.split(' ');
  return {
    transaction_amount: inReais(amountCents),
    description,
    external_reference: key,
    // Mercado Pago accepts public addresses only.
    ...(notificationUrl.startsWith('https:') ? { notification_url: notificationUrl } : {}),
    payer: {
      email: payer.email,
      first_name: firstName,
      last_name: others.join(' '),
      ...(payer.cpf === '' ? {} : { identification: { type: 'CPF', number: payer.cpf } }),
    },
  };
}

function stateOf({ id, status, transaction_amount, external_reference }: MercadoPagoPayment): PaymentState {
  return {
    reference: String(id),
    key: external_reference ?? '',
    amountCents: inCents(transaction_amount),
    state: stateOfStatus(status),
  };
}

function stateOfStatus(status: string): PaymentState['state'] {
  if (status === 'approved') return 'paid';
  if (status === 'refunded' || status === 'charged_back') return 'refunded';
  return status === 'rejected' || status === 'cancelled' ? 'closed' : 'open';
}

function chargeOf(payment: MercadoPagoPayment, { state, reference } = stateOf(payment)): Charge {
  if (state === 'open') throw new Error('Mercado Pago has not decided about a charge');
  return { outcome: state === 'paid' ? 'authorised' : 'refused', reference };
}

/** Returns a function that calls the API. It rejects without an answer in time; its errors contain no request. */
function mercadoPagoApi({ apiUrl, accessToken, answerWithinMs = ANSWER_WITHIN_MS }: Connection) {
  return async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<unknown> => {
    const response = await fetch(apiUrl + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'x-idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new MercadoPagoError(response.status);
    }
    return response.json();
  };
}
