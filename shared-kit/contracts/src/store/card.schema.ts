import * as z from 'zod/mini';
import { cardBrandOf, cardLengthOf, cvvLengthOf, digitsOf, passesLuhn } from './card-brand.rules.ts';
import { expiryState } from './card-expiry.rules.ts';

/** Messages of the specification for a card that cannot be used (A5-28 to A5-33). */
export const cardMessages = {
  required: 'Campo obrigatório',
  invalid: 'Formato inválido',
  unknownBrand: 'Bandeira do cartão não encontrada, favor informar outro cartão.',
  expiryFormat: 'Favor preencher o formato correto. MM/AA',
  expired: 'Cartão expirado, favor mudar o cartão',
} as const;

const filled = z.minLength(1, { error: cardMessages.required });

function isWholeNumber(number: string): boolean {
  const brand = cardBrandOf(number);
  const digits = digitsOf(number);
  return brand !== undefined && digits.length === cardLengthOf(brand) && passesLuhn(digits);
}

/**
 * Creates the schema of the card form; of several issues at one field the first is to be shown. Uses `now()` at
 * validation, because a form may stay open past the end of a month.
 */
export function cardSchema(now: () => Date) {
  return z
    .object({
      name: z
        .string()
        .check(z.trim(), filled, z.regex(/^[\p{L}\p{M}]+(?: +[\p{L}\p{M}]+)*$/u, { error: cardMessages.invalid })),
      creditCard: z.string().check(
        z.trim(),
        filled,
        z.regex(/^[\d ]{16,22}$/, { error: cardMessages.invalid }),
        z.refine((number) => cardBrandOf(number) !== undefined, { error: cardMessages.unknownBrand }),
        z.refine(isWholeNumber, { error: cardMessages.invalid }),
      ),
      expirationDate: z.string().check(
        z.trim(),
        filled,
        z.refine((date) => expiryState(date, now()) !== 'malformed', { error: cardMessages.expiryFormat }),
        z.refine((date) => expiryState(date, now()) !== 'expired', { error: cardMessages.expired }),
      ),
      CVV: z.string().check(z.trim(), filled, z.regex(/^\d{3,4}$/, { error: cardMessages.invalid })),
    })
    .check(
      z.refine(({ CVV, creditCard }) => CVV.length === cvvLengthOf(cardBrandOf(creditCard)), {
        path: ['CVV'],
        error: cardMessages.invalid,
        // Reported together with the issues of other fields, if both of its own fields are valid.
        when: ({ value, issues }) =>
          isCardPair(value) && !issues.some(({ path }) => path?.[0] === 'CVV' || path?.[0] === 'creditCard'),
      }),
    );
}

function isCardPair(value: unknown): value is { CVV: string; creditCard: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'CVV' in value &&
    typeof value.CVV === 'string' &&
    'creditCard' in value
  );
}

export type CardFields = z.output<ReturnType<typeof cardSchema>>;
