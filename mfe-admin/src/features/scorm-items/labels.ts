const number = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export const labels = {
  caption: 'Questões',
  columns: {
    question: 'Questão',
    answers: 'Respostas',
    facility: 'Acertos',
    discrimination: 'Discriminação',
    latency: 'Tempo médio',
    responses: 'Respostas mais dadas',
  },
  facility: (share: number, correct: number): string => `${number(share * 100)}% (${correct})`,
  points: (value: number | null): string => (value === null ? '—' : `${value > 0 ? '+' : ''}${number(value)}`),
  response: (text: string, count: number): string => `${text === '' ? '(vazia)' : text} · ${count}`,
  explanation:
    'Acertos são as respostas que a lição marcou como corretas. A discriminação é a diferença de nota entre quem acertou e os outros: perto de zero ou negativa, a questão pode ter o gabarito errado.',
  partial: 'A análise leu as tentativas mais antigas, até o limite. O arquivo exportado analisa todas.',
  none: 'Nenhuma resposta registrada',
  noneHint: 'Este pacote não registra respostas, ou ninguém ao seu alcance respondeu ainda.',
  loadFailed: 'Não foi possível analisar as questões',
} as const;
