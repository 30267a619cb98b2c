import {
  getCardList,
  getEnrollmentTree,
  getTrainingOutline,
  listEquivalences,
  recordContentShare,
} from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { contentSummaries, mediaAddress } from '../../content/index.ts';
import { countShare } from './content-shares.repository.ts';
import { trainingOutline } from './training-outline.service.ts';
import { enrollmentTree } from './enrollment-tree.service.ts';
import { equivalences } from '../training-tree/equivalence.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { presentOpenBlocks } from '../catalog/present-node.service.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { lockOfVisitor, maySee } from '../core/unlock.rules.ts';
import { mediaOf, ownOnly, viewerOf } from '../core/viewer.rules.ts';

/** Routes for the data that training pages show beside the training itself. */
export function trainingPageRoutes(api: ApiBuilder): void {
  api.handle(listEquivalences, async (context) => {
    const { db, params, session } = context;
    const node = await nodes(db).findByCode(params.id);
    if (!node || !maySee(node, session.department)) throw notFound();
    const origins = await equivalences(db).originsOf(node.id_node);
    const seen = origins.filter((row) => row.status === 'PUBLISHED' && row.active && maySee(row, session.department));
    const done = await equivalences(db).doneOf(
      session.idUser,
      seen.map((row) => row.id_node),
    );
    return {
      result: seen.map((row) => ({
        origin: { nodeCode: row.node_code, title: row.title, image: mediaAddress(row.image, mediaOf(context)) },
        done: flag(done.has(row.id_node)),
      })),
    };
  });

  api.handle(getTrainingOutline, async (context) => {
    const outline = await trainingOutline(context.db, context.params.id, viewerOf(context));
    if (!outline) throw notFound();
    return outline;
  });

  api.handle(getEnrollmentTree, async (context) => ({ nodeTree: await enrollmentTree(context.db, viewerOf(context)) }));

  api.handle(getCardList, async (context) => {
    const { db, params, session, now } = context;
    const node = await nodes(db).ofBlock(params.id);
    // A training's own blocks open inside an enrolment only.
    if (
      node?.node_type !== 'ORGANIZATION' ||
      lockOfVisitor(node, { department: session.department, enrollment: null, team: null }, now)
    )
      throw notFound();
    const block = (await presentOpenBlocks(db, node, viewerOf(context), mediaOf(context))).find(
      ({ idBlock }) => idBlock === params.id,
    );
    if (!block) throw notFound();
    return { nodeCode: node.node_code, title: node.title, isHome: flag(node.is_home), block };
  });

  api.handle(recordContentShare, async ({ db, body, session, now }) => {
    ownOnly(session, body.idUser);
    const [content] = await contentSummaries(db, [body.idContent]);
    if (!content?.shareable) throw notFound();
    await countShare(db, { idContentItem: body.idContent, event: body.event, now });
    return { success: true as const };
  });
}
