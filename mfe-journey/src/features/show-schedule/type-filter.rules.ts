import type { ScheduleType } from '@shared-kit/contracts/journey';

/** An empty selection means all types: an empty calendar is useless (decision 205). */
export function isShown(chosen: readonly number[], idScheduleType: number): boolean {
  return chosen.length === 0 || chosen.includes(idScheduleType);
}

/** Toggles one type; all ticked, or none, means all. */
export function afterToggle(
  chosen: readonly number[],
  idScheduleType: number,
  types: readonly ScheduleType[],
): readonly number[] {
  const ids = types.map((type) => type.idScheduleType);
  const next = ids.filter((id) => isShown(chosen, id) !== (id === idScheduleType));
  return next.length === ids.length ? [] : next;
}

/** Returns the colour of a type by its position. Text names the type as well. */
export function typeColor(idScheduleType: number, types: readonly ScheduleType[]): string {
  const index = types.findIndex((type) => type.idScheduleType === idScheduleType);
  return `var(--color-chart-${(Math.max(0, index) % 6) + 1})`;
}
