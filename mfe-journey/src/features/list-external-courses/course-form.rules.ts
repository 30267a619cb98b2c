import {
  externalCourseFaults,
  externalCourseTypes,
  isExternalCourseDay,
  isExternalCoursePeriod,
} from '@shared-kit/contracts/journey';
import type { ExternalCourse, ExternalCourseType } from '@shared-kit/contracts/journey';
import { labels } from './labels.ts';

/** Values of the form as typed. Dates are `YYYY-MM-DD`, the format of date inputs. */
export interface CourseFields {
  readonly title: string;
  readonly type: string;
  readonly workload: string;
  readonly startDate: string;
  readonly finishDate: string;
  readonly expirationDate: string;
  readonly entityName: string;
  /** A new file, the path of the stored one, or null. */
  readonly evidence: File | string | null;
}

/** Fields that a person types. */
export type CourseField = Exclude<keyof CourseFields, 'evidence'>;

const emptyFields: CourseFields = {
  title: '',
  type: '',
  workload: '',
  startDate: '',
  finishDate: '',
  expirationDate: '',
  entityName: '',
  evidence: null,
};

export function fieldsOf(course: ExternalCourse | undefined): CourseFields {
  if (!course) return emptyFields;
  const { title, type, workload, startDate, finishDate, expirationDate, entityName, evidencePath } = course;
  return {
    title,
    type,
    workload: String(workload).replace('.', ','),
    startDate,
    finishDate,
    expirationDate: expirationDate ?? '',
    entityName,
    evidence: evidencePath,
  };
}

/** Returns the error of one field given all values, or undefined when it is valid (B5-32 to B5-35). */
export function faultOf(field: CourseField, fields: CourseFields, today: string): string | undefined {
  const value = fields[field].trim();
  switch (field) {
    case 'expirationDate':
      return value === '' || isExternalCourseDay(value) ? undefined : externalCourseFaults.date;
    case 'workload':
      return hoursOf(value) >= 1 ? undefined : externalCourseFaults.workload;
    case 'startDate':
    case 'finishDate':
      if (value === '') return externalCourseFaults.required;
      if (!isExternalCourseDay(value)) return externalCourseFaults.date;
      return field === 'finishDate' && fields.startDate !== '' && !isExternalCoursePeriod(fields, today)
        ? externalCourseFaults.period
        : undefined;
    case 'title':
    case 'entityName':
    case 'type':
      return value === '' ? externalCourseFaults.required : undefined;
  }
}

/** Parses '8', '1,5', '1.200' and '1.200,5' in Brazilian notation; a point not followed by exactly three digits counts as a comma. */
function hoursOf(text: string): number {
  const value = text.trim();
  const plain = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(value) ? value.replaceAll('.', '') : value;
  return Number(plain.replace(',', '.'));
}

/** Converts valid values (no `faultOf`) to the request body. */
export function payloadOf(fields: CourseFields) {
  return {
    title: fields.title.trim(),
    type: typeOf(fields.type),
    workload: hoursOf(fields.workload),
    startDate: fields.startDate,
    finishDate: fields.finishDate,
    expirationDate: fields.expirationDate === '' ? null : fields.expirationDate,
    entityName: fields.entityName.trim(),
  };
}

function typeOf(value: string): ExternalCourseType {
  return externalCourseTypes.find((type) => type === value) ?? 'IN_PERSON';
}

export const typeOptions = externalCourseTypes.map((value) => ({ value, label: labels.type[value] }));
