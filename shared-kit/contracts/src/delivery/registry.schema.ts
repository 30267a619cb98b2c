import * as z from 'zod/mini';
import { remoteNameSchema } from './release-name.schema.ts';
import { compositionSchema, homeModules, releaseChannels, releaseSchema } from './composition.schema.ts';

/** Remote of a lock file: the signed release and the address of its files. */
const lockedReleaseSchema = z.extend(z.omit(releaseSchema, { channel: true, baseUrl: true }), {
  channel: z.enum(releaseChannels),
  /** Absolute address of the release's folder, with a trailing slash. */
  baseUrl: z.string(),
});

/**
 * Lock file of `azulejo lock --tenant aurora`: the exact composition of a tenant's portal, to be tested or replayed
 * elsewhere.
 */
export const lockSchema = z.object({
  lockfile: z.literal(1),
  /** Time of writing, ISO 8601. */
  writtenAt: z.string(),
  /** Origin of the portal that the composition was taken from. */
  source: z.string(),
  tenant: z.string(),
  /** Version of the shell that composed it; empty when the server has no build of the shell. */
  shell: z.string(),
  /** Id of the composition. */
  composition: z.string(),
  modules: compositionSchema.shape.modules,
  homeModule: z.enum(homeModules),
  /** Locked releases by remote. */
  remotes: z.record(z.string(), lockedReleaseSchema),
  /** Public keys that the signatures name: raw Ed25519, base64url, by id. */
  keys: z.record(z.string(), z.string()),
});

export type Lock = z.output<typeof lockSchema>;

/** Registration of a remote by an operator. A remote without one cannot be published. */
export const registrationSchema = z.object({
  remote: remoteNameSchema,
  /** Tenant module that switches it on and off; permanent. */
  module: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Um módulo tem um nome como store.')),
  /** People who answer for it, e.g. 'Equipe da loja <loja@exemplo.com.br>'. */
  owner: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Prefixes of its routes: `/lojinha`, `/:slug/:id` (exactly this pattern), `sections:/busca` (one kind of home). */
  routes: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
});

/** Channels and versions of one remote. */
export const remoteStateSchema = z.object({
  remote: z.string(),
  module: z.string(),
  owner: z.string(),
  routes: z.array(z.string()),
  stable: z.nullable(z.string()),
  /** Earlier stable versions that were not rolled back, newest first. */
  earlier: z.array(z.string()),
  /** `tenant` null applies to all tenants without their own canary. */
  canaries: z.array(z.object({ version: z.string(), tenant: z.nullable(z.string()), percent: z.number() })),
  pins: z.array(z.object({ version: z.string(), tenant: z.string() })),
});

export const releaseRowSchema = z.object({
  version: z.string(),
  state: z.enum(['good', 'yanked']),
  /** Reason for yanking it; empty for a good release. */
  reason: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Id of the key that signed it. */
  key: z.string(),
  format: z.enum(['var', 'module']),
  files: z.number(),
});

/** Entry of a remote's history. */
export const moveRecordSchema = z.object({
  at: z.string(),
  /**
   * `register`, `remove`, `publish`, `promote`, `canary`, `canary-end`, `pin`, `unpin`, `rollback`, `yank`, `unyank`,
   * `token-create`, `token-revoke`, `module-on`, `module-off`, `key-rotate` or
   * `key-retire`.
   */
  kind: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** null for all tenants. */
  tenant: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  /** Empty for automatic moves of the registry. */
  by: z.string(),
  reason: z.string(),
});

/** Result of a move. */
export const movedSchema = z.object({
  remote: z.string(),
  kind: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
  percent: z.nullable(z.number()),
});

export const publishedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** False when exactly this release was published before. */
  isNew: z.boolean(),
  /** True when it is on stable: the first release of a remote is put there when the verdict allows it. */
  isStable: z.boolean(),
  /** Why the first release did not go to stable; empty otherwise. */
  refusal: z._default(z.string(), ''),
  /** Number of lost or altered files that publishing the same release again has put back. */
  restored: z._default(z.int(), 0),
});

const damagedFileSchema = z.object({
  /** Relative to the release; with `.br` or `.gz` for a compressed copy. */
  file: z.string(),
  fault: z.enum(['missing', 'corrupt']),
});

/** Files of a remote's releases in the storage, compared with the recorded hashes. */
export const filesReportSchema = z.object({
  remote: z.string(),
  releases: z.array(
    z.object({
      version: z.string(),
      /** Number of files of the release. */
      files: z.int(),
      damaged: z.array(damagedFileSchema),
    }),
  ),
});

export const moduleStateSchema = z.object({ module: z.string(), enabled: z.boolean(), remotes: z.array(z.string()) });

export type Registration = z.output<typeof registrationSchema>;
export type RemoteState = z.output<typeof remoteStateSchema>;
export type ReleaseRow = z.output<typeof releaseRowSchema>;
export type MoveRecord = z.output<typeof moveRecordSchema>;
export type Moved = z.output<typeof movedSchema>;
export type DamagedFile = z.output<typeof damagedFileSchema>;
export type FilesReport = z.output<typeof filesReportSchema>;
export type Published = z.output<typeof publishedSchema>;
export type ModuleState = z.output<typeof moduleStateSchema>;
