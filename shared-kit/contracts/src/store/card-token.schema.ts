import * as z from 'zod/mini';

/** Token of the payment gateway for a card. A card number in its place is rejected. */
export const cardTokenSchema = z.string().check(
  z.regex(/^[\w-]{8,200}$/),
  z.refine((token) => !/^\d{12,19}$/.test(token), { error: 'Envie o token da operadora, nunca o número do cartão.' }),
);

/** Request by which a page exchanges a card for a token, in the gateways' form. */
export const cardTokenRequestSchema = z.object({
  card_number: z.string(),
  security_code: z.string(),
  expiration_month: z.int(),
  expiration_year: z.int(),
  cardholder: z.object({
    name: z.string(),
    identification: z.optional(z.object({ type: z.literal('CPF'), number: z.string() })),
  }),
});

/** Answer to it. */
export const cardTokenReplySchema = z.object({ id: z.string() });

export type CardTokenRequest = z.infer<typeof cardTokenRequestSchema>;
