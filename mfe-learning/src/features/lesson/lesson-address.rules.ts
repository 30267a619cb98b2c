import { routeId } from '../../lib/route-id.rules.ts';

type Segments = Readonly<Record<string, string | undefined>>;

/** SCORM content with its place in a training. */
export interface ScormAddress {
  /** 0 outside an enrolment. */
  readonly idEnrollment: number;
  readonly idContentItem: number;
  readonly idNodeEnrollment: number | undefined;
  /** True when the lessons are navigated one after the other. */
  readonly isFluid: boolean;
}

export interface LessonAddress extends ScormAddress {
  readonly idSco: number;
  /** Completion as the link states it; the server's value takes precedence. */
  readonly isCompleted: boolean;
}

/** Reads a segment; '-' stands for an absent one (decision 14). */
const part = (text: string | undefined): string | undefined => (text === '-' ? undefined : text);

function content(segments: Segments): Pick<ScormAddress, 'idEnrollment' | 'idContentItem'> | undefined {
  const idEnrollment = segments['idEnrollment'] === '0' ? 0 : routeId(segments['idEnrollment']);
  const idContentItem = routeId(segments['idContentItem']);
  return idEnrollment === undefined || idContentItem === undefined ? undefined : { idEnrollment, idContentItem };
}

/**
 * Parses `/lms/{idEnrollmentOrZero}/{idContentItem}/{idNodeEnrollment?}/{isFluidNavigation 0 or 1}`; without a node the
 * last segment takes its place (B2.1-10).
 */
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

/**
 * Parses both forms of `/lessons/…`: the literal `multi` in place of the type selects the second form (B2.1-11,
 * B2.1-12).
 */
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
