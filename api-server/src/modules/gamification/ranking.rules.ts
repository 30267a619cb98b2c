/** Returns the points needed to overtake: equal points stay behind, because the other person reached them first (B9-33). */
export function pointsToOvertake(own: number, ahead: number): number {
  return ahead - own + 1;
}
