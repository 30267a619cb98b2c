import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import { elementTypes, enrollmentStatusSchema, lockReasons, nodeStatuses, nodeTypes } from './statuses.schema.ts';

const parentNodeSchema = z.object({ nodeCode: z.string(), title: z.string(), shortTitle: z.string() });

/** What must be done first; enough to link to it. */
const blockingItemSchema = z.object({
  elementType: z.enum(elementTypes),
  title: z.string(),
  nodeCode: z.nullable(z.string()),
  idContentItem: z.nullable(idSchema),
  idEvaluation: z.nullable(idSchema),
});

/** Why an element is closed; the server refuses to open it for the same reason (decision 27). */
export const lockSchema = z.object({
  reason: z.enum(lockReasons),
  /** pt-BR, fit to show. */
  message: z.string(),
  /** Set where the reason is SEQUENCE or PRE_TEST. */
  blockedBy: z.nullable(blockingItemSchema),
});

/** The questionnaire of an evaluation element, as far as progress needs it. */
export const questionnaireStateSchema = z.object({
  idQuestionnaire: idSchema,
  startDate: z.nullable(momentSchema),
  finishDate: z.nullable(momentSchema),
  grade: z.nullable(z.number()),
});

/** The learner's enrolment that a card leads to. */
const cardEnrollmentSchema = z.object({
  idEnrollment: idSchema,
  status: enrollmentStatusSchema,
  progress: z.number(),
  /** May enrol once more (B4.3-17, decision 30). */
  canReenroll: flagSchema,
});

/** B3-01: what a card shows, whatever it stands for. Fields that an element type does not have are null or empty. */
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
  /** Hours, e.g. `8h`, as the training's owner writes it. */
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
  /** 0 to 100 of this learner, whatever the element is. */
  contentProgress: z.number(),
  /** Status of this learner; null where there is nothing to have a status of. */
  progressStatus: z.nullable(enrollmentStatusSchema),
  enrollment: z.nullable(cardEnrollmentSchema),
  nodeEnrollment: z.nullable(nodeEnrollmentSchema),
  contentEnrollment: z.nullable(contentEnrollmentSchema),
  questionnaire: z.nullable(questionnaireStateSchema),
  lock: z.nullable(lockSchema),
});

const flagTextSchema = z.enum(['0', '1']);

/** B3-02. Values are text where the specification's flags are ('1'). */
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
  /** Cards side by side where there is room for all of them. */
  displayColumnsElements: z.optional(z.int().check(z.positive(), z.maximum(12))),
  /** Cards side by side on a phone (B9-23, decision 302). */
  mobileColumns: z.optional(z.int().check(z.positive(), z.maximum(3))),
  banner: z.optional(z.string()),
  mediaType: z.optional(z.string()),
  mediaUrl: z.optional(z.string()),
  /** Elements open one after the other (B4.3-01). */
  sequential: z.optional(flagTextSchema),
  /** Its films and sounds can't be skipped ahead in before they were seen once (B4.3-26). */
  isSeekingBlocked: z.optional(flagTextSchema),
});

export const blockElementSchema = z.object({
  elementType: z.enum(elementTypes),
  idElement: idSchema,
  data: cardElementSchema,
});

/** B3-02. `blockType` is open: an unknown one is shown as not found (B2.4-17). */
export const blockSchema = z.object({
  idBlock: idSchema,
  blockType: z.string(),
  title: z.string(),
  /** HTML, sanitised by the server. */
  text: z.string(),
  elements: z.array(blockElementSchema),
  parameters: blockParametersSchema,
});

/** B3-01: a node with its blocks. */
export const nodeSchema = z.object({
  ...cardElementSchema.shape,
  /** HTML, sanitised by the server. */
  syllabus: z.string(),
  /** Other pages count for it (B2.7-03). */
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
