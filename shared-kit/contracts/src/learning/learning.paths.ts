/** Returns the level page of a training, or of one of its nodes (B2.1-01, B2.1-02). */
export function levelPath(idEnrollment: number, nodeCode?: string): string {
  return nodeCode === undefined ? `/level/${idEnrollment}` : `/level/${idEnrollment}/${encodeURIComponent(nodeCode)}`;
}

/** Returns the path of a catalog, or of a training without an enrolment (B2.1-05). */
export function catalogPath(nodeCode: string, idEnrollment?: number): string {
  const path = `/catalog/${encodeURIComponent(nodeCode)}`;
  return idEnrollment === undefined ? path : `${path}/${idEnrollment}`;
}

/** Returns the path of a content outside any enrolment, in the learning viewer (B2.1-07). */
export function freeContentPath(idContent: number): string {
  return `/contentNode/${idContent}`;
}

/** Ids and title in the path of a content inside an enrolment. */
export interface EnrolledContent {
  readonly idContent: number;
  readonly idNodeEnrollment: number;
  readonly idEnrollment: number;
  readonly idUser: number;
  readonly title?: string;
}

/** Returns the path of a content inside an enrolment (B2.1-08). */
export function enrolledContentPath({
  idContent,
  idNodeEnrollment,
  idEnrollment,
  idUser,
  title,
}: EnrolledContent): string {
  const path = `/contentNode/${idContent}/${idNodeEnrollment}/${idEnrollment}/${idUser}`;
  return title === undefined || title === '' ? path : `${path}/${encodeURIComponent(title)}`;
}

/** Returns the path of the search results (B2.1-15). */
export function searchResultPath(searchValue: string): string {
  return `/searchResult/${encodeURIComponent(searchValue)}`;
}

/** Ids in the path of a SCORM content. */
export interface ScormContent {
  /** null outside an enrolment; the path then has 0. */
  readonly idEnrollment: number | null;
  readonly idContentItem: number;
  readonly idNodeEnrollment?: number | null;
  /** Continues with the next item automatically. */
  readonly isFluidNavigation?: boolean;
}

/** Returns the path of the lessons of a SCORM content (B2.1-10). */
export function lmsPath({
  idEnrollment,
  idContentItem,
  idNodeEnrollment = null,
  isFluidNavigation = false,
}: ScormContent): string {
  const node = idNodeEnrollment === null ? '' : `/${idNodeEnrollment}`;
  return `/lms/${idEnrollment ?? 0}/${idContentItem}${node}/${isFluidNavigation ? 1 : 0}`;
}

/** Ids in the path of a lesson. */
export interface ScormLesson {
  readonly idEnrollment: number | null;
  readonly idContentItem: number;
  readonly idSco: number;
  readonly idNodeEnrollment?: number | null;
  readonly scoType?: 'sco' | 'asset';
  readonly isCompleted?: boolean;
  readonly idTeam?: number | null;
}

/**
 * Returns the path of one lesson (B2.1-11). The segments after the node enrolment are omitted from the first unknown
 * one on.
 */
export function lessonPath({
  idEnrollment,
  idContentItem,
  idSco,
  idNodeEnrollment,
  scoType,
  isCompleted,
  idTeam,
}: ScormLesson): string {
  const parts = [idNodeEnrollment, scoType, isCompleted, idTeam];
  const known = parts.findIndex((part) => part === undefined || part === null);
  return ['/lessons', idEnrollment ?? 0, idContentItem, idSco, ...(known === -1 ? parts : parts.slice(0, known))].join(
    '/',
  );
}

/** Returns the path of one lesson with automatic navigation through a training (B2.1-12). */
export function multiLessonPath(lesson: {
  idEnrollment: number;
  idContentItem: number;
  idSco: number;
  idNodeEnrollment: number;
  isCompleted: boolean;
}): string {
  return `/lessons/${lesson.idEnrollment}/${lesson.idContentItem}/${lesson.idSco}/${lesson.idNodeEnrollment}/multi/${lesson.isCompleted}`;
}

/** Returns the path of a level by its node only, in any enrolment of the user (B2.1-03). */
export function nodeLevelPath(nodeCode: string): string {
  return `/level?nodeLevel=${encodeURIComponent(nodeCode)}`;
}

/** Returns the path of the user's trainings below a catalog (B2.1-04). */
export function nodeTreePath(nodeCode: string): string {
  return `/nodeTree/${encodeURIComponent(nodeCode)}`;
}

/** Returns the path of all cards of one block (B2.1-06). */
export function cardListPath(idBlock: number): string {
  return `/cardlist/${idBlock}`;
}

/** Returns the path of the page on which people of a class confirm that they are at a meeting. */
export function attendancePath(idMeeting: number): string {
  return `/presenca/${idMeeting}`;
}
