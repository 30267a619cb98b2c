import type { AttendanceBatch, AttendanceState, Attendee, SentMark } from '@shared-kit/contracts/admin';

type SavedMark = Pick<Attendee, 'idPerson' | 'mark'>;

/** Person as the list shows them: with the mark that was made here last, whether the server has it or not. */
export interface ShownAttendee extends Attendee {
  readonly state: AttendanceState | null;
  readonly note: string;
  /** True when the mark waits on this device for the server. */
  readonly isPending: boolean;
  /** Mark that was made here and not saved, because somebody else had marked the person meanwhile. */
  readonly refused: SentMark | undefined;
}

/** Returns the marks with further ones, each in place of an earlier mark for the same person. */
export function withMarks(marks: readonly SentMark[], more: readonly SentMark[]): SentMark[] {
  const replaced = new Set(more.map(({ idPerson }) => idPerson));
  return [...marks.filter(({ idPerson }) => !replaced.has(idPerson)), ...more];
}

/**
 * Returns what is left to send after the server has answered. A person who was marked again while the call was on its way
 * stays, over the version that the call has saved.
 */
export function marksLeft(
  pending: readonly SentMark[],
  sent: readonly SentMark[],
  saved: readonly SavedMark[],
): SentMark[] {
  const sentText = new Set(sent.map((mark) => JSON.stringify(mark)));
  const versions = new Map(saved.map(({ idPerson, mark }) => [idPerson, mark?.version ?? 0]));
  return pending
    .filter((mark) => !sentText.has(JSON.stringify(mark)))
    .map((mark) => ({ ...mark, version: versions.get(mark.idPerson) ?? mark.version }));
}

/** Returns the people of the list with the marks that wait on this device, and those that were not saved. */
export function shownAttendees(
  people: readonly Attendee[],
  pending: readonly SentMark[],
  refused: readonly SentMark[],
): ShownAttendee[] {
  const byPerson = (marks: readonly SentMark[]) => new Map(marks.map((mark) => [mark.idPerson, mark]));
  const [pendingOf, refusedOf] = [byPerson(pending), byPerson(refused)];
  return people.map((person) => {
    const own = pendingOf.get(person.idPerson);
    return {
      ...person,
      state: own ? own.state : (person.mark?.state ?? null),
      note: own ? own.note : (person.mark?.note ?? ''),
      isPending: own !== undefined,
      refused: refusedOf.get(person.idPerson),
    };
  });
}

/** Returns the mark that a tap on a state makes. A tap on the chosen state takes the mark back. */
export function tappedMark({ idPerson, mark, state: shown }: ShownAttendee, state: AttendanceState): SentMark {
  return { idPerson, state: shown === state ? null : state, note: '', version: mark?.version ?? 0 };
}

/** Returns marks that take back earlier ones, of the people whom nobody else has marked since then. */
export function marksTakenBack(made: readonly SentMark[], people: readonly Attendee[]): SentMark[] {
  const versions = new Map(people.map(({ idPerson, mark }) => [idPerson, mark?.version ?? 0]));
  return made.flatMap(({ idPerson, version: over }) => {
    const version = versions.get(idPerson) ?? over;
    return version <= over + 1 ? [{ idPerson, state: null, note: '', version }] : [];
  });
}

export function countStates(people: readonly Pick<ShownAttendee, 'state'>[]): Record<AttendanceState | 'NONE', number> {
  const counts = { PRESENT: 0, ABSENT: 0, JUSTIFIED: 0, NONE: 0 };
  for (const { state } of people) counts[state ?? 'NONE'] += 1;
  return counts;
}

/** Returns people with the marks that the server has saved. */
export function withSaved(people: readonly Attendee[], saved: readonly SavedMark[]): Attendee[] {
  const marks = new Map(saved.map(({ idPerson, mark }) => [idPerson, mark]));
  return people.map((person) => ({ ...person, mark: marks.get(person.idPerson) ?? person.mark }));
}

/** Name of a batch in the queue of the device, which people who share the device do not share. */
export function idOfBatch({ idUser, idMeeting }: Pick<AttendanceBatch, 'idUser' | 'idMeeting'>): string {
  return `${idUser}/${idMeeting}`;
}
