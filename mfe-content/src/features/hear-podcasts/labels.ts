export const labels = {
  left: (time: string): string => `Faltam ${time}`,
  episodes: (count: number): string => (count === 1 ? '1 episódio' : `${count} episódios`),
} as const;
