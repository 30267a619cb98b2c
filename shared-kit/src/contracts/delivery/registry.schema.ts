import * as z from 'zod/mini';
import { compositionSchema, homeModules, releaseChannels, releaseSchema } from './composition.schema.ts';

/** A remote of a lock file: the release as it is signed, and where its files are. */
const lockedReleaseSchema = z.extend(z.omit(releaseSchema, { channel: true, baseUrl: true }), {
  channel: z.enum(releaseChannels),
  /** Absolute address of the release's folder, with a trailing slash. */
  baseUrl: z.string(),
});

/** `azulejo lock --tenant aurora`: exactly what a tenant's portal was made of, to be tested or replayed elsewhere. */
export const lockSchema = z.object({
  lockfile: z.literal(1),
  /** When it was written, ISO 8601. */
  writtenAt: z.string(),
  /** Origin of the portal that the composition was taken from. */
  source: z.string(),
  tenant: z.string(),
  /** Version of the shell that composed it; empty where the server has no shell's build. */
  shell: z.string(),
  /** Id of the composition. */
  composition: z.string(),
  modules: compositionSchema.shape.modules,
  homeModule: z.enum(homeModules),
  /** By remote. */
  remotes: z.record(z.string(), lockedReleaseSchema),
  /** Public keys that the signatures name: raw Ed25519, base64url, by id. */
  keys: z.record(z.string(), z.string()),
});

export type Lock = z.output<typeof lockSchema>;

/** What points at the releases of one remote. */
export const remoteStateSchema = z.object({
  remote: z.string(),
  modules: z.array(z.string()),
  stable: z.nullable(z.string()),
  /** Were on stable before and were not taken back, newest first. */
  earlier: z.array(z.string()),
  /** `tenant` null is for all tenants without a canary of their own. */
  canaries: z.array(z.object({ version: z.string(), tenant: z.nullable(z.string()), percent: z.number() })),
  pins: z.array(z.object({ version: z.string(), tenant: z.string() })),
});

export const releaseRowSchema = z.object({
  version: z.string(),
  state: z.enum(['good', 'condemned']),
  /** Why it was condemned; empty while it is good. */
  reason: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Id of the key that signed it. */
  key: z.string(),
  format: z.enum(['var', 'module']),
  files: z.number(),
});

/** A line of a remote's history. */
export const moveRecordSchema = z.object({
  at: z.string(),
  /** `publish`, `promote`, `canary`, `canary-end`, `pin`, `unpin`, `rollback`, `condemn` or `absolve`. */
  kind: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Null is all tenants. */
  tenant: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  /** Empty where the registry did it by itself. */
  by: z.string(),
  reason: z.string(),
});

/** What a move changed. */
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
  /** False when exactly this was published before. */
  isNew: z.boolean(),
  /** It is on stable now: the first of its remote is put there, or it was there already. */
  isStable: z.boolean(),
});

export const moduleStateSchema = z.object({ module: z.string(), enabled: z.boolean(), remotes: z.array(z.string()) });

export type RemoteState = z.output<typeof remoteStateSchema>;
export type ReleaseRow = z.output<typeof releaseRowSchema>;
export type MoveRecord = z.output<typeof moveRecordSchema>;
export type Moved = z.output<typeof movedSchema>;
export type Published = z.output<typeof publishedSchema>;
export type ModuleState = z.output<typeof moduleStateSchema>;
