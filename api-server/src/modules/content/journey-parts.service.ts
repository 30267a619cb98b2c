import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Session } from '../../platform/auth/session.types.ts';
import { notFound } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/module.ts';
import { openContentItem } from './content-access.service.ts';
import { contentItems } from './content-item.repository.ts';
import { presentItems } from './items.presenter.ts';

type PartsContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Returns the steps of a journey, in order. */
export function journeyParts(context: PartsContext, id: number): Promise<ContentItem[]> {
  return partsOf(context, id, contentType.journey).then(({ parts }) => parts);
}

/** Returns an impact menu's title and its children, in order. */
export async function impactMenu(
  context: PartsContext,
  id: number,
): Promise<{ text: string; children: ContentItem[] }> {
  const { text, parts } = await partsOf(context, id, contentType.impactMenu);
  return { text, children: parts };
}

async function partsOf(
  context: PartsContext,
  id: number,
  type: number,
): Promise<{ text: string; parts: ContentItem[] }> {
  const { db, session } = context;
  const whole = await openContentItem(db, { idUser: session.idUser, idContentItem: id });
  if (whole.id_content_type !== type) throw notFound();
  const rows = await contentItems(db).ofParents([id], session.idUser);
  return { text: whole.text, parts: await presentItems(db, rows, { idUser: session.idUser, media: context }) };
}
