import * as z from 'zod/mini';
import { releaseChannels } from './composition.schema.ts';
import { shellFactsSchema } from './release.schema.ts';
import { versionHealthSchema } from './telemetry.schema.ts';
import { verdictSchema } from './verdict.schema.ts';

/** A change of what clients get, as the registry wrote it down. */
const moveSchema = z.object({
  at: z.string(),
  /** E.g. `promote`, `canary`, `pin`, `rollback`. */
  kind: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Who did it; empty where the registry did by itself. */
  by: z.string(),
  reason: z.string(),
});

const inspectedRemoteSchema = z.object({
  remote: z.string(),
  module: z.string(),
  /** What this visitor gets, and by which way. */
  version: z.string(),
  channel: z.enum(releaseChannels),
  verdicts: z.array(verdictSchema),
  stable: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  pin: z.nullable(z.string()),
  /** Newest first. */
  moves: z.array(moveSchema),
  health: z.array(versionHealthSchema),
});

const inspectedShellSchema = z.object({ version: z.string(), facts: shellFactsSchema, lastSeen: z.string() });

/** What the server knows of a tenant's composition, for the inspector. */
export const inspectionSchema = z.object({
  composition: z.string(),
  /** Newest first. */
  shells: z.array(inspectedShellSchema),
  remotes: z.array(inspectedRemoteSchema),
  /** Where an override may come from, `*` standing for any port. */
  overrideOrigins: z.array(z.string()),
});

export type Inspection = z.output<typeof inspectionSchema>;
export type InspectedRemote = z.output<typeof inspectedRemoteSchema>;
