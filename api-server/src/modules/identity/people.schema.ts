import { PASSWORD_MIN_LENGTH } from '@shared-kit/contracts/identity';
import * as z from 'zod/mini';
import { importDateSchema } from '../../platform/importing/import-date.rules.ts';

const text = z.string().check(z.minLength(1));
const optionalText = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);

const personSchema = z.object({
  key: text,
  name: text,
  username: text,
  /** Empty for a person who has none. */
  email: z._default(z.union([z.literal(''), z.email()]), ''),
  cpf: optionalText,
  phone: optionalText,
  /** False for a phone that the person typed and nobody has confirmed. */
  phoneVerified: z._default(z.boolean(), true),
  userType: optionalText,
  department: optionalText,
  role: optionalText,
  photo: optionalText,
  guestCompany: optionalText,
  guestCnpj: optionalText,
  /** 0 is a learner or client; 1 and 2 are admins. */
  admin: z._default(z.number().check(z.int(), z.nonnegative()), 0),
  active: z._default(z.boolean(), true),
  developer: flag,
  supportAccess: flag,
  /** Enters only through the company's SSO and has no password here. */
  ssoOnly: flag,
  /** The same value in the files of several apps links one person, who may switch between them. */
  person: z.optional(text),
  /** Password of a person who has none; defaults to `defaultPassword`. */
  password: z.optional(z.string().check(z.minLength(PASSWORD_MIN_LENGTH))),
  /** Key of another person. */
  manager: z.optional(text),
  acceptedTerms: z._default(z.boolean(), true),
  /**
   * Marks a person who knows the portal, so that topics of interest and the tutorial do not open automatically.
   * Defaults to `acceptedTerms`.
   */
  welcomed: z.optional(z.boolean()),
  communication: flag,
  emailNotification: flag,
  smsNotification: flag,
  lastLogin: z.optional(importDateSchema),
  /** Keys of the terms of responsibility that this person must accept. */
  responsibilityTerms: z._default(z.array(text), []),
});

const unitSchema = z.object({
  key: text,
  /** Name of a new unit. One that exists is renamed on its page, because roles and rules follow the name there. */
  name: text.check(z.maxLength(200)),
  code: z._default(z.string().check(z.maxLength(50)), ''),
  /** Key of the unit above it. */
  parent: z.optional(text),
  /** Key of a person. */
  leader: z.optional(text),
});

export const peopleSchema = z.object({
  /**
   * Password for people who have none yet; a password that was changed since is not overwritten. Without it, people set
   * their password by a link.
   */
  defaultPassword: z.optional(z.string().check(z.minLength(PASSWORD_MIN_LENGTH))),
  responsibilityTerms: z._default(z.array(z.object({ key: text, title: text, version: z.number(), text })), []),
  /** Units of the company. A person's `department` names one by its name or code. */
  units: z._default(z.array(unitSchema), []),
  people: z.array(personSchema),
});

export type People = z.output<typeof peopleSchema>;
export type FileUnit = z.output<typeof unitSchema>;
export type ImportedPerson = z.output<typeof personSchema>;
