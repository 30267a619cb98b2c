import { mayBeAcceptedLater } from '@shared-kit/contracts/retry';
import { cardTokenReplySchema, digitsOf } from '@shared-kit/contracts/store';
import type { CardFields, CardTokenRequest } from '@shared-kit/contracts/store';
import { ApiError } from '@shared-kit/runtime/api';

/** Milliseconds to wait for the gateway's token. */
const TOKEN_WITHIN_MS = 15_000;

/** Token for a card; `rejected` when the gateway accepts no such card. */
export type CardToken = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'rejected' };

/** Returns the request for a token, in the gateways' form. */
export function tokenRequest(card: CardFields, cpf: string): CardTokenRequest {
  const [month = '', year = ''] = card.expirationDate.split('/');
  return {
    card_number: digitsOf(card.creditCard),
    security_code: card.CVV,
    expiration_month: Number(month),
    expiration_year: 2000 + Number(year.slice(-2)),
    cardholder: { name: card.name, ...(cpf === '' ? {} : { identification: { type: 'CPF', number: cpf } }) },
  };
}

/**
 * Exchanges a card for a token at the payment gateway. The card goes from this page to the gateway's origin and never to
 * the portal's server.
 * @throws ApiError `transport.offline` when the gateway does not answer; a retry is safe.
 */
export async function requestCardToken(tokenUrl: string, card: CardFields, cpf: string): Promise<CardToken> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- the card goes to the gateway's origin, never to the portal's API
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tokenRequest(card, cpf)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TOKEN_WITHIN_MS),
  }).catch(() => {
    throw silent();
  });
  if (!response.ok) {
    if (mayBeAcceptedLater({ status: response.status })) throw silent();
    return { kind: 'rejected' };
  }
  const reply = cardTokenReplySchema.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw silent();
  return { kind: 'token', token: reply.data.id };
}

function silent(): ApiError {
  return new ApiError({ status: 0, code: 'transport.offline', message: 'A operadora do cartão não respondeu.' });
}
