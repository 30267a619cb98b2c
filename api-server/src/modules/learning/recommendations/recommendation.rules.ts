import type { Fit } from './recommendation.repository.ts';

/** Returns the text of the strongest reason for a training. */
export function reasonOf({ topic, finishedTag, colleagues }: Fit): string {
  if (topic !== null) return `Do seu interesse: ${topic}`;
  if (finishedTag !== null) return `Mais sobre ${finishedTag}, que você já concluiu`;
  return colleagues === 1 ? 'Concluído na sua área' : `Concluído por ${colleagues} pessoas da sua área`;
}
