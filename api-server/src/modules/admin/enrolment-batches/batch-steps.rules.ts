/** Number of people whom one step enrols in one training, or of enrolments that it ends: it bounds the rows of each statement. */
export const BATCH_STEP = 1000;

export interface BatchStep<Training> {
  readonly training: Training;
  readonly idUsers: readonly number[];
  /** Position after the step. */
  readonly end: number;
}

interface BatchPlace<Training> {
  readonly people: readonly number[];
  readonly trainings: readonly Training[];
  /** Place in the people of the first training, then in those of the second, and so on. */
  readonly position: number;
}

/** Returns the next people of a batch, who are all of one training; undefined at its end. */
export function nextStep<Training>(
  { people, trainings, position }: BatchPlace<Training>,
  size = BATCH_STEP,
): BatchStep<Training> | undefined {
  const training = people.length === 0 ? undefined : trainings[Math.floor(position / people.length)];
  if (training === undefined) return undefined;
  const start = position % people.length;
  const idUsers = people.slice(start, start + size);
  return { training, idUsers, end: position + idUsers.length };
}
