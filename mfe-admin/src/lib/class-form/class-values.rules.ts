import { MAX_SEATS } from '@shared-kit/contracts/admin';
import type { AdministeredClass, ClassCertificates, ClassFields } from '@shared-kit/contracts/admin';
import { fieldRules } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';

type TextNames = 'initialDay' | 'finalDay' | 'duration' | 'enrolFrom' | 'enrolUntil' | 'capacity' | 'minAttendance';

/** Value of the choice 'Sem certificado'. */
export const NO_CERTIFICATE = 'none';

/**
 * Values of the form: the fields of a class, with days and numbers as texts. `certificate` is the id of a model,
 * `NO_CERTIFICATE`, or empty before somebody has chosen.
 */
export type ClassValues = Omit<ClassFields, TextNames | 'idCertificate'> & {
  readonly [Name in TextNames | 'certificate']: string;
};

/** A class as the form edits it. */
export interface EditedClass {
  readonly version: string;
  readonly fields: ClassValues;
  readonly state: AdministeredClass;
}

export const emptyClass: ClassFields = {
  name: '',
  description: '',
  initialDay: null,
  finalDay: null,
  duration: null,
  enrolFrom: null,
  enrolUntil: null,
  capacity: null,
  needApproval: false,
  minAttendance: null,
  modality: 'NONE',
  place: '',
  instructors: [],
};

const isAfter = (from: string, until: string): boolean => from !== '' && until !== '' && from > until;

export const classRules = fieldRules<ClassValues>({
  name: (name) => (name.trim() === '' ? labels.required : undefined),
  finalDay: (final, { initialDay }) => (isAfter(initialDay, final) ? labels.endsBefore : undefined),
  enrolUntil: (until, { enrolFrom }) => (isAfter(enrolFrom, until) ? labels.enrolEndsBefore : undefined),
  capacity: (text) => (isNumber(text, 0, MAX_SEATS) ? undefined : labels.number),
  minAttendance: (text) => (isNumber(text, 1, 100) ? undefined : labels.percent),
  duration: (text) => (isNumber(text, 1, 3650) ? undefined : labels.days),
  certificate: (choice) => (choice === '' ? labels.certificateRequired : undefined),
});

function isNumber(text: string, min: number, max: number): boolean {
  return text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max);
}

export function valuesOf({ idCertificate, ...fields }: ClassFields): ClassValues {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...fields,
    initialDay: fields.initialDay ?? '',
    finalDay: fields.finalDay ?? '',
    enrolFrom: fields.enrolFrom ?? '',
    enrolUntil: fields.enrolUntil ?? '',
    duration: text(fields.duration),
    capacity: text(fields.capacity),
    minAttendance: text(fields.minAttendance),
    certificate: idCertificate === undefined ? '' : certificateValue(idCertificate),
  };
}

export function fieldsOf({ certificate, ...values }: ClassValues): ClassFields {
  const day = (text: string) => (text === '' ? null : text);
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...values,
    initialDay: day(values.initialDay),
    finalDay: day(values.finalDay),
    enrolFrom: day(values.enrolFrom),
    enrolUntil: day(values.enrolUntil),
    duration: number(values.duration),
    capacity: number(values.capacity),
    minAttendance: number(values.minAttendance),
    idCertificate: certificate === NO_CERTIFICATE ? null : Number(certificate),
  };
}

const certificateValue = (id: number | null): string => (id === null ? NO_CERTIFICATE : String(id));

/** Returns what a new class of a training begins with; empty where the training has no usual certificate. */
export function usualCertificate({ certificates, usual }: ClassCertificates): string {
  return certificates.length > 0 && usual === null ? '' : certificateValue(usual);
}

/** Returns the choice of a certificate in words. */
export function certificateName(value: string, { certificates }: Pick<ClassCertificates, 'certificates'>): string {
  return certificates.find(({ idCertificate }) => String(idCertificate) === value)?.name ?? labels.noCertificate;
}

/** Returns what a copy of a class starts with: everything but its days. */
export function copyOf(fields: ClassFields): ClassFields {
  return {
    ...fields,
    name: labels.copyOf(fields.name),
    initialDay: null,
    finalDay: null,
    enrolFrom: null,
    enrolUntil: null,
  };
}

/** Returns whether two values of a field are the same; instructors are compared by person. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return Array.isArray(a) || Array.isArray(b) ? JSON.stringify(a) === JSON.stringify(b) : Object.is(a, b);
}

/** Returns the issues of a refusal under the names of the form: the contract has them below `fields`. */
export function formIssues(issues: readonly { path: string; message: string }[]) {
  return issues.map(({ path, message }) => ({ path: path.replace(/^body\.fields\./, 'body.'), message }));
}
