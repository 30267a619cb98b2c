import { adminEndpoints } from '@shared-kit/contracts/admin';
import type { AdminEndpoint } from '@shared-kit/contracts/admin';
import { testPassword } from '../../../test/index.ts';
import { training } from './administration.fixtures.ts';
import { classSamples } from './class-samples.fixtures.ts';
import { enrolmentSamples } from './enrolment-samples.fixtures.ts';
import { companySamples } from './company-samples.fixtures.ts';
import { groupSamples } from './group-samples.fixtures.ts';
import { privacySamples } from './privacy-samples.fixtures.ts';
import { confirmationSamples } from './confirmation.fixtures.ts';
import type { Sample, Target } from './sample.types.ts';
import { scormSamples } from './scorm-samples.fixtures.ts';
import { unitSamples } from './unit-samples.fixtures.ts';
import { trashSamples } from './trash-samples.fixtures.ts';
import { trainingSamples } from './training-samples.fixtures.ts';
import { trainingImportSamples } from './training-import.fixtures.ts';
import { rolesVersion } from './versions.fixtures.ts';

const personParams = ({ user }: Target) => ({ params: { idPerson: user.idUser } });

const fieldsOf = ({ user, department, idLeader }: Target) => ({
  name: 'Pessoa Alvo',
  username: user.username,
  email: user.email,
  cpf: '',
  phone: '',
  department,
  role: 'Analista',
  idLeader,
});

const importOf = (state: keyof Target['idImports']) => (target: Target) => ({
  params: { idImport: target.idImports[state] },
});
const jobOf = ({ idJob }: Target) => ({ params: { idJob }, body: {} });

/** A rule that nobody meets. */
const ruleOf = ({ unique }: Target) => ({
  name: `Regra ${unique}`,
  idTraining: training.livre,
  idTeam: null,
  departments: [`regra ${unique}`],
  groups: [],
  since: null,
  dueDays: 10,
  reason: '',
  endsLeavers: false,
  includesRemoved: false,
});

/** One valid call of every administrative endpoint. */
const samples: Readonly<Record<string, Sample>> = {
  'admin.list-people': { about: 'list', input: () => ({ query: { limit: 100 } }) },
  'admin.find-people': { about: 'list', input: ({ user }) => ({ query: { q: user.name } }) },
  'admin.find-contents': { about: 'company', input: () => ({ query: { q: 'seg' } }) },
  'admin.list-people-options': { about: 'company', input: () => ({}) },
  'admin.read-person': { about: 'person', input: personParams },
  'admin.read-person-records': { about: 'person', input: personParams },
  'admin.create-person': {
    about: 'new',
    input: (target) => ({
      body: { fields: { ...fieldsOf(target), username: `nova-${target.unique}` }, sendsLink: false },
    }),
  },
  'admin.save-person': {
    about: 'person',
    input: (target) => ({
      ...personParams(target),
      body: { version: target.version, fields: fieldsOf(target), reason: '' },
    }),
  },
  'admin.send-access-link': { about: 'person', input: (target) => ({ ...personParams(target), body: {} }) },
  'admin.set-person-active': {
    about: 'person',
    input: (target) => ({ ...personParams(target), body: { active: false, reason: '' } }),
  },
  'admin.end-person-sessions': { about: 'person', input: (target) => ({ ...personParams(target), body: {} }) },
  'admin.upload-people-file': {
    about: 'company',
    input: ({ unique }) => ({
      form: { fileName: 'pessoas.csv', fileData: new File([`Nome;Login\nAna;${unique}`], 'pessoas.csv') },
    }),
  },
  'admin.read-people-import': { about: 'person', input: importOf('uploaded') },
  'admin.list-import-rows': { about: 'person', input: (target) => ({ ...importOf('checked')(target), query: {} }) },
  'admin.check-people-import': {
    about: 'person',
    input: (target) => ({
      ...importOf('uploaded')(target),
      body: { mapping: ['name', 'username'], identifyBy: 'username' },
    }),
  },
  'admin.commit-people-import': {
    about: 'person',
    input: (target) => ({
      ...importOf('checked')(target),
      body: { onlyGood: false, conflicts: 'portal', sendsLinks: false },
    }),
  },
  'admin.undo-people-import': {
    about: 'person',
    input: (target) => ({ ...importOf('imported')(target), body: {} }),
  },
  'admin.download-refused-rows': {
    about: 'person',
    input: (target) => ({ ...importOf('imported')(target), body: {} }),
  },
  'admin.export-people': {
    about: 'list',
    input: () => ({ body: { format: 'csv', filter: {}, password: testPassword } }),
  },
  ...privacySamples,
  ...confirmationSamples,
  'admin.list-jobs': { about: 'list', input: () => ({ query: {} }) },
  'admin.cancel-job': { about: 'person', input: jobOf },
  'admin.dismiss-job': { about: 'person', input: jobOf },
  ...groupSamples,
  'admin.list-role-holders': { about: 'company', input: () => ({}) },
  'admin.list-trainings': { about: 'company', input: () => ({}) },
  'admin.read-person-roles': { about: 'person', input: personParams },
  'admin.give-role': {
    about: 'person',
    input: async (target) => ({
      ...personParams(target),
      body: {
        version: await rolesVersion(target.user.idUser),
        role: 'reports',
        scope: { kind: 'all' },
        password: testPassword,
      },
    }),
  },
  'admin.take-role': {
    about: 'person',
    input: async (target) => ({
      params: { idPerson: target.user.idUser, grant: 'administrator' },
      body: { version: await rolesVersion(target.user.idUser), password: testPassword },
    }),
  },
  'admin.list-requests': { about: 'list', input: () => ({ query: {} }) },
  'admin.answer-requests': {
    about: 'answers',
    input: ({ idRequest }) => ({ body: { decision: 'APPROVED', ids: [idRequest] } }),
  },
  'admin.list-external-courses': { about: 'list', input: () => ({ query: {} }) },
  'admin.answer-external-courses': {
    about: 'answers',
    input: ({ course }) => ({ body: { decision: 'APPROVED', courses: [course] } }),
  },
  'admin.list-comments': { about: 'list', input: () => ({ query: { limit: 200 } }) },
  'admin.moderate-comments': {
    about: 'answers',
    input: ({ idComment }) => ({ body: { decision: 'KEPT', ids: [idComment] } }),
  },
  'admin.list-chat-rooms': { about: 'company', input: () => ({}) },
  'admin.list-chat-messages': { about: 'list', input: () => ({ query: { limit: 200 } }) },
  'admin.moderate-chat-messages': {
    about: 'answers',
    input: ({ message }) => ({ body: { decision: 'KEPT', messages: [message] } }),
  },
  'admin.list-uploads': { about: 'list', input: () => ({ query: {} }) },
  'admin.answer-uploads': {
    about: 'answers',
    input: ({ upload }) => ({ body: { decision: 'APPROVED', ids: [upload.idUserUpload] } }),
  },
  'admin.list-blocked-people': { about: 'list', input: () => ({}) },
  'admin.read-posting-block': { about: 'person', input: personParams },
  'admin.block-posting': {
    about: 'person',
    input: (target) => ({ ...personParams(target), body: { reason: 'Ofensas', untilDay: null } }),
  },
  'admin.lift-posting-block': { about: 'person', input: personParams },
  'admin.list-upload-sections': { about: 'company', input: () => ({}) },
  'admin.set-upload-review': {
    about: 'training',
    input: ({ upload: { idSection } }) => ({ params: { idSection }, body: { isReviewed: true } }),
  },
  ...enrolmentSamples,
  ...classSamples,
  ...scormSamples,
  ...unitSamples,
  'admin.list-enrolment-rules': { about: 'company', input: () => ({}) },
  'admin.preview-enrolment-rule': {
    about: 'whole',
    input: (target) => ({ query: { rule: JSON.stringify(ruleOf(target)) } }),
  },
  'admin.create-enrolment-rule': { about: 'whole', input: (target) => ({ body: { fields: ruleOf(target) } }) },
  'admin.save-enrolment-rule': {
    about: 'whole',
    input: (target) => ({ params: { idRule: target.idRule }, body: { version: 1, fields: ruleOf(target) } }),
  },
  'admin.set-enrolment-rule-paused': {
    about: 'whole',
    input: ({ idRule }) => ({ params: { idRule }, body: { paused: true } }),
  },
  'admin.list-audit-acts': { about: 'company', input: () => ({ query: {} }) },
  'admin.list-audit-options': { about: 'company', input: () => ({}) },
  'admin.export-audit-acts': {
    about: 'company',
    input: ({ unique }) => ({ body: { q: unique, password: testPassword } }),
  },
  ...companySamples,
  ...trainingImportSamples,
  ...trainingSamples,
  ...trashSamples,
};

/** Returns the sample of an endpoint. A new endpoint needs one here. */
export function sampleOf({ id }: AdminEndpoint): Sample {
  const sample = samples[id];
  if (!sample) throw new Error(`Add a sample call of ${id} to samples.fixtures.ts.`);
  return sample;
}

/** Names of samples that no endpoint has. */
export const strangeSamples = Object.keys(samples).filter(
  (id) => !adminEndpoints.some((endpoint) => endpoint.id === id),
);
