export const labels = {
  region: 'O que vem agora',
  next: 'A seguir',
  continueOn: 'Continuar',
  evaluate: 'Fazer avaliação',
  retake: 'Refazer avaliação',
  done: 'Treinamento concluído',
  doneHint: 'Você terminou tudo o que ele pede.',
  comments: (count: number) =>
    count === 1 ? 'Falta 1 comentário para concluir' : `Faltam ${count} comentários para concluir`,
  comment: 'Ir para os comentários',
  waiting: 'Você terminou o que está aberto agora',
  waitingHint: 'O resto abre na página do treinamento quando chegar a hora.',
  toTraining: 'Voltar ao treinamento',
} as const;
