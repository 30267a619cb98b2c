import * as z from 'zod/mini';
import { badgeIcons } from '@shared-kit/contracts/gamification';
import { pointsEvents } from '../gamification.rules.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const ruleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('events'),
    event: z.enum(pointsEvents),
    times: z.int().check(z.minimum(1), z.maximum(10_000)),
  }),
  z.strictObject({
    kind: z.literal('campaign'),
    campaign: z.string(),
    points: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  z.strictObject({ kind: z.literal('streak'), days: z.int().check(z.minimum(2), z.maximum(365)) }),
]);

export const badgesSchema = z.strictObject({
  /** False shows and awards none; earned badges come back with true. */
  enabled: z.boolean(),
  list: z._default(
    z.array(
      z.strictObject({
        key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens')),
        name: text(60),
        description: text(200),
        icon: z._default(z.enum(badgeIcons), 'medal'),
        rule: ruleSchema,
      }),
    ),
    [],
  ),
});

/** The part of `tenant.yaml` that this module reads; the platform reads the rest. */
export const tenantBadgesSchema = z.looseObject({ badges: z.optional(badgesSchema) });

export type TenantBadges = z.output<typeof tenantBadgesSchema>;
