import type { Session } from '../../../platform/auth/session.types.ts';
import { notFound } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/module.ts';
import type { MediaContext } from '../../content/index.ts';

/** Person who views a node, and the time of the view. */
export interface Viewer {
  readonly idUser: number;
  readonly department: string;
  readonly now: Date;
}

export function viewerOf({ session, now }: { session: Session; now: Date }): Viewer {
  return { idUser: session.idUser, department: session.department, now };
}

export function mediaOf({ storage, tenant, now }: Pick<RequestContext, 'storage' | 'tenant' | 'now'>): MediaContext {
  return { storage, tenant, now };
}

/** Throws 404 for the trainings of anybody but the learner. */
export function ownOnly(session: Session, idUser: number): void {
  if (idUser !== session.idUser) throw notFound();
}
