import * as z from 'zod/mini';
import { fileReply, idSchema } from '@shared-kit/contracts/core';
import { accessErrors, defineAdminEndpoint } from './admin-endpoint.ts';
import { waitingSchema } from './confirmations.endpoints.ts';
import { REASON_MAX_LENGTH } from './people.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

const personParams = z.object({ idPerson: idSchema });

export const personDataFormats = ['json', 'html'] as const;

export type PersonDataFormat = (typeof personDataFormats)[number];

/** Exports everything that the portal stores about one person. A POST, because the export is in the log of changes and asks for the password. */
export const exportPersonData = defineAdminEndpoint({
  id: 'admin.export-person-data',
  method: 'POST',
  path: '/admin/people/:idPerson/data-export',
  right: 'people.privacy',
  summary: 'Exporta os dados de uma pessoa (LGPD)',
  params: personParams,
  body: z.extend(proofSchema, { format: z.enum(personDataFormats) }),
  reply: fileReply,
  errors: proofErrors,
});

const erasurePartSchema = z.object({ title: z.string(), rows: z.number() });

/** Lists what an erasure would delete, and what it would keep and why. */
export const previewErasure = defineAdminEndpoint({
  id: 'admin.preview-erasure',
  method: 'GET',
  path: '/admin/people/:idPerson/erasure',
  right: 'people.privacy',
  summary: 'O que apagar uma pessoa apaga e o que fica',
  params: personParams,
  reply: z.object({
    deleted: z.array(erasurePartSchema),
    kept: z.array(z.extend(erasurePartSchema, { reason: z.string() })),
    /** True when a second person has to confirm the erasure. */
    needsConfirmation: z.boolean(),
    /** Request that waits for a second person; null when nobody has asked. */
    waiting: z.nullable(waitingSchema),
  }),
});

/**
 * Erases a person: the account becomes a pseudonym without access, and what no duty keeps is deleted. It is final. Asks
 * for a second person first, unless the company does without one.
 */
export const erasePerson = defineAdminEndpoint({
  id: 'admin.erase-person',
  method: 'POST',
  path: '/admin/people/:idPerson/erasure',
  right: 'people.privacy',
  summary: 'Apaga uma pessoa (LGPD)',
  params: personParams,
  body: z.object({
    /** Login of the person, typed as a confirmation. */
    username: z.string().check(z.maxLength(200)),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Informe o motivo, por exemplo o pedido da pessoa'),
        z.maxLength(REASON_MAX_LENGTH),
      ),
  }),
  reply: z.object({ success: z.literal(true), state: z.enum(['erased', 'asked']) }),
  errors: {
    ...accessErrors,
    'admin.last-owner': 409,
    'admin.erasure-login': 409,
    'admin.confirmation-waits': 409,
    'admin.nobody-confirms': 409,
  },
});
