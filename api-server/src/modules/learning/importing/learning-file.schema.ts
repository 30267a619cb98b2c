import * as z from 'zod/mini';
import { IMPACT_EVALUATION_DAYS } from 'shared-kit/contracts/evaluations';
import {
  attachmentFormatOf,
  attachmentTypes,
  blockParametersSchema,
  enrollmentStatuses,
  nodeStatuses,
} from 'shared-kit/contracts/learning';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));
/** Digits only would be taken for the company's id. */
const nodeCode = key.check(
  z.refine((code) => /[a-z]/.test(code), 'O código precisa ter ao menos uma letra.'),
  z.refine(
    (code) => code !== 'side-menu' && code !== 'enrollments',
    "'side-menu' e 'enrollments' são do próprio portal.",
  ),
);
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const text = z._default(z.string().check(z.maxLength(20_000)), '');
const shortText = z._default(z.string().check(z.maxLength(500)), '');
/** A file of the folder, path relative to the document, or an https address. */
const place = z._default(z.string().check(z.maxLength(500)), '');
const yes = z._default(z.boolean(), true);
const no = z._default(z.boolean(), false);

/** What every element may say of itself, in place of what the node, content or evaluation says. */
const placed = { title: shortText, description: shortText, image: place, mobileImage: place, mandatory: no };

const elementSchema = z.union([
  z.strictObject({ node: nodeCode, ...placed }),
  z.strictObject({ content: key, ...placed }),
  z.strictObject({ evaluation: key, ...placed }),
  z.strictObject({ ...placed, image: z.string().check(z.minLength(1)), title: line, link: shortText }),
]);

const blockSchema = z.strictObject({
  /** B2.4: MasterBanner, Carrousel, Recommendation, EnrollmentsInProgress, Catalog, Grid, NodeLink, Meeting, List, PreTest, ListBlocks … */
  type: z.string().check(z.minLength(1), z.maxLength(60)),
  title: shortText,
  /** Markdown. */
  text,
  /** Elements open one after the other. */
  sequential: no,
  parameters: z._default(blockParametersSchema, {}),
  elements: z._default(z.array(elementSchema), []),
});

const nodeShape = {
  code: nodeCode,
  title: line,
  shortTitle: shortText,
  description: shortText,
  label: shortText,
  image: place,
  mobileImage: place,
  workload: shortText,
  /** Minutes. */
  duration: z.optional(z.int().check(z.positive())),
  /** Markdown. */
  syllabus: text,
  status: z._default(z.enum(nodeStatuses), 'PUBLISHED'),
  active: yes,
  /** Departments that may see it; everybody when left out. */
  departments: z.optional(z.array(line)),
  tags: z._default(z.array(line), []),
  shareable: no,
  /** Codes of pages that count for this one once they are done. */
  equivalentTo: z._default(z.array(nodeCode).check(z.maxLength(20)), []),
  /** People who follow it write to one another about it. */
  allowsComments: no,
  commentsLabel: shortText,
  blocks: z._default(z.array(blockSchema), []),
};

const ATTACHMENT_HINT = `Use um destes tipos: ${attachmentTypes.flatMap(({ extensions }) => extensions).join(' ')}.`;

const meetingSchema = z.strictObject({
  type: z.enum(['PRESENCIAL', 'ONLINE']),
  start: importDateSchema,
  finish: importDateSchema,
  address: shortText,
  speaker: shortText,
});

const classSchema = z.strictObject({
  key,
  name: line,
  description: shortText,
  /** Days from the enrolment on. */
  duration: z.optional(z.int().check(z.positive())),
  start: z.optional(importDateSchema),
  end: z.optional(importDateSchema),
  /** Unlimited when left out. */
  capacity: z.optional(z.int().check(z.nonnegative())),
  needsApproval: no,
  allowsReenrollment: no,
  accessAfterCompletion: yes,
  /** Key of a certificate of journey.yaml. */
  certificate: z.optional(key),
  meetings: z._default(z.array(meetingSchema), []),
  allowsComments: no,
  commentsLabel: shortText,
  /** Comments that completing the training takes. */
  mandatoryComments: z.optional(
    z.strictObject({
      title: line,
      instruction: shortText,
      /** Words that a comment needs to count. */
      minWords: z._default(z.int().check(z.nonnegative(), z.maximum(150)), 0),
      minCount: z._default(z.int().check(z.positive(), z.maximum(20)), 1),
    }),
  ),
  attachments: z._default(
    z.array(
      z.strictObject({
        title: line,
        file: z.string().check(z.refine((file) => attachmentFormatOf(file) !== undefined, ATTACHMENT_HINT)),
      }),
    ),
    [],
  ),
});

/** A survey of evaluations.yaml that follows the training, and the days there are for it. */
const impactSchema = z.strictObject({
  evaluation: key,
  availableUntilDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), IMPACT_EVALUATION_DAYS),
});

/** `learning.yaml`: the home and the catalogs. */
export const catalogFileSchema = z.strictObject({
  home: z.strictObject({ title: line, blocks: z.array(blockSchema) }),
  catalogs: z._default(z.array(z.strictObject({ ...nodeShape, parent: z.optional(nodeCode) })), []),
});

/** `learning/<name>.yaml`: a training with its levels and classes. */
export const trainingFileSchema = z.strictObject({
  ...nodeShape,
  /** Catalog that lists it. */
  catalog: nodeCode,
  order: z._default(z.int(), 100),
  /** False for a training that only its links lead to. */
  listed: yes,
  entryPoint: yes,
  selfEnrollment: no,
  levels: z._default(z.array(z.strictObject(nodeShape)), []),
  classes: z._default(z.array(classSchema), []),
  /** Asked of whoever finishes it: an evaluation of type STUDENT_IMPACT. */
  studentImpactEvaluation: z.optional(impactSchema),
  /** Asked of whoever leads them: an evaluation of type IMPACT. */
  impactEvaluation: z.optional(impactSchema),
});

/** `learning-enrollments.yaml`: who is in which training; only the first import of each makes it. */
export const enrollmentsFileSchema = z.strictObject({
  enrollments: z.array(
    z.strictObject({
      user: z.string(),
      training: nodeCode,
      class: z.optional(key),
      enrolledAt: importDateSchema,
      expiresAt: z.optional(importDateSchema),
      /** Contents of the training, in the order they were opened. */
      contents: z._default(
        z.array(
          z.strictObject({
            level: z.optional(nodeCode),
            content: key,
            progress: z.int().check(z.minimum(0), z.maximum(100)),
            at: importDateSchema,
          }),
        ),
        [],
      ),
      /** How it ended, for trainings of before the portal. `impactEvaluations`: what follows the training is asked all the same, as from that day. */
      result: z.optional(
        z.strictObject({
          status: z.enum(enrollmentStatuses),
          grade: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
          at: importDateSchema,
          impactEvaluations: no,
        }),
      ),
      /** What was said of its impact, by the learner or whoever leads them; of the training's own evaluations. */
      impactAnswers: z._default(
        z.array(
          z.strictObject({
            evaluation: key,
            at: importDateSchema,
            /** `question`: its place, from 1. `choice`: the words of the option or the point of the scale. */
            answers: z.array(z.strictObject({ question: z.int().check(z.positive()), choice: z.optional(line), text })),
          }),
        ),
        [],
      ),
    }),
  ),
  requests: z._default(
    z.array(
      z.strictObject({
        user: z.string(),
        class: key,
        at: importDateSchema,
        /** APPROVED leads to the person's enrolment in the training, which the file has to name. */
        status: z._default(z.enum(['PENDING', 'APPROVED', 'DENIED', 'CANCELED']), 'PENDING'),
        answeredAt: z.optional(importDateSchema),
        reason: shortText,
      }),
    ),
    [],
  ),
});

/** `learning-scorm.yaml`: packages that wait for an operator (`azulejo scorm reprocess`) before they are unpacked. */
export const scormFileSchema = z.strictObject({ held: z.array(key) });

export type ScormFile = z.output<typeof scormFileSchema>;
export type CatalogFile = z.output<typeof catalogFileSchema>;
export type TrainingFile = z.output<typeof trainingFileSchema>;
export type EnrollmentsFile = z.output<typeof enrollmentsFileSchema>;
export type NodeInput = TrainingFile['levels'][number];
export type BlockInput = NodeInput['blocks'][number];
export type ElementInput = BlockInput['elements'][number];
export type ClassInput = TrainingFile['classes'][number];
export type EnrollmentInput = EnrollmentsFile['enrollments'][number];
