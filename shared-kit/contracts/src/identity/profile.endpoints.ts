import * as z from 'zod/mini';
import { defineEndpoint, flagSchema, idSchema } from '@shared-kit/contracts/core';
import { cpfSchema, nameSchema, phoneSchema, userSchema } from './user.schema.ts';

const ofUser = z.object({ id: idSchema });
const saved = z.object({ success: z.literal(true), user: userSchema });

export const userFieldSchema = z.discriminatedUnion('field', [
  z.object({ field: z.literal('name'), value: nameSchema }),
  z.object({ field: z.literal('cpf'), value: cpfSchema }),
  z.object({ field: z.literal('phone'), value: phoneSchema }),
  z.object({ field: z.literal('communicationAccepted'), value: flagSchema }),
  z.object({ field: z.literal('emailNotification'), value: flagSchema }),
  z.object({ field: z.literal('smsNotification'), value: flagSchema }),
]);

/** Saves one field of the user's own data (A7u-04). */
export const saveUserField = defineEndpoint({
  id: 'identity.save-user-field',
  method: 'PUT',
  path: '/users/editField/:id',
  access: 'session',
  summary: 'Salva um só dos próprios dados',
  params: ofUser,
  body: userFieldSchema,
  reply: saved,
  errors: { 'identity.invalid-cpf': 422, 'identity.invalid-phone': 422, 'identity.name-locked': 409 },
});

/** Side length of a stored profile photo, in pixels (A5-13). */
export const PHOTO_SIZE = 250;

/**
 * Saves the profile photo (A7u-07, decision 135): a square JPEG of 250 × 250 px, as base64; JPEG, PNG and WebP of other
 * sizes are cropped to it. Replaces the previous photo.
 */
export const saveUserPhoto = defineEndpoint({
  id: 'identity.save-user-photo',
  method: 'PUT',
  path: '/users/:id/photo',
  access: 'session',
  summary: 'Troca a própria foto',
  params: ofUser,
  body: z.object({ image: z.string().check(z.minLength(1), z.maxLength(700_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  reply: saved,
  errors: { 'identity.not-an-image': 422, 'identity.too-many-attempts': 429 },
});

export type UserFieldChange = z.infer<typeof userFieldSchema>;
