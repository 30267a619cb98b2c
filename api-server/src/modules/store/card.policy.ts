import { cardBrandOf, cardSchema, digitsOf, formatCardNumber } from '@shared-kit/contracts/store';
import { refuse } from '../../platform/errors.ts';
import type { Card } from './payment-gateway.ts';

interface CardInput {
  readonly name: string;
  readonly creditCard: string;
  readonly expirationDate: string;
  readonly CVV: string;
  readonly brand: string;
}

/**
 * Returns the card of a purchase for the gateway. Rejects a card that no gateway would accept. Grouped digits are
 * allowed.
 */
export function cardFrom(body: CardInput, now: Date): Card {
  const isPlain = /^[\d ]+$/.test(body.creditCard);
  const creditCard = isPlain ? formatCardNumber(body.creditCard) : body.creditCard;
  const parsed = cardSchema(() => now).safeParse({ ...body, creditCard });
  if (!parsed.success) {
    const firstOfField = new Map(
      parsed.error.issues.toReversed().map(({ path, message }) => [`body.${path.join('.')}`, message]),
    );
    const issues = [...firstOfField].map(([path, message]) => ({ path, message })).toReversed();
    throw refuse('request.invalid', 400, issues[0]?.message ?? '', { issues });
  }
  const brand = cardBrandOf(parsed.data.creditCard);
  if (brand === undefined || brand !== body.brand) {
    const message = 'A bandeira não corresponde ao número do cartão.';
    throw refuse('request.invalid', 400, message, { issues: [{ path: 'body.brand', message }] });
  }
  const { name, expirationDate, CVV } = parsed.data;
  return { name, number: digitsOf(parsed.data.creditCard), expirationDate, cvv: CVV, brand };
}
