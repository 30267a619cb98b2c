import * as z from 'zod/mini';
import { compositionSchema, homeModules, releaseChannels, releaseSchema } from './composition.schema.ts';

/** `mfe-store`, and the folder and address of its releases. */
export const remoteNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Um módulo remoto tem um nome como mfe-store.'));

/** A semantic version: three numbers, then what the build adds. */
export const versionSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/, 'Uma versão tem a forma 1.4.0 ou 1.4.0-beta.1.'));

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
