import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import { trainingStepsSchema } from './training-steps.schema.ts';
import { elementTypes, enrollmentStatusSchema, lockReasons, nodeStatuses, nodeTypes } from './statuses.schema.ts';

const parentNodeSchema = z.object({ nodeCode: z.string(), title: z.string(), shortTitle: z.string() });

/** Item that must be done first, with the data for a link. */
const blockingItemSchema = z.object({
  elementType: z.enum(elementTypes),
  title: z.string(),
  nodeCode: z.nullable(z.string()),
  idContentItem: z.nullable(idSchema),
  idEvaluation: z.nullable(idSchema),
});

/** Reason why an element is locked; the server refuses to open it for the same reason (decision 27). */
export const lockSchema = z.object({
  reason: z.enum(lockReasons),
  /** pt-BR; can be shown to the user. */
  message: z.string(),
  /** Set when the reason is SEQUENCE, PRE_TEST or PREREQUISITE. */
  blockedBy: z.nullable(blockingItemSchema),
});

/** Questionnaire of an evaluation element, with the fields that progress needs. */
export const questionnaireStateSchema = z.object({
  idQuestionnaire: idSchema,
  startDate: z.nullable(momentSchema),
  finishDate: z.nullable(momentSchema),
  grade: z.nullable(z.number()),
});

/** Enrolment of the learner that a card leads to. */
const cardEnrollmentSchema = z.object({
  idEnrollment: idSchema,
  status: enrollmentStatusSchema,
  progress: z.number(),
  /** 1 when the learner may enrol once more (B4.3-17, decision 30). */
  canReenroll: flagSchema,
  /** Last moment of the validity when it is done; null without an end (decision 377). */
  validUntil: z.nullable(momentSchema),
  steps: trainingStepsSchema,
});

/** Card of any element (B3-01). Fields that an element type does not have are null or empty. */
export const cardElementSchema = z.object({
  idElement: idSchema,
  elementType: z.enum(elementTypes),
  nodeCode: z.nullable(z.string()),
  originalNodeCode: z.nullable(z.string()),
  idNode: z.nullable(idSchema),
  idContentItem: z.nullable(idSchema),
  idContentType: z.nullable(z.number()),
  idEvaluation: z.nullable(idSchema),
  title: z.string(),
  shortTitle: z.string(),
  description: z.string(),
  label: z.string(),
  image: z.string(),
  mobileImage: z.string(),
  /** Minutes. */
  duration: z.nullable(z.number()),
  /** Hours, e.g. `8h`, as the training's owner enters it. */
  workload: z.string(),
  views: z.number(),
  rate: z.number(),
  likes: z.number(),
  liked: flagSchema,
  mandatory: flagSchema,
  sequential: flagSchema,
  shareable: flagSchema,
  contentLocation: z.string(),
  link: z.string(),
  entryPoint: flagSchema,
  selfEnrollment: flagSchema,
  hasTeamAvailable: flagSchema,
  available: flagSchema,
  parentNodes: z.array(parentNodeSchema),
  parentEntryPoint: flagSchema,
  parentType: z.nullable(z.string()),
  hasChildNodes: flagSchema,
  nodeType: z.nullable(z.enum(nodeTypes)),
  status: z.nullable(z.enum(nodeStatuses)),
  active: flagSchema,
  visibility: flagSchema,
  hasAccess: flagSchema,
  allowComments: flagSchema,
  commentsLabel: z.string(),
  hasStudentImpactEvaluation: flagSchema,
  studentImpactEvaluationParams: z.array(z.object({ parameter: z.string(), parameterValue: z.string() })),
  hasEnrollmentCompleted: flagSchema,
  hasCampaign: flagSchema,
  /** Progress of this learner, 0 to 100, for any element. */
  contentProgress: z.number(),
  /** Status of this learner; null for an element without a status. */
  progressStatus: z.nullable(enrollmentStatusSchema),
  enrollment: z.nullable(cardEnrollmentSchema),
  nodeEnrollment: z.nullable(nodeEnrollmentSchema),
  contentEnrollment: z.nullable(contentEnrollmentSchema),
  questionnaire: z.nullable(questionnaireStateSchema),
  lock: z.nullable(lockSchema),
});

const flagTextSchema = z.enum(['0', '1']);

/** Parameters of a block (B3-02). Flags are text as in the specification ('1'). */
export const blockParametersSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  type: z.optional(z.string()),
  cardFormat: z.optional(z.string()),
  effects: z.optional(z.string()),
  infos: z.optional(z.string()),
  size: z.optional(z.string()),
  marginTop: z.optional(z.string()),
  marginBottom: z.optional(z.string()),
  /** Seconds. */
  rotationInterval: z.optional(z.number()),
  nodeCode: z.optional(z.string()),
  depth: z.optional(z.number()),
  textSearch: z.optional(flagTextSchema),
  tagsFilter: z.optional(flagTextSchema),
  /** Number of cards per row on wide screens. */
  displayColumnsElements: z.optional(z.int().check(z.positive(), z.maximum(12))),
  /** Number of cards per row on a phone (B9-23, decision 302). */
  mobileColumns: z.optional(z.int().check(z.positive(), z.maximum(3))),
  banner: z.optional(z.string()),
  mediaType: z.optional(z.string()),
  mediaUrl: z.optional(z.string()),
  /** Elements open in sequence (B4.3-01). */
  sequential: z.optional(flagTextSchema),
  /** Blocks seeking ahead in videos and audios before they were seen once (B4.3-26). */
  isSeekingBlocked: z.optional(flagTextSchema),
});

/** Element of a block, with its card. */
export const blockElementSchema = z.object({
  elementType: z.enum(elementTypes),
  idElement: idSchema,
  data: cardElementSchema,
});

/** Block of a node (B3-02). `blockType` is open: an unknown one is shown as not found (B2.4-17). */
export const blockSchema = z.object({
  idBlock: idSchema,
  blockType: z.string(),
  title: z.string(),
  /** HTML, sanitised by the server. */
  text: z.string(),
  elements: z.array(blockElementSchema),
  parameters: blockParametersSchema,
});

/** Node with its blocks (B3-01). */
export const nodeSchema = z.object({
  ...cardElementSchema.shape,
  /** HTML, sanitised by the server. */
  syllabus: z.string(),
  /** 1 when the completion of other pages counts for it (B2.7-03). */
  hasEquivalences: flagSchema,
  blocks: z.array(blockSchema),
  childNodes: z.array(cardElementSchema),
});

export type Lock = z.infer<typeof lockSchema>;
export type BlockingItem = z.infer<typeof blockingItemSchema>;
export type QuestionnaireState = z.infer<typeof questionnaireStateSchema>;
export type CardElement = z.infer<typeof cardElementSchema>;
export type BlockParameters = z.infer<typeof blockParametersSchema>;
export type Block = z.infer<typeof blockSchema>;
export type Node = z.infer<typeof nodeSchema>;
