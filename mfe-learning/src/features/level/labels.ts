export const labels = {
  /** B2.7-02. */
  syllabus: 'Ementa',
  seeSyllabus: 'Ver ementa',
  progress: 'Progresso',
  /** B4.7-05. */
  starting: 'Aguarde, iniciando página',
  startingContent: 'Aguarde, iniciando conteúdo',
  done: 'Treinamento concluído',
  inPreparation: 'Em preparação',
  inPreparationHint: 'O conteúdo aparece aqui assim que estiver pronto.',
  passed: 'Treinamento concluído com aprovação',
  forCertificate: 'Para receber o certificado, faça o treinamento.',
  failed: 'Treinamento não concluído',
  failedTakeAgain: 'O que fazer agora: reveja o conteúdo e matricule-se novamente.',
  failedForGood: 'O que fazer agora: reveja o conteúdo e fale com quem cuida deste treinamento.',
  enrolAgain: 'Ver turmas',
  /** B8-01, B8-27. */
  unexpected: 'Um problema inesperado ocorreu',
  notFound: 'Treinamento não encontrado',
  grade: (grade: number) => `Nota ${Math.round(grade)}`,
  onlineClass: 'Entrar na turma on-line',
  until: (date: string) => `Até ${date}`,
} as const;
