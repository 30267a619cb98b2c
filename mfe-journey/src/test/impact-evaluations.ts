import type { ImpactEvaluation } from '@shared-kit/contracts/journey';

export const pending: ImpactEvaluation = {
  title: 'LGPD na prática',
  evaluationType: 'STUDENT_IMPACT',
  idEnrollment: 31,
  idEvaluation: 8,
  idQuestionnaire: null,
  idUser: 7,
  learnerName: null,
  creationDate: '2026-11-15 14:20:00',
  startDate: null,
  finishDate: null,
  expirationDate: '2026-12-16 02:59:59',
  daysToComplete: 30,
  status: 'PENDING',
};
export const finished: ImpactEvaluation = {
  ...pending,
  idEnrollment: 32,
  title: 'Código de conduta',
  creationDate: '2026-10-10 12:00:00',
  finishDate: '2026-11-09 12:00:00',
  status: 'FINISHED',
};
export const expired: ImpactEvaluation = {
  ...pending,
  idEnrollment: 33,
  title: 'Direção defensiva',
  creationDate: '2026-08-10 12:00:00',
  expirationDate: '2026-09-10 02:59:59',
  status: 'EXPIRED',
};
export const ofTeam: ImpactEvaluation = {
  ...pending,
  idEnrollment: 34,
  evaluationType: 'IMPACT',
  learnerName: 'Camila Ramos',
  title: 'Primeiros socorros',
  creationDate: '2026-11-12 12:00:00',
};
