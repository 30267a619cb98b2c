import { randomUUID } from 'node:crypto';
import type { ClassFields } from '@shared-kit/contracts/admin';
import { versionOfMeetings } from '../classes/meeting-fields.rules.ts';
import type { Sample, Target } from './sample.types.ts';

/** A class without limits. */
export const classFields: ClassFields = {
  name: 'Turma da tela',
  description: '',
  initialDay: null,
  finalDay: null,
  duration: null,
  enrolFrom: null,
  enrolUntil: null,
  capacity: null,
  needApproval: false,
  minAttendance: null,
  modality: 'NONE',
  place: '',
  instructors: [],
  idCertificate: null,
};

const classOf = (target: Target) => ({ params: { idClass: target.class.idClass } });

const personInList = ({ class: { idClass, idWaiting } }: Target) => ({ idClass, idPerson: idWaiting });

const meetingOf = ({ attended: { idClass, idMeeting } }: Target) => ({ params: { idClass, idMeeting } });

/** Class without seats, so that whoever waits goes on waiting. */
export const fullClassFields: ClassFields = { ...classFields, capacity: 0 };

/** Version of a class without meetings. */
const noMeetings = versionOfMeetings([]);

/** One valid call of every administrative endpoint about classes. */
export const classSamples: Readonly<Record<string, Sample>> = {
  'admin.list-classes': { about: 'company', input: () => ({ query: {} }) },
  'admin.read-class': { about: 'training', input: classOf },
  'admin.list-class-certificates': { about: 'company', input: () => ({ query: {} }) },
  'admin.find-instructors': { about: 'company', input: ({ user }) => ({ query: { q: user.name } }) },
  'admin.create-class': {
    about: 'ofTraining',
    input: (target) => ({
      body: { clientId: randomUUID(), idTraining: target.class.idTraining, copyOf: null, fields: classFields },
    }),
  },
  'admin.save-class': {
    about: 'ofTraining',
    input: (target) => ({ ...classOf(target), body: { version: target.class.version, fields: fullClassFields } }),
  },
  'admin.list-class-meetings': { about: 'training', input: classOf },
  'admin.save-class-meetings': {
    about: 'ofTraining',
    input: (target) => ({ ...classOf(target), body: { version: noMeetings, meetings: [] } }),
  },
  'admin.read-attendance': { about: 'ofTraining', input: meetingOf },
  'admin.read-meeting-pin': { about: 'ofTraining', input: meetingOf },
  'admin.mark-attendance': {
    about: 'ofTraining',
    input: (target) => ({
      ...meetingOf(target),
      body: { marks: [{ idPerson: target.attended.idPerson, state: 'JUSTIFIED', note: 'Atestado', version: 0 }] },
    }),
  },
  'admin.read-class-results': { about: 'ofTraining', input: classOf },
  'admin.export-class-results': {
    about: 'ofTraining',
    input: (target) => ({ ...classOf(target), body: {} }),
  },
  'admin.list-waiting': { about: 'ofTraining', input: classOf },
  'admin.move-waiting': {
    about: 'ofTraining',
    input: (target) => ({ params: personInList(target), body: { place: 1 } }),
  },
  'admin.remove-waiting': { about: 'ofTraining', input: (target) => ({ params: personInList(target) }) },
  'admin.set-class-closed': {
    about: 'ofTraining',
    input: (target) => ({ ...classOf(target), body: { closed: false } }),
  },
};
