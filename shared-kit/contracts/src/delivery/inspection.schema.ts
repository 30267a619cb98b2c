import * as z from 'zod/mini';
import { releaseChannels } from './composition.schema.ts';
import { moveRecordSchema } from './registry.schema.ts';
import { shellCapabilitiesSchema } from './release.schema.ts';
import { versionHealthSchema } from './telemetry.schema.ts';
import { verdictSchema } from './verdict.schema.ts';

const inspectedRemoteSchema = z.object({
  remote: z.string(),
  module: z.string(),
  /** Version that this visitor gets, and its channel. */
  version: z.string(),
  channel: z.enum(releaseChannels),
  verdicts: z.array(verdictSchema),
  stable: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  pin: z.nullable(z.string()),
  /** Newest first. */
  moves: z.array(moveRecordSchema),
  health: z.array(versionHealthSchema),
});

const inspectedShellSchema = z.object({
  version: z.string(),
  capabilities: shellCapabilitiesSchema,
  lastSeen: z.string(),
});

/** Server data on a tenant's composition, for the inspector. */
export const inspectionSchema = z.object({
  composition: z.string(),
  /** Newest first. */
  shells: z.array(inspectedShellSchema),
  remotes: z.array(inspectedRemoteSchema),
  /** Allowed origins of an override; `*` stands for any port. */
  overrideOrigins: z.array(z.string()),
});

export type Inspection = z.output<typeof inspectionSchema>;
export type InspectedRemote = z.output<typeof inspectedRemoteSchema>;
