import * as z from 'zod/mini';
import { releaseSchema } from './composition.schema.ts';

/** Digest of a schema by the name of the event or slot it belongs to. */
const digestsSchema = z.record(z.string(), z.string());

/** What a build takes from the page it is composed into; written at build time, judged by the verdict before a promote. */
export const requirementsSchema = z.object({
  /** Semver range by shared module, e.g. `{ react: '^19.0.0' }`. */
  shared: z.record(z.string(), z.string()),
  /** Events it publishes and listens to, and slots it fills, each with the digest of the schema it was built with. */
  emits: digestsSchema,
  listens: digestsSchema,
  slots: digestsSchema,
  /** Slots that it leaves open for others. */
  opens: z._default(digestsSchema, {}),
});

/** `azulejo-release.json`: what any bundler's build of a remote says of itself; the registry adds address, channel and signature. */
export const builtReleaseSchema = z.extend(z.omit(releaseSchema, { baseUrl: true, channel: true, signature: true }), {
  requires: z._default(requirementsSchema, { shared: {}, emits: {}, listens: {}, slots: {}, opens: {} }),
});

/** What a build of the shell offers; the other side of the verdict. */
export const shellFactsSchema = z.object({
  version: z.string(),
  /** Versions of the remote contract that it can host. */
  contracts: z.array(z.number()),
  /** Version by shared module. */
  shared: z.record(z.string(), z.string()),
  emits: digestsSchema,
  listens: digestsSchema,
  slots: digestsSchema,
});

export type Requirements = z.output<typeof requirementsSchema>;
export type BuiltRelease = z.output<typeof builtReleaseSchema>;
/** As a build writes it, where defaults may be left out. */
export type BuiltReleaseInput = z.input<typeof builtReleaseSchema>;
export type ShellFacts = z.output<typeof shellFactsSchema>;
