import { timeLeft } from '@shared-kit/media/content-labels';

export const labels = {
  left: timeLeft,
  episodes: (count: number): string => (count === 1 ? '1 episódio' : `${count} episódios`),
} as const;
