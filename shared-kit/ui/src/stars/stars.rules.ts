/** Possible votes (A9: 1 to 5, whole). */
export const votes = [1, 2, 3, 4, 5] as const;

/** Vote from 1 to 5. */
export type Vote = (typeof votes)[number];

export function starLabel(vote: Vote): string {
  return vote === 1 ? '1 estrela' : `${vote} estrelas`;
}

/** Returns the fill of each of the five stars, 0 to 1, in steps of a tenth. */
export function starFills(average: number): { vote: Vote; fill: number }[] {
  return votes.map((vote) => ({ vote, fill: Math.round(Math.min(1, Math.max(0, average - (vote - 1))) * 10) / 10 }));
}
