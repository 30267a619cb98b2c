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

/** What is found for some words (B2.1-15). */
export function searchResultPath(searchValue: string): string {
  return `/searchResult/${encodeURIComponent(searchValue)}`;
}

export interface ScormContent {
  /** null outside an enrolment; the address then has 0. */
  readonly idEnrollment: number | null;
  readonly idContentItem: number;
  readonly idNodeEnrollment?: number | null;
  /** One goes on to the next item by itself. */
  readonly isFluidNavigation?: boolean;
}

/** The lessons of a SCORM content (B2.1-10). */
export function lmsPath({
  idEnrollment,
  idContentItem,
  idNodeEnrollment = null,
  isFluidNavigation = false,
}: ScormContent): string {
  const node = idNodeEnrollment === null ? '' : `/${idNodeEnrollment}`;
  return `/lms/${idEnrollment ?? 0}/${idContentItem}${node}/${isFluidNavigation ? 1 : 0}`;
}

export interface ScormLesson {
  readonly idEnrollment: number | null;
  readonly idContentItem: number;
  readonly idSco: number;
  readonly idNodeEnrollment?: number | null;
  readonly scoType?: 'sco' | 'asset';
  readonly isCompleted?: boolean;
  readonly idTeam?: number | null;
}

/** One lesson (B2.1-11). What follows the node enrolment is left out from the first part on that isn't known. */
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

/** One lesson, on the way through a training from item to item (B2.1-12). */
export function multiLessonPath(lesson: {
  idEnrollment: number;
  idContentItem: number;
  idSco: number;
  idNodeEnrollment: number;
  isCompleted: boolean;
}): string {
  return `/lessons/${lesson.idEnrollment}/${lesson.idContentItem}/${lesson.idSco}/${lesson.idNodeEnrollment}/multi/${lesson.isCompleted}`;
}

/** A level by its node alone, whichever enrolment of the person it is in (B2.1-03). */
export function nodeLevelPath(nodeCode: string): string {
  return `/level?nodeLevel=${encodeURIComponent(nodeCode)}`;
}

/** The person's trainings below a catalog (B2.1-04). */
export function nodeTreePath(nodeCode: string): string {
  return `/nodeTree/${encodeURIComponent(nodeCode)}`;
}

/** All cards of one block (B2.1-06). */
export function cardListPath(idBlock: number): string {
  return `/cardlist/${idBlock}`;
}
