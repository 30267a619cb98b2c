/** Returns the average of votes with one decimal; 0 without votes. */
export function averageVote({ count, sum }: { count: number; sum: number }): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
