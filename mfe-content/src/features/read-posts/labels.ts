export const labels = {
  highlight: 'Em destaque',
} as const;
