import * as z from 'zod/mini';
import { flagSchema } from '@shared-kit/contracts/core';
import { isPersonName } from './name.rules.ts';

/** User (A3-11). */
export const userSchema = z.object({
  idUser: z.number(),
  idCompany: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  cpf: z.string(),
  userType: z.string(),
  /** Accepted version of the agreement; empty when none was accepted. */
  userLicenceTermsAccepted: z.string(),
  communicationAccepted: flagSchema,
  emailNotification: flagSchema,
  smsNotification: flagSchema,
  guestCompany: z.string(),
  guestCnpj: z.string(),
  admin: z.number(),
  active: z.boolean(),
  photo: z.string(),
  askPWA: z.boolean(),
  department: z.string(),
  role: z.string(),
  username: z.string(),
  /** Address that waits for its confirmation; missing when there is none. */
  pendingEmail: z.optional(z.string()),
  /** Set when the user registered without the company and may therefore change the e-mail. */
  canChangeEmail: z.optional(z.literal(true)),
  /** Missing when the user may change the name; otherwise whom to ask for a change. */
  nameLock: z.optional(z.object({ contact: z.string() })),
});

/** Name of a person, as forms accept it. */
export const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Nome obrigatório'),
    z.maxLength(200),
    z.refine(isPersonName, 'Use só o nome, sem endereços nem símbolos'),
  );
export const cpfSchema = z.string().check(z.maxLength(20));
export const phoneSchema = z.string().check(z.maxLength(20));

/** Fields that users may change themselves; login and e-mail are read-only (A5). */
export const userChangesSchema = z.object({
  name: z.optional(nameSchema),
  cpf: z.optional(cpfSchema),
  phone: z.optional(phoneSchema),
  communicationAccepted: z.optional(flagSchema),
  emailNotification: z.optional(flagSchema),
  smsNotification: z.optional(flagSchema),
});

export type User = z.infer<typeof userSchema>;
export type UserChanges = z.infer<typeof userChangesSchema>;
