import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { lessonWindowSchema } from '@shared-kit/contracts/learning';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { REASON_MAX_LENGTH, reasonSchema } from './people.endpoints.ts';

/** Which attempt on a lesson counts. */
export const countedAttempts = ['best', 'last', 'first', 'average'] as const;

/** When opening a lesson begins a new attempt: after a failure, after any end, or every time. */
export const newAttempts = ['failed', 'over', 'always'] as const;

/** Maximum number of attempts that a policy may allow. */
export const MAX_ATTEMPTS_ALLOWED = 1000;

/** Maximum number of hosts that a company allows. */
export const MAX_SCORM_HOSTS = 200;

const contentParams = z.object({ idContentItem: idSchema });

const attemptPolicySchema = z.object({
  /** Null without a limit. */
  max: z.nullable(z.number().check(z.int(), z.positive(), z.maximum(MAX_ATTEMPTS_ALLOWED))),
  counts: z.enum(countedAttempts),
  begins: z.enum(newAttempts),
});

export type AttemptPolicy = z.infer<typeof attemptPolicySchema>;

/** Host with an optional port; a star in front allows all hosts below it. */
export const packageHostSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?$/));

/** Host that browsers did not let a package fetch from, because the company has not allowed it. */
const blockedHostSchema = z.object({
  idContentItem: idSchema,
  title: z.string(),
  host: z.string(),
  /** Directive of the policy that blocked it, e.g. `connect-src`. */
  directive: z.string(),
  times: z.number(),
  lastAt: momentSchema,
});

export type BlockedHost = z.infer<typeof blockedHostSchema>;

const scormContentSchema = z.object({
  idContentItem: idSchema,
  title: z.string(),
  /** Titles of the trainings that contain it. */
  trainings: z.array(z.string()),
  /** `held` waits for an operator, `broken` was refused for its reason. */
  state: z.enum(['ready', 'waiting', 'held', 'broken']),
  /** Says why a package was refused; names the rules that are not carried out when it is ready. */
  reason: z.string(),
  /** Version of SCORM; empty while the package was never unpacked. */
  standard: z.string(),
  packageVersion: z.number(),
  lessons: z.number(),
  /** People in the caller's reach who have opened a lesson; null for callers without a right over people. */
  people: z.nullable(z.number()),
  /** Hosts that browsers have blocked and that are not allowed now. */
  blockedHosts: z.number(),
});

export type ScormContent = z.infer<typeof scormContentSchema>;

const scormContentDetailsSchema = z.extend(scormContentSchema, {
  isSequenced: z.boolean(),
  policy: attemptPolicySchema,
  window: lessonWindowSchema,
  lessonList: z.array(z.object({ idSco: idSchema, title: z.string() })),
  versions: z.array(
    z.object({
      number: z.number(),
      standard: z.string(),
      files: z.number(),
      processedAt: momentSchema,
      isCurrent: z.boolean(),
    }),
  ),
  blocked: z.array(blockedHostSchema),
});

export type ScormContentDetails = z.infer<typeof scormContentDetailsSchema>;

const scormReportSchema = z.object({
  /** Reason for which the package is refused; empty when it is accepted. */
  refusal: z.string(),
  standard: z.string(),
  title: z.string(),
  lessons: z.number(),
  files: z.number(),
  /** Bytes of all files, unpacked. */
  size: z.number(),
  encodings: z.nullable(z.object({ manifest: z.string(), names: z.string() })),
  /** Rules of the manifest, by their element names. */
  rules: z.array(z.string()),
  /** Files that the manifest names and the package does not have. */
  missing: z.array(z.string()),
  /** Servers that pages and scripts name. */
  hosts: z.array(z.string()),
  /** Files with links from the root of a server or to a disk. */
  absolute: z.array(z.string()),
  /** Differences from the behaviour that the author may expect. */
  differences: z.array(z.string()),
});

export type ScormReport = z.infer<typeof scormReportSchema>;

/** Lists the SCORM contents of the company. */
export const listScormContents = defineAdminEndpoint({
  id: 'admin.list-scorm-contents',
  method: 'GET',
  path: '/admin/scorm',
  right: 'trainings.read',
  summary: 'Conteúdos SCORM, com o estado do pacote e quantas pessoas os abriram',
  reply: z.object({ contents: z.array(scormContentSchema) }),
});

export const readScormContent = defineAdminEndpoint({
  id: 'admin.read-scorm-content',
  method: 'GET',
  path: '/admin/scorm/:idContentItem',
  right: 'trainings.read',
  summary: 'Um conteúdo SCORM: lições, versões, regra de tentativas e servidores bloqueados',
  params: contentParams,
  reply: z.object({ content: scormContentDetailsSchema }),
});

/** Saves the attempt policy. Refused when somebody else has changed it since `before` was read. */
export const saveScormPolicy = defineAdminEndpoint({
  id: 'admin.save-scorm-policy',
  method: 'PUT',
  path: '/admin/scorm/:idContentItem/policy',
  right: 'scorm.edit',
  summary: 'Muda quantas tentativas um pacote SCORM permite, qual vale e quando uma nova começa',
  params: contentParams,
  body: z.object({ before: attemptPolicySchema, policy: attemptPolicySchema, reason: reasonSchema }),
  reply: z.object({ success: z.literal(true) }),
  errors: saveErrors,
});

/** Saves how lessons are shown. Refused when somebody else has changed it since `before` was read. */
export const saveScormWindow = defineAdminEndpoint({
  id: 'admin.save-scorm-window',
  method: 'PUT',
  path: '/admin/scorm/:idContentItem/window',
  right: 'scorm.edit',
  summary: 'Muda o tamanho das lições de um pacote SCORM e onde elas abrem',
  params: contentParams,
  body: z.object({ before: lessonWindowSchema, window: lessonWindowSchema, reason: reasonSchema }),
  reply: z.object({ success: z.literal(true) }),
  errors: saveErrors,
});

/** Makes an earlier version the package again. It is unpacked afterwards; people in a lesson stay with their files. */
export const rollBackScorm = defineAdminEndpoint({
  id: 'admin.roll-back-scorm',
  method: 'POST',
  path: '/admin/scorm/:idContentItem/rollback',
  right: 'scorm.edit',
  summary: 'Volta um pacote SCORM a outra versão',
  params: contentParams,
  body: z.object({
    number: z.number().check(z.int(), z.positive(), z.maximum(2147483647)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(REASON_MAX_LENGTH)),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: { 'admin.scorm-same-version': 409, 'admin.scorm-unpacking': 409 },
});

/**
 * Returns the address of a lesson's preview, with a log of its API calls: the lesson runs in the real player as for
 * somebody who opens it for the first time, and nothing is stored. A package with sequencing runs as a whole, on an attempt
 * that exists in the page only. The address is good for a day.
 */
export const readScormPreview = defineAdminEndpoint({
  id: 'admin.read-scorm-preview',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/preview',
  right: 'scorm.edit',
  summary: 'Endereço da prévia de uma lição, com o registro das chamadas',
  params: contentParams,
  query: z.object({
    /** Without a lesson, the first one; in a package with sequencing, the whole package. */
    idSco: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
    /** Origin of the page that frames it, which a browser does not send with a GET. */
    origin: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({ url: z.string(), idSco: idSchema, title: z.string() }),
  errors: { 'admin.scorm-unpacking': 409, 'learning.scorm-not-isolated': 409 },
});

/**
 * Inspects the package of a content as `azulejo scorm doctor` inspects a file: what it is, which rules it uses, what it
 * needs, and what will be different here.
 */
export const inspectScorm = defineAdminEndpoint({
  id: 'admin.inspect-scorm',
  method: 'GET',
  path: '/admin/scorm/:idContentItem/doctor',
  right: 'trainings.read',
  summary: 'O que é o pacote SCORM de um conteúdo, de que ele precisa e o que será diferente aqui',
  params: contentParams,
  reply: z.object({ report: scormReportSchema }),
});

export const readScormHosts = defineAdminEndpoint({
  id: 'admin.read-scorm-hosts',
  method: 'GET',
  path: '/admin/scorm-hosts',
  right: 'trainings.read',
  summary: 'Servidores de onde os pacotes SCORM podem buscar dados, e os que os navegadores bloquearam',
  reply: z.object({
    hosts: z.array(z.string()),
    blocked: z.array(blockedHostSchema),
    /** True when windows that packages open leave the sandbox. */
    freesWindows: z.boolean(),
  }),
});

/** Allows hosts for the company's packages, or forbids them again. */
export const saveScormHosts = defineAdminEndpoint({
  id: 'admin.save-scorm-hosts',
  method: 'POST',
  path: '/admin/scorm-hosts',
  right: 'scorm.edit',
  summary: 'Permite servidores aos pacotes SCORM, ou deixa de permitir',
  body: z
    .object({
      add: z.array(packageHostSchema).check(z.maxLength(20)),
      remove: z.array(packageHostSchema).check(z.maxLength(20)),
      reason: reasonSchema,
    })
    .check(z.refine(({ add, remove }) => add.length + remove.length > 0, 'Informe um servidor')),
  reply: z.object({ success: z.literal(true), hosts: z.array(z.string()) }),
  errors: { 'admin.too-many-hosts': 409 },
});

/** Lets windows that the company's packages open out of the sandbox, or keeps them in it (decision 727). */
export const saveScormPopups = defineAdminEndpoint({
  id: 'admin.save-scorm-popups',
  method: 'POST',
  path: '/admin/scorm-popups',
  right: 'scorm.edit',
  summary: 'Solta as janelas que os pacotes SCORM abrem, ou as mantém dentro dos limites deles',
  body: z.object({ isFree: z.boolean(), reason: reasonSchema }),
  reply: z.object({ success: z.literal(true) }),
});
