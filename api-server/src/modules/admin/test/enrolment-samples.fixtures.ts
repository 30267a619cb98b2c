import { training } from './administration.fixtures.ts';
import type { Sample, Target } from './sample.types.ts';

const personParams = ({ user }: Target) => ({ params: { idPerson: user.idUser } });

/** Samples of the calls of enrolments. */
export const enrolmentSamples: Readonly<Record<string, Sample>> = {
  'admin.list-enrolment-trainings': { about: 'company', input: () => ({}) },
  'admin.list-expiries': { about: 'list', input: () => ({ query: {} }) },
  'admin.count-late-enrolments': { about: 'company', input: () => ({}) },
  'admin.list-training-enrolments': {
    about: 'training',
    input: () => ({ params: { idTraining: training.livre }, query: { limit: 100 } }),
  },
  'admin.list-enrolment-items': {
    about: 'person',
    input: ({ user, idEnrolment }) => ({ params: { idPerson: user.idUser, idEnrolment } }),
  },
  'admin.list-person-enrolments': { about: 'person', input: personParams },
  'admin.list-enrolment-choices': { about: 'company', input: () => ({}) },
  'admin.enrol-people': {
    about: 'person',
    input: ({ user }) => ({
      body: {
        selection: { kind: 'ids', ids: [user.idUser] },
        trainings: [{ idTraining: training.livre, idTeam: null }],
        dueDay: null,
        reason: 'Matriz',
      },
    }),
  },
  'admin.read-enrolment-batch': { about: 'person', input: ({ idBatch }) => ({ params: { idBatch } }) },
  'admin.list-batch-rows': { about: 'person', input: ({ idBatch }) => ({ params: { idBatch }, query: {} }) },
  'admin.undo-enrolment-batch': { about: 'person', input: ({ idBatch }) => ({ params: { idBatch }, body: {} }) },
  'admin.preview-end-enrolments': {
    about: 'list',
    input: () => ({
      query: { selection: JSON.stringify({ kind: 'filter', idTraining: training.livre, filter: {} }) },
    }),
  },
  'admin.end-enrolments': {
    about: 'person',
    input: ({ idEnrolment }) => ({ body: { selection: { kind: 'ids', ids: [idEnrolment] }, reason: 'Matriz' } }),
  },
};
