import * as z from 'zod/mini';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { accessErrors, defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { REASON_MAX_LENGTH, reasonSchema } from './people.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

/** Days for which a request waits for a second person. */
export const CONFIRMATION_DAYS = 7;

/** Describes what waits for a second person, where it would happen. `isOwn` is true when the viewer asked. */
export const waitingSchema = z.object({ askedBy: z.string(), isOwn: z.boolean(), until: momentSchema });

/** Names what a second person confirms: the erasure of a person, a change of the company's login, and that nobody confirms any more. */
export const confirmationKinds = ['erase-person', 'change-sso', 'four-eyes-off'] as const;

const confirmationSchema = z.object({
  idConfirmation: idSchema,
  kind: z.enum(confirmationKinds),
  /** Null when it is about the company. */
  person: z.nullable(z.object({ idPerson: idSchema, name: z.string(), username: z.string() })),
  askedBy: z.string(),
  /** True when the viewer asked: somebody else has to confirm. */
  isOwn: z.boolean(),
  reason: z.string(),
  /** Names what would change, by the title of each setting. Only a change of the company's login has some. */
  changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
  /** True when the settings have changed since, so that the request can only be refused or withdrawn. */
  isOutdated: z.boolean(),
  askedAt: momentSchema,
  /** Moment after which the request is over. */
  until: momentSchema,
});

/** Lists what waits for a second person, oldest first. */
export const listConfirmations = defineAdminEndpoint({
  id: 'admin.list-confirmations',
  method: 'GET',
  path: '/admin/confirmations',
  right: 'people.privacy',
  summary: 'O que espera a confirmação de uma segunda pessoa',
  reply: z.object({
    /** Requests of others, which the viewer may confirm. */
    total: z.number(),
    confirmations: z.array(confirmationSchema),
    /** False for somebody who enters without a password: their recent login is the proof. */
    hasPassword: z.boolean(),
  }),
});

/** Confirms what somebody else has asked for, which happens at once, refuses it, or withdraws an own request. */
export const answerConfirmation = defineAdminEndpoint({
  id: 'admin.answer-confirmation',
  method: 'POST',
  path: '/admin/confirmations/:idConfirmation/answer',
  right: 'people.privacy',
  summary: 'Confirma, recusa ou retira o que outra pessoa tem de confirmar',
  params: z.object({ idConfirmation: idSchema }),
  body: z.discriminatedUnion('decision', [
    z.extend(proofSchema, { decision: z.literal('confirm') }),
    z.object({
      decision: z.literal('refuse'),
      reason: z.string().check(z.trim(), z.minLength(1, 'Informe o motivo'), z.maxLength(REASON_MAX_LENGTH)),
    }),
    z.object({ decision: z.literal('withdraw'), reason: reasonSchema }),
  ]),
  reply: doneSchema,
  errors: {
    ...accessErrors,
    ...proofErrors,
    'admin.own-confirmation': 403,
    'admin.last-owner': 409,
    'admin.asker-without-right': 409,
    'admin.files-govern': 409,
    'admin.sso-settings': 422,
    ...saveErrors,
  },
});

/** Returns whether a second person has to confirm, and why. */
export const readFourEyes = defineAdminEndpoint({
  id: 'admin.read-four-eyes',
  method: 'GET',
  path: '/admin/company/four-eyes',
  right: 'roles.read',
  summary: 'Se uma segunda pessoa confirma o que não tem volta',
  reply: z.object({
    isOn: z.boolean(),
    /** True when nobody has switched it: it follows the number of administrators. */
    isDefault: z.boolean(),
    administrators: z.number(),
    /** True when somebody has asked to switch it off and nobody has answered yet. */
    isWaiting: z.boolean(),
    canSwitch: z.boolean(),
    hasPassword: z.boolean(),
  }),
});

/** Switches the confirmation by a second person. Switching it off while it is on needs one itself. */
export const switchFourEyes = defineAdminEndpoint({
  id: 'admin.switch-four-eyes',
  method: 'PUT',
  path: '/admin/company/four-eyes',
  right: 'roles.give',
  summary: 'Liga ou desliga a confirmação por uma segunda pessoa',
  body: z.extend(proofSchema, { isOn: z.boolean() }),
  reply: z.object({ success: z.literal(true), state: z.enum(['done', 'asked']) }),
  errors: { ...proofErrors, 'admin.confirmation-waits': 409, 'admin.nobody-confirms': 409 },
});

export type Confirmation = z.infer<typeof confirmationSchema>;
export type ConfirmationKind = (typeof confirmationKinds)[number];
