import { routeId } from '../../lib/route-id.rules.ts';

type Segments = Readonly<Record<string, string | undefined>>;

/** A SCORM content, and where in a training it stands. */
export interface ScormAddress {
  /** 0 outside an enrolment. */
  readonly idEnrollment: number;
  readonly idContentItem: number;
  readonly idNodeEnrollment: number | undefined;
  /** Items are walked through one after the other. */
  readonly isFluid: boolean;
}

export interface LessonAddress extends ScormAddress {
  readonly idSco: number;
  /** As the link that led here says; the server knows better. */
  readonly isCompleted: boolean;
}

/** Decision 14: '-' stands for an absent segment. */
const part = (text: string | undefined): string | undefined => (text === '-' ? undefined : text);

function content(segments: Segments): Pick<ScormAddress, 'idEnrollment' | 'idContentItem'> | undefined {
  const idEnrollment = segments['idEnrollment'] === '0' ? 0 : routeId(segments['idEnrollment']);
  const idContentItem = routeId(segments['idContentItem']);
  return idEnrollment === undefined || idContentItem === undefined ? undefined : { idEnrollment, idContentItem };
}

/** `/lms/{idEnrollmentOrZero}/{idContentItem}/{idNodeEnrollment?}/{isFluidNavigation 0 or 1}` (B2.1-10): without a node its place is the last segment's. */
export function lmsAddress(segments: Segments): ScormAddress | undefined {
  const ids = content(segments);
  const third = part(segments['idNodeEnrollment']);
  const fourth = part(segments['isFluidNavigation']);
  const isFlag = fourth === undefined && (third === '0' || third === '1');
  const node = isFlag ? undefined : third;
  const idNodeEnrollment = routeId(node);
  if (!ids || (node !== undefined && node !== '0' && idNodeEnrollment === undefined)) return undefined;
  return { ...ids, idNodeEnrollment, isFluid: (isFlag ? third : fourth) === '1' };
}

/** Both shapes of `/lessons/…` (B2.1-11, B2.1-12): the literal `multi` in the place of the type picks the second. */
export function lessonAddress(segments: Segments): LessonAddress | undefined {
  const ids = content(segments);
  const idSco = routeId(segments['idSco']);
  const node = part(segments['idNodeEnrollment']);
  const idNodeEnrollment = routeId(node);
  if (!ids || idSco === undefined || (node !== undefined && node !== '0' && idNodeEnrollment === undefined))
    return undefined;
  return {
    ...ids,
    idSco,
    idNodeEnrollment,
    isFluid: segments['scoType'] === 'multi',
    isCompleted: segments['scormCompleted'] === 'true',
  };
}
