/** The level page of a training, or of one of its nodes (B2.1-01, B2.1-02). */
export function levelPath(idEnrollment: number, nodeCode?: string): string {
  return nodeCode === undefined ? `/level/${idEnrollment}` : `/level/${idEnrollment}/${encodeURIComponent(nodeCode)}`;
}

/** A catalog, or a training that one is not enrolled in (B2.1-05). */
export function catalogPath(nodeCode: string, idEnrollment?: number): string {
  const path = `/catalog/${encodeURIComponent(nodeCode)}`;
  return idEnrollment === undefined ? path : `${path}/${idEnrollment}`;
}

/** A content outside any enrolment, in the learning viewer (B2.1-07). */
export function freeContentPath(idContent: number): string {
  return `/contentNode/${idContent}`;
}

export interface EnrolledContent {
  readonly idContent: number;
  readonly idNodeEnrollment: number;
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly title?: string;
}

/** A content inside an enrolment (B2.1-08). */
export function enrolledContentPath({ idContent, idNodeEnrollment, idEnrollment, idUser, title }: EnrolledContent): string {
  const path = `/contentNode/${idContent}/${idNodeEnrollment}/${idEnrollment}/${idUser}`;
  return title === undefined || title === '' ? path : `${path}/${encodeURIComponent(title)}`;
}

/** What is found for some words (B2.1-15). */
export function searchResultPath(searchValue: string): string {
  return `/searchResult/${encodeURIComponent(searchValue)}`;
}
