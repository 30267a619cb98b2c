const people = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? `pessoa ${one}` : `pessoas ${many}`}`;

const already = (count: number): string =>
  count === 0 ? '' : ` ${count.toLocaleString('pt-BR')} já ${count === 1 ? 'fazia' : 'faziam'} parte.`;

const absent = (count: number): string =>
  count === 0 ? '' : ` ${count.toLocaleString('pt-BR')} não ${count === 1 ? 'fazia' : 'faziam'} parte.`;

export const labels = {
  added: (changed: number, unchanged: number): string =>
    `${people(changed, 'entrou', 'entraram')} no grupo.${already(unchanged)}`,
  removed: (changed: number, unchanged: number): string =>
    `${people(changed, 'saiu', 'saíram')} do grupo.${absent(unchanged)}`,
  undone: 'Mudança do grupo desfeita.',
} as const;
