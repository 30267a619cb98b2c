import type { ExternalCourse, ExternalCourseDetails, TeamExternalCourse } from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import { evidenceAddress } from './evidence-address.presenter.ts';
import type { LinkContext } from './evidence-address.presenter.ts';
import type { ExternalCourseRow, ReviewedCourse } from './external-course.repository.ts';

export function presentExternalCourse(row: ExternalCourseRow): ExternalCourse {
  return {
    idUserExternalCourse: row.id_external_course,
    title: row.title,
    type: row.type,
    workload: row.workload,
    startDate: row.start_date,
    finishDate: row.finish_date,
    expirationDate: row.expiration_date,
    entityName: row.entity_name,
    evidencePath: row.file_key,
    status: row.status,
    statusReason: row.status === 'REJECTED' ? row.status_reason : '',
    hasResubmission: row.resubmission_status !== null,
    resubmissionStatus: row.resubmission_status,
    creationDate: toMoment(row.creation_date),
    lastModifiedDate: toMoment(row.last_modified_date),
    idParentUserExternalCourse: row.id_parent,
  };
}

export function presentExternalCourseDetails(row: ExternalCourseRow, links: LinkContext): ExternalCourseDetails {
  const { file_key: key, evidence_name: name } = row;
  return {
    ...presentExternalCourse(row),
    evidence: key === null || name === null ? null : { name, url: evidenceAddress(key, links) },
  };
}

/** Presents a course to its reviewer, with the person and a link to the evidence. */
export function presentReviewedCourse(row: ReviewedCourse, links: LinkContext): TeamExternalCourse {
  return {
    ...presentExternalCourseDetails(row, links),
    person: {
      name: row.name,
      department: row.department,
      photo: row.photo === '' ? '' : links.storage.signMediaUrl(row.photo),
    },
    answeredBy: row.answered_by,
  };
}
