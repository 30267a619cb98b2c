export const labels = {
  untouched: 'As respostas são salvas à medida que você responde.',
  saving: 'Salvando…',
  savedAt: (time: string) => `Salvo às ${time}`,
  waiting: (count: number) =>
    count === 1
      ? 'Sem conexão: 1 resposta guardada neste aparelho'
      : `Sem conexão: ${count} respostas guardadas neste aparelho`,
} as const;
