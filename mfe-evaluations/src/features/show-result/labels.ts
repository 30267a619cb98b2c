export const labels = {
  passed: 'Aprovado',
  failed: 'Reprovado',
  preTest: 'Aproveitamento',
  grade: 'Nota',
  loading: 'Carregando o resultado',
  mastery: (score: string) => `Nota para aprovação: ${score}`,
  tries: (attempts: number, left: number | null, isPassed: boolean) => {
    const done = attempts === 1 ? '1 tentativa feita' : `${attempts} tentativas feitas`;
    if (isPassed) return `${done}.`;
    if (left === null) return `${done}. Você pode tentar de novo quando quiser.`;
    if (left === 0) return `${done}. Não há mais tentativas.`;
    return left === 1 ? `${done}. Resta 1 tentativa.` : `${done}. Restam ${left} tentativas.`;
  },
  timedOut: 'O tempo acabou e a avaliação foi enviada com as respostas dadas até então.',
  finishedOn: (moment: string) => `Enviada em ${moment}`,
  retry: 'Refazer avaliação',
  review: 'O que rever',
  afterFailure: (left: number | null) =>
    left === 0
      ? 'O que fazer agora: reveja o conteúdo do treinamento e fale com quem cuida dele, porque não há outra tentativa.'
      : left === null
        ? 'O que fazer agora: reveja o treinamento e refaça a avaliação quando quiser.'
        : `O que fazer agora: reveja o treinamento e refaça a avaliação. ${left === 1 ? 'A última tentativa já está liberada' : 'A próxima tentativa já está liberada'}.`,
  retryFailed: 'Não foi possível iniciar uma nova tentativa.',
  backToTraining: 'Voltar ao treinamento',
  summary: 'Gabarito',
  summaryPending: (isLimited: boolean) =>
    isLimited
      ? 'O gabarito fica disponível depois da última tentativa.'
      : 'O gabarito fica disponível depois da aprovação.',
  summaryHint: 'Abra uma questão para ver a sua resposta e a correta.',
  right: 'Correta',
  wrong: 'Incorreta',
  question: (number: number) => `Questão ${number}`,
  yourAnswer: 'Sua resposta',
  rightAnswer: 'Resposta correta',
  unanswered: 'Sem resposta',
  close: 'Fechar',
  previous: 'Anterior',
  next: 'Próxima',
} as const;
