export const liveLabels = {
  begins: (day: string, time: string) => `Começa ${day} às ${time}`,
  today: 'hoje',
  tomorrow: 'amanhã',
  on: (date: string) => `em ${date}`,
  left: (text: string) => `Faltam ${text}`,
  opensByItself: 'A transmissão abre aqui sozinha.',
  notYet: 'A transmissão ainda não está disponível.',
};
