import * as z from 'zod/mini';
import { isDayKey } from '@shared-kit/contracts/calendar';
import { doneSchema, idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Maximum number of people who teach a class. */
export const MAX_INSTRUCTORS = 10;

/** Maximum number of seats of a class with a limit. */
export const MAX_SEATS = 100_000;

/** Kind of place of a class's meetings; `NONE` for a class without meetings or with both kinds. */
export const classModalities = ['NONE', 'PRESENCIAL', 'ONLINE'] as const;

/** States of a class in the administration. `waiting` is before its enrolment period, `over` after it. */
export const classStates = ['waiting', 'open', 'full', 'over', 'ended', 'closed'] as const;

export type ClassState = (typeof classStates)[number];

const dayOrNull = z.nullable(z.string().check(z.refine(isDayKey, 'Informe um dia')));
const isInOrder = (from: string | null, until: string | null) => from === null || until === null || from <= until;

/** Facts of a class that a screen edits. */
export const classFieldsSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome à turma'), z.maxLength(120)),
    description: z.string().check(z.trim(), z.maxLength(500)),
    initialDay: dayOrNull,
    finalDay: dayOrNull,
    /** Days from the enrolment to finish; null without a limit of its own. */
    duration: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(3650))),
    enrolFrom: dayOrNull,
    enrolUntil: dayOrNull,
    /** Null is unlimited. */
    capacity: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(MAX_SEATS))),
    needApproval: z.boolean(),
    /** Percent of the meetings at which people have to be present; null without a minimum. */
    minAttendance: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(100))), null),
    modality: z.enum(classModalities),
    /** Place, or link of an online class, which only its people see. */
    place: z.string().check(z.trim(), z.maxLength(300)),
    /** The server reads the names itself. */
    instructors: z.array(z.object({ idPerson: idSchema, name: z.string() })).check(z.maxLength(MAX_INSTRUCTORS)),
    /** Model of the certificate that the class gives, null for none. A call that leaves it out changes nothing. */
    idCertificate: z.optional(z.nullable(idSchema)),
  })
  .check(
    z.refine(({ initialDay, finalDay }) => isInOrder(initialDay, finalDay), {
      path: ['finalDay'],
      error: 'O término vem antes do início',
    }),
    z.refine(({ enrolFrom, enrolUntil }) => isInOrder(enrolFrom, enrolUntil), {
      path: ['enrolUntil'],
      error: 'O fim das matrículas vem antes do começo',
    }),
  );

export type ClassFields = z.infer<typeof classFieldsSchema>;

const listedClassSchema = z.object({
  idClass: idSchema,
  name: z.string(),
  idTraining: idSchema,
  training: z.string(),
  state: z.enum(classStates),
  initialDay: z.nullable(z.string()),
  finalDay: z.nullable(z.string()),
  capacity: z.nullable(z.number()),
  seatsTaken: z.number(),
  instructors: z.array(z.string()),
  givesCertificate: z.boolean(),
});

export type ListedClass = z.infer<typeof listedClassSchema>;

const administeredClassSchema = z.object({
  idClass: idSchema,
  idTraining: idSchema,
  training: z.string(),
  version: z.string(),
  state: z.enum(classStates),
  seatsTaken: z.number(),
  /** True when the files of the company decide its classes. */
  isReadOnly: z.boolean(),
  /** True when the caller's role for classes contains the whole training. */
  isInReach: z.boolean(),
  /** True when the caller may change it. */
  canEdit: z.boolean(),
  fields: classFieldsSchema,
});

export type AdministeredClass = z.infer<typeof administeredClassSchema>;

const classParams = z.object({ idClass: idSchema });
const changeErrors = { 'admin.files-govern': 409, 'admin.out-of-scope': 403 } as const;

/** Columns that the list of classes is sorted by. `newest` begins with the class that was created last. */
export const classSorts = ['newest', 'name', 'start', 'end'] as const;

/** Which classes a list shows: those that go on or will, those that are over, or all. */
export const classPeriods = ['current', 'past', 'all'] as const;

export type ClassPeriod = (typeof classPeriods)[number];

/** Lists a page of the classes of the trainings in the caller's scope. */
export const listClasses = defineAdminEndpoint({
  id: 'admin.list-classes',
  method: 'GET',
  path: '/admin/classes',
  right: 'trainings.read',
  summary: 'Turmas dos treinamentos',
  query: z.extend(gridQuerySchema, {
    /** Text in the name of the class, of its training or of who teaches it. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    period: z._default(z.enum(classPeriods), 'all'),
    idTraining: z.optional(z.coerce.number().check(z.int(), z.positive())),
    sort: z._default(z.enum(classSorts), 'newest'),
  }),
  reply: z.object({
    isReadOnly: z.boolean(),
    total: z.number(),
    classes: z.array(listedClassSchema),
    places: gridPlacesSchema,
    /** Trainings that have classes in the caller's scope. */
    withClasses: z.array(z.object({ idTraining: idSchema, title: z.string() })),
    /** Trainings in which the caller may create a class. */
    trainings: z.array(z.object({ idTraining: idSchema, title: z.string() })),
  }),
});

export const readClass = defineAdminEndpoint({
  id: 'admin.read-class',
  method: 'GET',
  path: '/admin/classes/:idClass',
  right: 'trainings.read',
  summary: 'Uma turma',
  params: classParams,
  reply: administeredClassSchema,
});

const classCertificatesSchema = z.object({
  certificates: z.array(z.object({ idCertificate: idSchema, name: z.string() })),
  /** Model of the training's newest class that gives one; null without such a class, and without a training. */
  usual: z.nullable(idSchema),
});

export type ClassCertificates = z.infer<typeof classCertificatesSchema>;

/** Lists the company's models of certificates, which a class gives one of. */
export const listClassCertificates = defineAdminEndpoint({
  id: 'admin.list-class-certificates',
  method: 'GET',
  path: '/admin/class-certificates',
  right: 'trainings.read',
  summary: 'Modelos de certificado que uma turma pode dar',
  query: z.object({ idTraining: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
  reply: classCertificatesSchema,
});

/** Finds people who can teach a class, by name, e-mail or login. */
export const findInstructors = defineAdminEndpoint({
  id: 'admin.find-instructors',
  method: 'GET',
  path: '/admin/found-instructors',
  right: 'classes.edit',
  summary: 'Pessoas que podem instruir uma turma',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({ people: z.array(z.object({ idPerson: idSchema, name: z.string(), department: z.string() })) }),
});

/**
 * Creates a class. A copy also has the settings of the other class that no screen edits, such as its comments. The
 * same `clientId` creates one class.
 */
export const createClass = defineAdminEndpoint({
  id: 'admin.create-class',
  method: 'POST',
  path: '/admin/classes',
  right: 'classes.edit',
  summary: 'Cria uma turma, ou copia uma',
  body: z.object({
    clientId: z.optional(z.uuid()),
    idTraining: idSchema,
    copyOf: z.nullable(idSchema),
    fields: classFieldsSchema,
  }),
  reply: z.object({ success: z.literal(true), idClass: idSchema }),
  errors: { ...changeErrors, 'admin.class-exists': 409 },
});

/**
 * Saves a class in the version that was read. Fewer seats than people in the class are refused. Whoever has finished keeps
 * the certificate that the class gave before.
 */
export const saveClass = defineAdminEndpoint({
  id: 'admin.save-class',
  method: 'PUT',
  path: '/admin/classes/:idClass',
  right: 'classes.edit',
  summary: 'Muda uma turma',
  params: classParams,
  body: z.object({ version: z.string(), fields: classFieldsSchema }),
  reply: z.object({ success: z.literal(true), class: administeredClassSchema }),
  errors: { ...saveErrors, ...changeErrors, 'learning.fewer-seats': 409 },
});

/** Closes a class for new people, or opens it again. Whoever is in it stays. */
export const setClassClosed = defineAdminEndpoint({
  id: 'admin.set-class-closed',
  method: 'PUT',
  path: '/admin/classes/:idClass/closed',
  right: 'classes.edit',
  summary: 'Encerra uma turma, ou a reabre',
  params: classParams,
  body: z.object({ closed: z.boolean() }),
  reply: doneSchema,
  errors: changeErrors,
});
