/** Returns the free seats of a class; null when they are unlimited (B3-06). */
export function seatsLeft(team: { readonly capacity: number | null; readonly seats_taken: number }): number | null {
  return team.capacity === null ? null : Math.max(0, team.capacity - team.seats_taken);
}
