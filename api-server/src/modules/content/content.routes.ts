import {
  exitScreen,
  filterContent,
  findContent,
  findImpactMenu,
  findSiteVisitor,
  listContent,
  listContentChildren,
  listContentFilters,
  listItemParts,
  listSectionContent,
  listItemsInProgress,
  neighboursOfContent,
  openAssessment,
  openSite,
  recordVisit,
  saveProgress,
  searchAllContent,
  searchContent,
  updateDuration,
  voteContent,
} from '@shared-kit/contracts/content';
import { defineModule } from '../../platform/module.ts';
import { provide } from '../../platform/wiring.service.ts';
import { contentExists } from '../gamification/index.ts';
import { peopleDirectory } from '../identity/index.ts';
import { assessmentOf } from './assessment.service.ts';
import { chatSocket } from './chat/chat-socket.routes.ts';
import { notify } from '../notifications/index.ts';
import { startSection } from './page-starts/section.service.ts';
import { startSectionsHome } from './page-starts/sections-home.service.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { chatImporter } from './chat/chat.importer.ts';
import { documentCheck } from '../../platform/importing/document-check.port.ts';
import { checkDocument } from './uploads/checks/check-document.rules.ts';
import { contentAccess } from './content-access.port.ts';
import { lastTraining } from './training-in-progress.port.ts';
import { openContentItem } from './content-access.service.ts';
import { contentImporter } from './content.importer.ts';
import { contentItems } from './content-item.repository.ts';
import { neighboursInSection } from './content-neighbours.repository.ts';
import { contributeSession } from './content-session.service.ts';
import { siteAddress, siteVisitor } from './embedded-site.service.ts';
import { impactMenu, journeyParts } from './journey-parts.service.ts';
import { communityImporter } from './community/community.importer.ts';
import { recordScreenExit } from './exit-screen.service.ts';
import { serveMediaLibrary } from './media-library/media-library.routes.ts';
import { readLengths } from './media-length/read-lengths.job.ts';
import { serveMessages } from './messages/messages.routes.ts';
import { serveNotes } from './notes/notes.routes.ts';
import { hasPeopleSection } from './people-section.repository.ts';
import { startedByPerson } from './items-in-progress.service.ts';
import { servePlaylists } from './playlists/playlist.routes.ts';
import { findContentItems } from './items.presenter.ts';
import { addProgress, addVisit } from './record-visit.service.ts';
import { reportDuration } from './report-duration.service.ts';
import {
  filtersOfSection,
  listChildren,
  listSection,
  pageOfSection,
  searchSections,
} from './section-content.service.ts';
import { recordOpening } from './study-time/judge-completion.service.ts';
import { serveUploads } from './uploads/uploads.routes.ts';
import { sweepUploads } from './uploads/sweep-uploads.job.ts';
import { expectOwnContext } from './viewer-context.policy.ts';
import { limitVisits } from './visit-limit.policy.ts';
import { voteForItem } from './vote-for-item.service.ts';

export const contentModule = defineModule({
  name: 'content',
  pageStarts: { 'sections-home': startSectionsHome, section: startSection },
  needs: [contentAccess, lastTraining, notify],
  provides: [
    provide(documentCheck, checkDocument),
    provide(peopleDirectory, hasPeopleSection),
    provide(contentExists, (db, id) => contentItems(db).exists(id)),
  ],
  routes(api) {
    api.handle(listContent, async (context) => ({
      success: true,
      content: await listSection(context, context.params.idSection),
    }));

    api.handle(listSectionContent, async (context) => {
      expectOwnContext(context.body, context.session);
      return { success: true, content: await listSection(context, context.body.section) };
    });

    api.handle(searchContent, async (context) => ({
      success: true,
      ...(await pageOfSection(context, context.params.idSection, context.body)),
    }));

    api.handle(filterContent, async (context) => ({
      success: true,
      ...(await pageOfSection(context, context.params.id, context.body)),
    }));

    api.handle(listContentFilters, async (context) => ({
      success: true,
      ...(await filtersOfSection(context, context.params.idSection)),
    }));

    api.handle(listContentChildren, async (context) => ({
      success: true,
      content: await listChildren(context, context.params.id),
    }));

    api.handle(neighboursOfContent, async ({ params, db, session: { idUser } }) => ({
      success: true,
      ...(await neighboursInSection(db, await openContentItem(db, { idUser, idContentItem: params.id }))),
    }));

    api.handle(searchAllContent, (context) => searchSections(context, context.query));

    api.handle(listItemsInProgress, async (context) => ({ success: true, ...(await startedByPerson(context)) }));

    api.handle(findContent, async ({ params, db, session: { idUser }, storage, tenant, now }) => {
      const [content] = await Promise.all([
        findContentItems(db, [params.id], { idUser, media: { storage, tenant, now } }),
        openContentItem(db, { idUser, idContentItem: params.id }),
      ]);
      const parts = content.flatMap(({ children }) => children.map((child) => child.idContentItem));
      await recordOpening(db, { idUser, idContentItems: [params.id, ...parts], now });
      return { success: true, content };
    });

    api.handle(listItemParts, async (context) => ({
      success: true,
      listJourneyPart: await journeyParts(context, context.params.id),
    }));

    api.handle(findImpactMenu, async (context) => ({
      success: true,
      result: [await impactMenu(context, context.params.parentId)],
    }));

    api.handle(openSite, async (context) => ({
      success: true,
      url: await siteAddress(context, context.params.idContentItem),
    }));

    api.handle(findSiteVisitor, async (context) => ({ success: true, ...(await siteVisitor(context)) }));

    api.handle(openAssessment, 'with-platform', assessmentOf);

    api.handle(updateDuration, async ({ body, db, session: { idUser } }) => {
      const item = await openContentItem(db, { idUser, idContentItem: body.idContentItem });
      return { success: true, duration: await reportDuration(db, item, body.duration) };
    });

    api.handle(voteContent, ({ body, db, session: { idUser }, now }) => voteForItem(db, body, { idUser, now }));

    servePlaylists(api);

    api.handle(recordVisit, async ({ body, db, session: { idUser }, now, rateLimit }) => {
      await limitVisits(rateLimit, db.tenantId, idUser);
      return addVisit(db, body, { idUser, now });
    });

    api.handle(saveProgress, ({ body, db, session: { idUser }, now }) => addProgress(db, body, { idUser, now }));

    serveUploads(api);
    serveMediaLibrary(api);
    serveMessages(api);
    serveNotes(api);

    api.handle(exitScreen, async ({ body, db, session: { idUser }, now, rateLimit }) => {
      await limitVisits(rateLimit, db.tenantId, idUser);
      await recordScreenExit(db, body, { idUser, now });
      return { success: true };
    });

    chatRoutes(api);
  },
  socket: chatSocket,
  importers: [chatImporter, contentImporter, communityImporter],
  jobs: [sweepUploads, readLengths],
  session: contributeSession,
});
