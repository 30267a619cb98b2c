export const labels = {
  send: 'Enviar trabalho',
  count: (count: number): string => (count === 1 ? '1 trabalho' : `${count.toLocaleString('pt-BR')} trabalhos`),
  emptyHint: 'Seja a primeira pessoa a enviar um trabalho.',
  sentBy: (name: string, date: string): string => `${name} · ${date}`,
};
