import { createHash } from 'node:crypto';
import type { ClassFields } from '@shared-kit/contracts/admin';
import { dayKey, endOfDay, parseWallClock } from '@shared-kit/contracts/calendar';
import type { ActChange } from '../../audit/index.ts';
import type { ClassColumns, ClassInstructor } from '../../learning/index.ts';

/** Returns a class as its form has it. */
export function fieldsOf(columns: ClassColumns, instructors: readonly ClassInstructor[]): ClassFields {
  const day = (date: Date | null) => (date === null ? null : dayKey(date));
  return {
    name: columns.name,
    description: columns.description,
    initialDay: day(columns.initial_date),
    finalDay: day(columns.final_date),
    duration: columns.duration,
    enrolFrom: day(columns.enrol_from),
    enrolUntil: day(columns.enrol_until),
    capacity: columns.capacity,
    needApproval: columns.need_approval,
    minAttendance: columns.min_attendance,
    modality: columns.modality,
    place: columns.place,
    instructors: instructors.map(({ idPerson, name }) => ({ idPerson, name })),
    idCertificate: columns.id_certificate,
  };
}

/**
 * Returns the columns of a class. A day that did not change keeps its time of day, which only files name. Fields of an
 * older screen, which has no certificate, keep the one of before.
 */
export function columnsOf(fields: ClassFields, before?: ClassColumns): ClassColumns {
  const first = (day: string | null, stored: Date | null = null) => momentOn(day, stored, (start) => start);
  const last = (day: string | null, stored: Date | null = null) => momentOn(day, stored, endOfDay);
  return {
    name: fields.name,
    description: fields.description,
    initial_date: first(fields.initialDay, before?.initial_date),
    final_date: last(fields.finalDay, before?.final_date),
    duration: fields.duration,
    enrol_from: first(fields.enrolFrom, before?.enrol_from),
    enrol_until: last(fields.enrolUntil, before?.enrol_until),
    capacity: fields.capacity,
    need_approval: fields.needApproval,
    min_attendance: fields.minAttendance,
    modality: fields.modality,
    place: fields.place,
    id_certificate: fields.idCertificate === undefined ? (before?.id_certificate ?? null) : fields.idCertificate,
  };
}

function momentOn(day: string | null, stored: Date | null, of: (start: Date) => Date): Date | null {
  if (day === null) return null;
  if (stored !== null && dayKey(stored) === day) return stored;
  const start = parseWallClock(`${day}T00:00:00`);
  return start === null ? null : of(start);
}

/** Returns the version of a class: a digest, so that it changes whoever changes the class (decision 754). */
export function versionOfClass(fields: ClassFields): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);
}

/**
 * Returns the fields that differ, in words, for the log of changes. The name comes first and is always there.
 *
 * @param certificates names of the models of certificates
 */
export function changesOfClass(
  before: ClassFields | undefined,
  after: ClassFields,
  certificates: ReadonlyMap<number, string>,
): ActChange[] {
  const words = (fields: ClassFields, name: keyof ClassFields) =>
    name === 'idCertificate' ? certificateWords(fields.idCertificate ?? null, certificates) : inWords(fields[name]);
  const names = Object.keys(after) as (keyof ClassFields)[];
  const changes = names
    .filter((name) => name !== 'name')
    .map((name) => ({
      field: name === 'idCertificate' ? 'class.certificate' : `class.${name}`,
      before: before ? words(before, name) : '',
      after: words(after, name),
    }))
    .filter((change) => change.before !== change.after);
  return [{ field: 'class', before: before?.name ?? '', after: after.name }, ...changes];
}

const certificateWords = (id: number | null, names: ReadonlyMap<number, string>): string =>
  id === null ? 'sem certificado' : (names.get(id) ?? '');

const modalityWords = { NONE: '', PRESENCIAL: 'presencial', ONLINE: 'on-line' } as const;

function inWords(value: ClassFields[keyof ClassFields]): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'string' && value in modalityWords) return modalityWords[value as keyof typeof modalityWords];
  return Array.isArray(value) ? value.map(({ name }) => name).join(', ') : String(value ?? '');
}
