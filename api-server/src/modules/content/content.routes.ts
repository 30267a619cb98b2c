import {
  exitScreen,
  findContent,
  listContent,
  listSectionContent,
  recordVisit,
  saveProgress,
  searchContent,
  updateDuration,
  voteContent,
} from 'shared-kit/contracts/content';
import { defineModule } from '../../platform/module.ts';
import { openContentItem } from './content-access.ts';
import { contentImporter } from './content.importer.ts';
import { contentItems } from './content-item.repository.ts';
import { contributeSession } from './content-session.ts';
import { leaveScreen } from './leave-screen.ts';
import { findContentItems } from './present-items.ts';
import { addProgress, addVisit } from './record-visit.ts';
import { listSection, searchSection } from './section-content.ts';
import { expectOwnContext } from './viewer-context.policy.ts';
import { voteForItem } from './vote-for-item.ts';

export const contentModule = defineModule({
  name: 'content',
  routes(api) {
    api.handle(listContent, async (context) => ({ success: true, content: await listSection(context, context.params.idSection) }));

    api.handle(listSectionContent, async (context) => {
      expectOwnContext(context.body, context.session);
      return { success: true, content: await listSection(context, context.body.section) };
    });

    api.handle(searchContent, async (context) => ({
      success: true,
      ...(await searchSection(context, context.params.idSection, context.body)),
    }));

    api.handle(findContent, async ({ params, db, session: { idUser }, storage, tenant, now }) => {
      await openContentItem(db, { idUser, idContentItem: params.id });
      return { success: true, content: await findContentItems(db, [params.id], { idUser, media: { storage, tenant, now } }) };
    });

    api.handle(updateDuration, async ({ body, db, session: { idUser } }) => {
      await openContentItem(db, { idUser, idContentItem: body.idContentItem });
      return { success: true, duration: await contentItems(db).fillDuration(body.idContentItem, body.duration) };
    });

    api.handle(voteContent, ({ body, db, session: { idUser }, now }) => voteForItem(db, body, { idUser, now }));

    api.handle(recordVisit, ({ body, db, session: { idUser }, now }) => addVisit(db, body, { idUser, now }));

    api.handle(saveProgress, ({ body, db, session: { idUser }, now }) => addProgress(db, body, { idUser, now }));

    api.handle(exitScreen, async ({ body, db, session: { idUser }, now }) => {
      await leaveScreen(db, body, { idUser, now });
      return { success: true };
    });
  },
  importers: [contentImporter],
  session: contributeSession,
});
