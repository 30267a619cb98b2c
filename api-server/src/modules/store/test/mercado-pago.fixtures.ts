import { mercadoPago } from '../mercado-pago.adapter.ts';

/** Creates the adapter for an API at this address. */
export const mercadoPagoAt = (apiUrl: string) =>
  mercadoPago({
    apiUrl,
    accessToken: 'APP_USR-secret',
    publicKey: 'APP_USR-public',
    webhookSecret: 'webhook-secret',
    answerWithinMs: 300,
  });
