import type { Sample, Target } from './sample.types.ts';

const scormOf = ({ idScorm }: Target) => ({ params: { idContentItem: idScorm } });
const freePolicy = { max: null, counts: 'best', begins: 'failed' };
const anyWindow = { width: null, height: null, opensIn: 'page' };

/** One valid call of every administrative endpoint about SCORM contents. */
export const scormSamples: Readonly<Record<string, Sample>> = {
  'admin.list-scorm-contents': { about: 'company', input: () => ({}) },
  'admin.read-scorm-content': { about: 'training', input: scormOf },
  'admin.save-scorm-policy': {
    about: 'whole',
    input: (target) => ({ ...scormOf(target), body: { before: freePolicy, policy: freePolicy, reason: '' } }),
  },
  'admin.save-scorm-window': {
    about: 'whole',
    input: (target) => ({ ...scormOf(target), body: { before: anyWindow, window: anyWindow, reason: '' } }),
  },
  'admin.roll-back-scorm': {
    about: 'whole',
    input: (target) => ({ ...scormOf(target), body: { number: 1, reason: 'Erro na nova' } }),
  },
  'admin.inspect-scorm': { about: 'training', input: scormOf },
  'admin.read-scorm-preview': { about: 'whole', input: scormOf },
  'admin.read-scorm-hosts': { about: 'company', input: () => ({}) },
  'admin.save-scorm-hosts': {
    about: 'whole',
    input: () => ({ body: { add: ['cdn.example.com'], remove: [], reason: '' } }),
  },
  'admin.save-scorm-popups': { about: 'whole', input: () => ({ body: { isFree: false, reason: '' } }) },
  'admin.list-scorm-attempts': { about: 'list', input: (target) => ({ ...scormOf(target), query: {} }) },
  'admin.analyse-scorm-items': { about: 'list', input: scormOf },
  'admin.export-scorm-report': {
    about: 'list',
    input: (target) => ({ ...scormOf(target), body: { kind: 'attempts', format: 'csv' } }),
  },
  'admin.reset-scorm-attempts': {
    about: 'person',
    input: (target) => ({
      params: { idPerson: target.user.idUser },
      body: { idContentItem: target.idScorm, reason: 'Troca de turma' },
    }),
  },
  'admin.begin-scorm-attempt': {
    about: 'person',
    input: (target) => ({
      params: { idPerson: target.user.idUser },
      body: { idContentItem: target.idScorm, reason: 'Queda de energia na prova' },
    }),
  },
};
