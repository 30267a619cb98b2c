export const labels = {
  count: (count: number): string => (count === 1 ? '1 item' : `${count} itens`),
} as const;
