export const labels = {
  title: 'Pré-teste',
  /** B2.16-01. */
  required: 'Para acessar este conteúdo, é necessário realizar o pré-teste de conhecimento obrigatório.',
  /** B2.16-02. */
  notNow: 'Agora não',
  /** B2.16-03. */
  start: 'Iniciar pré-teste',
  /** B2.16-04. */
  resume: 'Continuar pré-teste',
  showResult: 'Ver resultado',
  /** B4.7-04. */
  starting: 'Aguarde, iniciando a avaliação!',
  startFailed: 'Não foi possível iniciar o pré-teste.',
  invitation: 'Mostre o que você já sabe antes de começar. O resultado não conta para a sua nota.',
  done: 'Pré-teste realizado',
  reached: (percent: string) => `Aproveitamento de ${percent}`,
} as const;
