import * as z from 'zod/mini';
import { defineEndpoint, doneSchema } from '@shared-kit/contracts/core';
import { compositionSchema } from './composition.schema.ts';
import { inspectionSchema } from './inspection.schema.ts';
import { remoteNameSchema, versionSchema } from './release-name.schema.ts';
import { healthReportSchema, logEntrySchema } from './telemetry.schema.ts';
import { verdictReportSchema } from './verdict.schema.ts';

/** Reply header of every call of a tenant: id of the composition that a page loaded now would get. */
export const COMPOSITION_HEADER = 'x-azulejo-composition';

/** Records client logs, errors by remote and version, and web vitals (A7m-17). */
export const recordLogs = defineEndpoint({
  id: 'platform.record-logs',
  method: 'POST',
  path: '/logs',
  access: 'public',
  summary: 'Registra eventos do navegador (erros, desempenho)',
  body: z.object({ entries: z.array(logEntrySchema).check(z.minLength(1), z.maxLength(50)) }),
  reply: doneSchema,
  errors: { 'platform.too-many-logs': 429 },
});

/** Returns the composition of a page that this visitor would load now; answers 304 when it is unchanged (ETag). */
export const getComposition = defineEndpoint({
  id: 'platform.get-composition',
  method: 'GET',
  path: '/platform/composition',
  access: 'public',
  summary: 'Composição que a página deste visitante receberia agora',
  reply: compositionSchema,
});

/**
 * Lets this browser load one remote from a developer's machine, with `?remote=<remote>@<origin>`, for at most 8 hours.
 */
export const startOverride = defineEndpoint({
  id: 'platform.start-override',
  method: 'POST',
  path: '/platform/overrides',
  access: 'developer',
  summary: 'Troca um módulo remoto pelo da máquina de quem desenvolve',
  body: z.object({ remote: remoteNameSchema, origin: z.string().check(z.maxLength(200)) }),
  reply: z.object({ expiresAt: z.string() }),
  errors: { 'platform.origin-not-allowed': 400, 'platform.unknown-remote': 404 },
});

/** Ends an override of this browser. */
export const endOverride = defineEndpoint({
  id: 'platform.end-override',
  method: 'DELETE',
  path: '/platform/overrides',
  access: 'developer',
  summary: 'Encerra a troca de módulo remoto',
  reply: doneSchema,
});

/** Returns every remote of the tenant with its verdict, moves and health, for the inspector. */
export const inspectPlatform = defineEndpoint({
  id: 'platform.inspect',
  method: 'GET',
  path: '/platform/inspection',
  access: 'developer',
  summary: 'Estado dos módulos remotos do cliente',
  reply: inspectionSchema,
});

/** Returns the health of each version of a remote in the last seven days, over all tenants or for one. */
export const showHealth = defineEndpoint({
  id: 'platform.show-health',
  method: 'GET',
  path: '/platform/remotes/:remote/health',
  access: 'deploy',
  summary: 'Carregamento, falhas e indicadores de cada versão de um módulo remoto',
  params: z.object({ remote: remoteNameSchema }),
  query: z.object({ tenant: z.optional(z.string().check(z.maxLength(60))) }),
  reply: healthReportSchema,
  errors: { 'registry.unknown-remote': 404, 'registry.unknown-tenant': 404 },
});

/**
 * Returns whether a release is compatible with the other releases of each tenant and with the builds of the shell in
 * use.
 */
export const showVerdict = defineEndpoint({
  id: 'platform.show-verdict',
  method: 'GET',
  path: '/platform/remotes/:remote/releases/:version/verdict',
  access: 'deploy',
  summary: 'Compatibilidade de uma versão com os clientes e o shell',
  params: z.object({ remote: remoteNameSchema, version: versionSchema }),
  query: z.object({ tenant: z.optional(z.string().check(z.maxLength(60))) }),
  reply: verdictReportSchema,
  errors: { 'registry.unknown-release': 404, 'registry.unknown-tenant': 404 },
});
