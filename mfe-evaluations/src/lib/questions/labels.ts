export const labels = {
  chooseOne: 'Escolha uma resposta.',
  chooseMany: 'Marque todas as respostas corretas.',
  correlate: 'Escreva, ao lado de cada item, o número do que corresponde a ele.',
  matches: 'Opções numeradas',
  numberOf: (description: string) => `Número que corresponde a ${description}`,
  wrongNumber: (count: number) => `Use um número inteiro de 1 a ${count}.`,
  scale: 'Escolha um ponto da escala.',
  comment: 'Sua resposta',
  characters: (count: number, max: number) => `${count} de ${max} caracteres`,
} as const;
