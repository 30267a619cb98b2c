export const labels = {
  offline: 'Parece que você está sem conexão com a internet.',
} as const;
