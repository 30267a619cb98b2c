import * as z from 'zod/mini';
import { flagSchema, idSchema } from '@shared-kit/contracts/core';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import { lockSchema, questionnaireStateSchema } from './node.schema.ts';
import type { Lock } from './node.schema.ts';
import { trainingStepsSchema } from './training-steps.schema.ts';
import { elementTypes, enrollmentStatusSchema } from './statuses.schema.ts';

const mapElementFields = {
  elementType: z.enum(elementTypes),
  title: z.string(),
  /** Code of the node, or of the node that contains the content or evaluation. */
  nodeCode: z.string(),
  idContentItem: z.nullable(idSchema),
  idContentType: z.nullable(z.number()),
  idEvaluation: z.nullable(idSchema),
  /** Minutes of a content; null when unknown. */
  minutes: z.nullable(z.number()),
  contentEnrollment: z.nullable(contentEnrollmentSchema),
  nodeEnrollment: z.nullable(nodeEnrollmentSchema),
  questionnaire: z.nullable(questionnaireStateSchema),
  mandatory: flagSchema,
  sequential: flagSchema,
  /**
   * For SCORM and evaluations: 0 not started, 50 started, 100 finished. For other contents: the percentage seen
   * (decision 29).
   */
  progress: z.number(),
  status: enrollmentStatusSchema,
  lock: z.nullable(lockSchema),
};

const mapElementShape = z.object(mapElementFields);

/**
 * Element of a map (B3-07). A node's own elements are in `mapElements`, which is empty unless the full map was
 * requested.
 */
export type MapElement = z.infer<typeof mapElementShape> & { mapElements: MapElement[] };

export const mapElementSchema: z.ZodMiniType<MapElement> = z.object({
  ...mapElementFields,
  get mapElements() {
    return z.array(mapElementSchema);
  },
});

/** Elements of a node in order (B3-07). */
export const navigationMapSchema = z.object({
  title: z.string(),
  label: z.string(),
  nodeCode: z.string(),
  mapElements: z.array(mapElementSchema),
  nodeEnrollment: z.nullable(nodeEnrollmentSchema),
  /** Status of the whole training. */
  status: enrollmentStatusSchema,
  /** Steps of the whole training, also in the map of one node. */
  steps: trainingStepsSchema,
});

/** Previous or next item of the map, for navigation (B3-08). */
export interface NavigationItem {
  readonly title: string;
  readonly idContentEnrollment: number | null;
  readonly idContentType: number | null;
  readonly idEnrollment: number;
  readonly idEvaluation: number | null;
  /** null when its node was never opened. */
  readonly idNodeEnrollment: number | null;
  readonly idQuestionnaire: number | null;
  readonly sequential: 0 | 1;
  readonly nodeCode: string;
  readonly idContentItem: number | null;
  readonly lock: Lock | null;
}

export type NavigationMap = z.infer<typeof navigationMapSchema>;
