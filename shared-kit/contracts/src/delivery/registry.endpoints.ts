import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import {
  lockSchema,
  moduleStateSchema,
  moveRecordSchema,
  movedSchema,
  filesReportSchema,
  publishedSchema,
  registrationSchema,
  releaseRowSchema,
  remoteStateSchema,
} from './registry.schema.ts';
import { remoteNameSchema, versionSchema } from './release-name.schema.ts';

const ofRemote = z.object({ remote: remoteNameSchema });
const tenantKey = z.string().check(z.minLength(1), z.maxLength(60));
const reason = z._default(z.string().check(z.maxLength(500)), '');
const megabyte = 1024 * 1024;

const unknownRelease = { 'registry.unknown-release': 404 } as const;
const unfit = {
  ...unknownRelease,
  'registry.not-registered': 409,
  'registry.yanked': 409,
  'registry.incompatible': 409,
} as const;

/** Publishes a whole build in one call: its record as written, and all of its files. */
export const publishRelease = defineEndpoint({
  id: 'registry.publish-release',
  method: 'POST',
  path: '/platform/remotes/:remote/releases',
  access: 'deploy',
  summary: 'Publica uma versão de um módulo remoto',
  bodyLimit: 60 * megabyte,
  params: ofRemote,
  body: z.object({
    /** Text of `azulejo-release.json`. */
    record: z.string().check(z.maxLength(megabyte)),
    files: z.array(z.object({ name: z.string().check(z.maxLength(200)), base64: z.string() })).check(z.maxLength(1000)),
  }),
  reply: publishedSchema,
  errors: {
    'registry.invalid-build': 400,
    'registry.wrong-hash': 400,
    'registry.missing-file': 400,
    'registry.unlisted-file': 400,
    'registry.version-taken': 409,
    'registry.not-registered': 409,
    'registry.other-module': 409,
    'registry.key-sealed': 409,
    'registry.too-large': 413,
  },
});

/** Registers a remote, or changes its owner and routes. Only then can it be published and have tokens. */
export const registerRemote = defineEndpoint({
  id: 'registry.register-remote',
  method: 'PUT',
  path: '/platform/remotes/:remote',
  access: 'operator',
  summary: 'Registra um módulo remoto: nome, módulo, responsável e rotas',
  params: ofRemote,
  body: z.omit(registrationSchema, { remote: true }),
  reply: registrationSchema,
  errors: { 'registry.other-module': 409, 'registry.route-taken': 409, 'registry.invalid-route': 400 },
});

/** Removes a remote: its releases are yanked, its tokens revoked, and its routes are free again. */
export const removeRemote = defineEndpoint({
  id: 'registry.remove-remote',
  method: 'DELETE',
  path: '/platform/remotes/:remote',
  access: 'operator',
  summary: 'Remove um módulo remoto de todos os clientes',
  params: ofRemote,
  query: z.object({ reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply: movedSchema,
  errors: { 'registry.not-registered': 409 },
});

/** Returns the releases of a remote, with its channels. */
export const showRemote = defineEndpoint({
  id: 'registry.show-remote',
  method: 'GET',
  path: '/platform/remotes/:remote',
  access: 'deploy',
  summary: 'Versões de um módulo remoto e o que aponta para elas',
  params: ofRemote,
  reply: z.extend(remoteStateSchema, { releases: z.array(releaseRowSchema) }),
  errors: { 'registry.unknown-remote': 404 },
});

/** Lists remotes: with a remote's token that remote, with an operator's token all. */
export const listRemotes = defineEndpoint({
  id: 'registry.list-remotes',
  method: 'GET',
  path: '/platform/remotes',
  access: 'deploy',
  summary: 'Módulos remotos e suas versões em uso',
  reply: z.object({ remotes: z.array(remoteStateSchema) }),
});

/** Returns the history of a remote. */
export const listMoves = defineEndpoint({
  id: 'registry.list-moves',
  method: 'GET',
  path: '/platform/remotes/:remote/moves',
  access: 'deploy',
  summary: 'Histórico de um módulo remoto',
  params: ofRemote,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(500)), 50) }),
  reply: z.object({ moves: z.array(moveRecordSchema) }),
});

/** Compares every stored file of a remote's releases with its recorded hash. */
export const verifyRemoteFiles = defineEndpoint({
  id: 'registry.verify-files',
  method: 'GET',
  path: '/platform/remotes/:remote/files',
  access: 'deploy',
  summary: 'Arquivos das versões que faltam ou foram alterados',
  params: ofRemote,
  reply: filesReportSchema,
});

/** Puts a release on stable, for all tenants. */
export const promoteRelease = defineEndpoint({
  id: 'registry.promote-release',
  method: 'POST',
  path: '/platform/remotes/:remote/promote',
  access: 'deploy',
  summary: 'Põe uma versão em stable, para todos os clientes',
  params: ofRemote,
  body: z.object({ version: versionSchema, reason }),
  reply: movedSchema,
  errors: unfit,
});

/** Serves a release to a share of the visitors. */
export const startCanary = defineEndpoint({
  id: 'registry.start-canary',
  method: 'POST',
  path: '/platform/remotes/:remote/canaries',
  access: 'deploy',
  summary: 'Dá uma versão a uma parte dos visitantes',
  params: ofRemote,
  body: z.object({
    version: versionSchema,
    tenant: z._default(z.nullable(tenantKey), null),
    percent: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
    reason,
  }),
  reply: movedSchema,
  errors: { ...unfit, 'registry.unknown-tenant': 404 },
});

/** Ends a canary: its visitors return to stable. */
export const endCanary = defineEndpoint({
  id: 'registry.end-canary',
  method: 'DELETE',
  path: '/platform/remotes/:remote/canaries',
  access: 'deploy',
  summary: 'Encerra um canary: seus visitantes voltam para stable',
  params: ofRemote,
  query: z.object({ tenant: z.optional(tenantKey), reason }),
  reply: movedSchema,
  errors: { 'registry.no-canary': 404 },
});

/** Pins a release for a tenant. */
export const pinRelease = defineEndpoint({
  id: 'registry.pin-release',
  method: 'POST',
  path: '/platform/remotes/:remote/pins',
  access: 'deploy',
  summary: 'Fixa uma versão para um cliente',
  params: ofRemote,
  body: z.object({ version: versionSchema, tenant: tenantKey, reason }),
  reply: movedSchema,
  errors: { ...unfit, 'registry.unknown-tenant': 404 },
});

/** Removes the pin of a tenant. */
export const unpinRelease = defineEndpoint({
  id: 'registry.unpin-release',
  method: 'DELETE',
  path: '/platform/remotes/:remote/pins',
  access: 'deploy',
  summary: 'Solta a versão fixada para um cliente',
  params: ofRemote,
  query: z.object({ tenant: tenantKey, reason }),
  reply: movedSchema,
  errors: { 'registry.no-pin': 404 },
});

/** Returns stable to an earlier release. */
export const rollBackRemote = defineEndpoint({
  id: 'registry.roll-back-remote',
  method: 'POST',
  path: '/platform/remotes/:remote/rollback',
  access: 'deploy',
  summary: 'Volta stable para uma versão anterior',
  params: ofRemote,
  body: z.object({ to: z._default(z.nullable(versionSchema), null), reason }),
  reply: movedSchema,
  errors: { ...unfit, 'registry.never-stable': 409, 'registry.nothing-before': 409 },
});

/** Yanks a release: it is no longer served. */
export const yankRelease = defineEndpoint({
  id: 'registry.yank-release',
  method: 'POST',
  path: '/platform/remotes/:remote/yank',
  access: 'deploy',
  summary: 'Condena uma versão: ninguém mais a recebe',
  params: ofRemote,
  body: z.object({ version: versionSchema, reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply: movedSchema,
  errors: unknownRelease,
});

/** Unyanks a release. */
export const unyankRelease = defineEndpoint({
  id: 'registry.unyank-release',
  method: 'POST',
  path: '/platform/remotes/:remote/unyank',
  access: 'deploy',
  summary: 'Retira a condenação de uma versão',
  params: ofRemote,
  body: z.object({ version: versionSchema, reason }),
  reply: movedSchema,
  errors: { 'registry.not-yanked': 409 },
});

/** Lists the modules of a tenant. */
export const listModules = defineEndpoint({
  id: 'registry.list-modules',
  method: 'GET',
  path: '/platform/modules',
  access: 'operator',
  summary: 'Módulos de um cliente',
  query: z.object({ tenant: tenantKey }),
  reply: z.object({ modules: z.array(moduleStateSchema) }),
  errors: { 'registry.unknown-tenant': 404 },
});

/** Switches a module of a tenant on or off. */
export const switchModule = defineEndpoint({
  id: 'registry.switch-module',
  method: 'PUT',
  path: '/platform/modules/:module',
  access: 'operator',
  summary: 'Liga ou desliga um módulo de um cliente',
  params: z.object({ module: z.string().check(z.maxLength(60)) }),
  body: z.object({ tenant: tenantKey, enabled: z.boolean() }),
  reply: z.object({ tenant: z.string(), name: z.string(), module: z.string(), enabled: z.boolean() }),
  errors: { 'registry.unknown-tenant': 404, 'registry.unknown-module': 404, 'registry.incompatible': 409 },
});

/** Returns the lock file of a tenant. Public: it has no more data than the tenant's own page. */
export const lockTenant = defineEndpoint({
  id: 'registry.lock-tenant',
  method: 'GET',
  path: '/platform/lock',
  access: 'public',
  summary: 'Composição exata de um cliente, para ser testada de novo',
  query: z.object({ tenant: tenantKey }),
  reply: lockSchema,
  errors: { 'registry.unknown-tenant': 404, 'registry.tenant-off': 409 },
});
