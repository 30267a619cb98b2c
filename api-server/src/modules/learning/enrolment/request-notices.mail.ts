import type { MailTemplate } from '../../../platform/mail/mail-template.rules.ts';
import { defineNotice, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

const { treinamento } = usualPlaceholders;
const turma = { meaning: 'Nome da turma', sample: 'Turma de dezembro' };

export const requestApprovedTemplate = defineNotice({
  key: 'learning.request-approved',
  title: 'Matrícula aprovada',
  occasion: 'Vai para quem pediu a matrícula, quando ela é aprovada.',
  placeholders: { treinamento, turma },
  subject: 'Sua matrícula em {treinamento} foi aprovada',
  lines: [
    'Sua solicitação de matrícula em {treinamento}, na turma {turma}, foi aprovada.',
    'Para começar, abra o portal e, em "Minha jornada", a aba "Matriculados".',
  ],
});

export const requestDeniedTemplate = defineNotice({
  key: 'learning.request-denied',
  title: 'Matrícula reprovada',
  occasion: 'Vai para quem pediu a matrícula, quando ela é reprovada.',
  placeholders: {
    treinamento,
    turma,
    motivo: { meaning: 'Motivo que a pessoa escreveu ao responder', sample: 'A turma é só para o turno da noite.' },
  },
  subject: 'Sua solicitação de matrícula em {treinamento} foi reprovada',
  lines: [
    'Sua solicitação de matrícula em {treinamento}, na turma {turma}, foi reprovada.',
    'Motivo: {motivo}',
    'Você pode solicitar outra vez na página do treinamento.',
  ],
});

export const seatGivenTemplate = defineNotice({
  key: 'learning.seat-given',
  title: 'Vaga da lista de espera',
  occasion: 'Vai para quem estava na lista de espera de uma turma, quando recebe uma vaga.',
  placeholders: { treinamento, turma },
  subject: 'Você entrou na turma {turma}',
  lines: [
    'Abriu uma vaga em {treinamento}, na turma {turma}, e a sua matrícula foi feita.',
    'Para começar, abra o portal e, em "Minha jornada", a aba "Matriculados".',
  ],
});

export const teamRequestTemplate = defineNotice({
  key: 'learning.team-request',
  title: 'Alguém da equipe pediu matrícula',
  occasion: 'Vai para quem lidera a pessoa que pediu a matrícula.',
  placeholders: { treinamento, turma, pessoa: { meaning: 'Nome de quem pediu', sample: 'Bruno Lima' } },
  subject: '{pessoa} solicitou matrícula em {treinamento}',
  lines: [
    '{pessoa}, da sua equipe, solicitou matrícula em {treinamento}, na turma {turma}.',
    'Para responder, abra o portal e, no menu, "Aprovações".',
  ],
});

/** Mails of the module whose words a company may change, in the order of their page. */
export const learningMails: readonly MailTemplate[] = [
  requestApprovedTemplate,
  requestDeniedTemplate,
  seatGivenTemplate,
  teamRequestTemplate,
];
