import * as z from 'zod/mini';
import { IMPACT_EVALUATION_DAYS } from '@shared-kit/contracts/evaluations';
import {
  attachmentFormatOf,
  attachmentTypes,
  blockParametersSchema,
  enrollmentStatuses,
  nodeStatuses,
} from '@shared-kit/contracts/learning';
import { validityPattern } from '../core/validity.rules.ts';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';
import { pictureSchema } from '../../../platform/importing/picture.schema.ts';

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));
/** A code of digits only would be read as the company's id. */
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
/** Markdown, or HTML as an export writes it. */
const richText = z._default(
  z.union([z.string().check(z.maxLength(20_000)), z.strictObject({ html: z.string().check(z.maxLength(200_000)) })]),
  '',
);
/** File of the folder, as a path relative to the document, or an https address. */
const place = z.string().check(z.maxLength(500));
const picture = z._default(pictureSchema(place), '');
const yes = z._default(z.boolean(), true);
const no = z._default(z.boolean(), false);

/** Fields by which an element overrides those of its node, content or evaluation. */
const placed = { title: shortText, description: shortText, image: picture, mobileImage: picture, mandatory: no };

const elementSchema = z.union([
  z.strictObject({ node: nodeCode, ...placed }),
  z.strictObject({ content: key, ...placed }),
  z.strictObject({ evaluation: key, ...placed }),
  z.strictObject({ ...placed, image: pictureSchema(z.string().check(z.minLength(1))), title: line, link: shortText }),
]);

const blockSchema = z.strictObject({
  /** B2.4: MasterBanner, Carrousel, Recommendation, EnrollmentsInProgress, Catalog, Grid, NodeLink, Meeting, List, PreTest, ListBlocks … */
  type: z.string().check(z.minLength(1), z.maxLength(60)),
  title: shortText,
  text: richText,
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
  image: picture,
  mobileImage: picture,
  workload: shortText,
  /** Minutes. */
  duration: z.optional(z.int().check(z.positive())),
  syllabus: richText,
  status: z._default(z.enum(nodeStatuses), 'PUBLISHED'),
  active: yes,
  /** Departments that may see it; everybody when omitted. */
  departments: z.optional(z.array(line)),
  tags: z._default(z.array(line), []),
  shareable: no,
  /** Codes of pages whose completion counts for this one. */
  equivalentTo: z._default(z.array(nodeCode).check(z.maxLength(20)), []),
  /** Lets the learners comment on it. */
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
  /** Days from the enrolment. */
  duration: z.optional(z.int().check(z.positive())),
  start: z.optional(importDateSchema),
  end: z.optional(importDateSchema),
  /** Unlimited when omitted. */
  capacity: z.optional(z.int().check(z.nonnegative())),
  needsApproval: no,
  allowsReenrollment: no,
  accessAfterCompletion: yes,
  /** Key of a certificate in journey.yaml. */
  certificate: z.optional(key),
  meetings: z._default(z.array(meetingSchema), []),
  allowsComments: no,
  commentsLabel: shortText,
  /** Comments that are required to complete the training. */
  mandatoryComments: z.optional(
    z.strictObject({
      title: line,
      instruction: shortText,
      /** Minimum words for a comment to count. */
      minWords: z._default(z.int().check(z.nonnegative(), z.maximum(150)), 0),
      minCount: z._default(z.int().check(z.positive(), z.maximum(20)), 1),
    }),
  ),
  /** First and last moment in which people enrol by themselves. */
  enrolFrom: z.optional(importDateSchema),
  enrolUntil: z.optional(importDateSchema),
  /** Percent of the meetings at which people have to be present. */
  minAttendance: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  modality: z.optional(z.enum(['NONE', 'PRESENCIAL', 'ONLINE'])),
  /** Place, or link of an online class. */
  place: z.optional(z.string().check(z.maxLength(500))),
  /** When it was closed for enrolments. */
  closedAt: z.optional(importDateSchema),
  /** Keys of the people who teach it. */
  instructors: z.optional(z.array(z.string()).check(z.maxLength(50))),
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

/** Survey of evaluations.yaml that follows the training, and the days to answer it. */
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
  /** Code of the catalog that lists it. */
  catalog: nodeCode,
  order: z._default(z.int(), 100),
  /** False for a training that is reachable by link only. */
  listed: yes,
  entryPoint: yes,
  selfEnrollment: no,
  /** Validity of a completion: `24 months`, `2 years`; without an end when omitted. */
  validFor: z.optional(z.string().check(z.regex(validityPattern, "Use '24 months' ou '2 years'."))),
  /** Audience of the training, in one sentence. */
  audience: shortText,
  /** Codes of trainings that have to be completed before enrolling in this one. */
  prerequisites: z._default(z.array(nodeCode).check(z.maxLength(10)), []),
  levels: z._default(z.array(z.strictObject(nodeShape)), []),
  classes: z._default(z.array(classSchema), []),
  /** Offered to the learner on completion: an evaluation of type STUDENT_IMPACT. */
  studentImpactEvaluation: z.optional(impactSchema),
  /** Offered to the learner's leader on completion: an evaluation of type IMPACT. */
  impactEvaluation: z.optional(impactSchema),
});

/** `learning-enrollments.yaml`: enrolments in trainings. Only the first import of an enrolment creates it. */
export const enrollmentsFileSchema = z.strictObject({
  enrollments: z.array(
    z.strictObject({
      user: z.string(),
      training: nodeCode,
      class: z.optional(key),
      enrolledAt: importDateSchema,
      expiresAt: z.optional(importDateSchema),
      /** Contents of the training in the order in which they were opened. */
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
      /**
       * Result of a training from before the portal. `impactEvaluations` offers its impact evaluations all the same,
       * dated from that day.
       */
      result: z.optional(
        z.strictObject({
          status: z.enum(enrollmentStatuses),
          grade: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
          at: importDateSchema,
          impactEvaluations: no,
        }),
      ),
      /** Answers of the learner or their leader to the training's own impact evaluations. */
      impactAnswers: z._default(
        z.array(
          z.strictObject({
            evaluation: key,
            at: importDateSchema,
            /** `question`: its position, from 1. `choice`: the text of the option, or the point of the scale. */
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
        /** APPROVED requires the person's enrolment in the training in this file. */
        status: z._default(z.enum(['PENDING', 'APPROVED', 'DENIED', 'CANCELED']), 'PENDING'),
        answeredAt: z.optional(importDateSchema),
        reason: shortText,
      }),
    ),
    [],
  ),
});

/** `learning-scorm.yaml`: packages that are unpacked only after an operator runs `azulejo scorm reprocess`. */
export const scormFileSchema = z.strictObject({ paused: z.array(key) });

export type ScormFile = z.output<typeof scormFileSchema>;
export type CatalogFile = z.output<typeof catalogFileSchema>;
export type TrainingFile = z.output<typeof trainingFileSchema>;
export type EnrollmentsFile = z.output<typeof enrollmentsFileSchema>;
export type NodeInput = TrainingFile['levels'][number];
export type RichText = z.output<typeof richText>;
export type BlockInput = NodeInput['blocks'][number];
export type ElementInput = BlockInput['elements'][number];
export type ClassInput = TrainingFile['classes'][number];
export type EnrollmentInput = EnrollmentsFile['enrollments'][number];
