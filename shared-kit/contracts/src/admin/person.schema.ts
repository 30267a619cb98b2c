import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { cpfSchema, nameSchema, phoneSchema } from '@shared-kit/contracts/identity';

/** States of an account: entered before, never entered, or without access. */
export const accountStates = ['active', 'never', 'inactive'] as const;

export type AccountState = (typeof accountStates)[number];

/** Row of the list of people. */
export const listedPersonSchema = z.object({
  idPerson: idSchema,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  department: z.string(),
  role: z.string(),
  photo: z.string(),
  state: z.enum(accountStates),
  leaderName: z.string(),
  lastAccess: z.nullable(momentSchema),
});

const textSchema = z.string().check(z.trim(), z.maxLength(200));

/** Login of a person: without spaces, because people type it on a phone. */
const usernameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Informe o login'), z.maxLength(200), z.regex(/^\S+$/, 'O login não tem espaços'));

const emailSchema = z.union([
  z.literal(''),
  z.email('Informe um e-mail como nome@empresa.com.br').check(z.maxLength(200)),
]);

/** Fields of a person that the administration edits. */
export const personFieldsSchema = z.object({
  name: nameSchema,
  username: usernameSchema,
  email: emailSchema,
  cpf: cpfSchema,
  phone: phoneSchema,
  department: textSchema,
  role: textSchema,
  idLeader: z.nullable(idSchema),
});

export type PersonFields = z.infer<typeof personFieldsSchema>;

/** Names of the fields, in the order of the form. */
export const personFieldNames = [
  'name',
  'username',
  'email',
  'cpf',
  'phone',
  'department',
  'role',
  'idLeader',
] as const satisfies readonly (keyof PersonFields)[];

/** Person as its page shows it. */
export const administeredPersonSchema = z.object({
  idPerson: idSchema,
  /** Version of the fields; a save states the one that it has read. */
  version: z.string(),
  fields: personFieldsSchema,
  leaderName: z.string(),
  photo: z.string(),
  state: z.enum(accountStates),
  /** False for people who enter by the company's own login, or who have not chosen a password yet. */
  hasPassword: z.boolean(),
  lastLogin: z.nullable(momentSchema),
  lastAccess: z.nullable(momentSchema),
  createdAt: momentSchema,
  groups: z.array(z.object({ idGroup: idSchema, name: z.string() })),
  sessions: z.array(
    z.object({ agent: z.string(), address: z.string(), startedAt: momentSchema, lastUsedAt: z.nullable(momentSchema) }),
  ),
  /** Actions that the viewer may take on this person, by right and by the rights of the person. */
  canEdit: z.boolean(),
  canChangeAccess: z.boolean(),
});

export type ListedPerson = z.infer<typeof listedPersonSchema>;
export type AdministeredPerson = z.infer<typeof administeredPersonSchema>;
