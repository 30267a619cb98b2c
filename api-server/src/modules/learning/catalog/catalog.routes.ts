import {
  getCatalog,
  getNode,
  likeElement,
  listAvailableTags,
  listCatalogNodes,
  unlikeElement,
} from '@shared-kit/contracts/learning';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { contentSummaries } from '../../content/index.ts';
import { isOnOpenPage } from '../training-tree/free-content.repository.ts';
import { contentEnrollments, enrollments } from '../enrolment/enrollment.repository.ts';
import { likes, noLikes } from './like.repository.ts';
import type { LikedElement } from './like.repository.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { presentCards, presentOpenNode } from './present-node.service.ts';
import { searchWords } from '../core/search-words.rules.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { mediaOf, viewerOf } from '../core/viewer.rules.ts';

export function catalogRoutes(api: ApiBuilder): void {
  api.handle(getNode, async (context) => {
    const isHome = context.params.id === String(context.session.idCompany);
    const row = await (isHome ? nodes(context.db).home() : nodes(context.db).findByCode(context.params.id));
    if (!row) throw notFound();
    return presentOpenNode(context.db, row, viewerOf(context), mediaOf(context));
  });

  api.handle(getCatalog, async (context) => {
    const { db, params, query, session } = context;
    const row = await nodes(db).findByCode(params.id);
    const isOthers =
      query.idEnrollment !== undefined && !(await enrollments(db).find(query.idEnrollment, session.idUser));
    if (!row || isOthers) throw notFound();
    return presentOpenNode(db, row, viewerOf(context), mediaOf(context));
  });

  api.handle(listCatalogNodes, async (context) => {
    const { db, params, query } = context;
    const node = await nodes(db).findByCode(params.nodeCode);
    if (!node) throw notFound();
    const { rows, total } = await nodes(db).search(
      {
        idNode: node.id_node,
        depth: query.depth,
        words: searchWords(query.searchString ?? ''),
        tags: tagNames(query.tags),
      },
      query,
    );
    return { totalRecords: total, data: await presentCards(db, rows, viewerOf(context), mediaOf(context)) };
  });

  api.handle(listAvailableTags, async ({ db, query }) => {
    const node = await nodes(db).findByCode(query.nodeCode);
    if (!node) throw notFound();
    return nodes(db).tagsBelow(node.id_node);
  });

  api.handle(likeElement, async (context) => {
    const { db, params, session, now } = context;
    await assertMayLike(db, params, viewerOf(context));
    await likes(db, session.idUser).add(params.element, params.id, now);
    return likeReply(db, params, session.idUser);
  });

  api.handle(unlikeElement, async (context) => {
    const { db, params, session } = context;
    await assertMayLike(db, params, viewerOf(context));
    await likes(db, session.idUser).remove(params.element, params.id);
    return likeReply(db, params, session.idUser);
  });
}

function tagNames(tags: string | undefined): string[] {
  return (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

interface Liked {
  readonly element: LikedElement;
  readonly id: number;
}

/** Rejects the like unless the person is enrolled in the element or it is free (B4.3-22). */
async function assertMayLike(db: TenantDb, { element, id }: Liked, { idUser }: Viewer): Promise<void> {
  const isThere =
    element === 'NODE' ? (await nodes(db).find(id)) !== undefined : (await contentSummaries(db, [id])).length > 0;
  if (!isThere) throw notFound();
  const may =
    element === 'NODE'
      ? await enrollments(db).hasNode(idUser, id)
      : (await isOnOpenPage(db, idUser, id)) || (await contentEnrollments(db).isOpenedBy(idUser, id));
  if (!may) throw refuse('learning.enrollment-required', 403, 'Para curtir, é necessário estar matriculado');
}

async function likeReply(db: TenantDb, { element, id }: Liked, idUser: number) {
  const state = (await likes(db, idUser).of(element, [id])).get(id) ?? noLikes;
  return {
    success: true as const,
    liked: flag(state.liked),
    likes: state.likes,
    idNode: element === 'NODE' ? id : null,
  };
}
