import * as z from 'zod/mini';
import { releaseSchema } from './composition.schema.ts';

/** Schema digests by name of the event or slot. */
const digestsSchema = z.record(z.string(), z.string());

/**
 * Requirements of a build on the page it is composed into; written at build time and checked by the verdict before a
 * promote.
 */
export const requirementsSchema = z.object({
  /** Semver range by shared module, e.g. `{ react: '^19.0.0' }`. */
  shared: z.record(z.string(), z.string()),
  /**
   * Events that it publishes and subscribes to, and slots that it fills, each with the digest of its schema at build
   * time.
   */
  emits: digestsSchema,
  listens: digestsSchema,
  slots: digestsSchema,
  /** Slots that it offers to others. */
  opens: z._default(digestsSchema, {}),
});

/**
 * Contents of `azulejo-release.json`, written by any bundler's build of a remote; the registry adds address, channel
 * and signature.
 */
export const builtReleaseSchema = z.extend(z.omit(releaseSchema, { baseUrl: true, channel: true, signature: true }), {
  requires: z._default(requirementsSchema, { shared: {}, emits: {}, listens: {}, slots: {}, opens: {} }),
});

/** Capabilities of a build of the shell; the verdict compares requirements with them. */
export const shellCapabilitiesSchema = z.object({
  version: z.string(),
  /** Versions of the remote contract that it supports. */
  contracts: z.array(z.number()),
  /** Version by shared module. */
  shared: z.record(z.string(), z.string()),
  emits: digestsSchema,
  listens: digestsSchema,
  slots: digestsSchema,
});

export type Requirements = z.output<typeof requirementsSchema>;
export type BuiltRelease = z.output<typeof builtReleaseSchema>;
/** Release record as a build writes it; fields with defaults may be omitted. */
export type BuiltReleaseInput = z.input<typeof builtReleaseSchema>;
export type ShellCapabilities = z.output<typeof shellCapabilitiesSchema>;
