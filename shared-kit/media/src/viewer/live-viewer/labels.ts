import { timeLeft } from '@shared-kit/media/content-labels';

export const liveLabels = {
  begins: (day: string, time: string) => `Começa ${day} às ${time}`,
  today: 'hoje',
  tomorrow: 'amanhã',
  on: (date: string) => `em ${date}`,
  left: timeLeft,
  opensByItself: 'A transmissão abre aqui sozinha.',
  notYet: 'A transmissão ainda não está disponível.',
};
