export const labels = {
  play: (title: string): string => `Ouvir ${title}`,
  stop: (title: string): string => `Fechar ${title}`,
  playing: 'Tocando agora',
} as const;
