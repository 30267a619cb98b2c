import * as contract from '@shared-kit/contracts/admin';
import { scopeSchema } from '@shared-kit/contracts/admin';
import type { AdminScope } from '@shared-kit/contracts/admin';
import { MINUTE_MS, fromMoment, toMoment } from '@shared-kit/contracts/calendar';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import { announcedMessages } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectOwn, reachesWhole } from '../access/own-or-whole.policy.ts';
import { expectUnchanged } from '../access/read-version.rules.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { parsedQuery } from '../lists/parsed-query.rules.ts';
import { scopeText } from '../roles/role.presenter.ts';
import { scopeNames } from '../roles/scope-names.service.ts';
import { audienceOf } from './announcement-audience.service.ts';
import { announcementPlain, presentAnnouncement, versionOfAnnouncement } from './announcement.presenter.ts';
import { announcements } from './announcements.repository.ts';
import { sendAnnouncement } from './send-announcement.job.ts';

/** Names of people that a preview shows. */
const NAMES = 6;

/** Time by which an appointed moment may lie back: a form is filled in before it is sent. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Serves announcements: to whom, when, and what became of them. */
export function serveAnnouncements(api: AdminApi): void {
  api.handle(contract.listAnnouncements, async ({ query, db, actor }) => {
    const { limit } = query;
    const from = placeIn(query);
    const rows = await announcements(db).page(reachesWhole(actor) ? undefined : actor.idUser, { from, limit });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: '', id: row.id_announcement }) });
    const names = await scopeNames(
      db,
      page.rows.map(({ fields }) => ({ scope: fields.audience })),
    );
    const reads = await announcedMessages(db).readCounts(page.rows.map(({ id_announcement: id }) => id));
    return {
      announcements: page.rows.map((row) => presentAnnouncement(row, names, reads)),
      places: page.places,
    };
  });

  api.handle(contract.previewAnnouncement, async ({ query, db, actor }) => {
    const audience = audienceOf(db, actor, parsedAudience(query.audience));
    const messages = announcedMessages(db);
    return {
      ...(await messages.count(audience)),
      names: await messages.names(audience, NAMES),
      plain: announcementPlain(query.text),
    };
  });

  api.handle(contract.createAnnouncement, async ({ body, db, actor, audit, jobs, now }) => {
    const { clientId, fields } = body;
    const sendAt = fields.sendAt === null ? now : fromMoment(fields.sendAt);
    if (sendAt.getTime() < now.getTime() - TOLERANCE_MS)
      throw refuse('admin.announcement-past', 422, 'Esta data já passou. Escolha outra, ou envie agora.');
    const stored = announcements(db);
    const added = await stored.add({
      clientId,
      fields,
      sendAt,
      idActor: actor.idUser,
      actorName: actor.name,
      now,
    });
    const idAnnouncement = added ?? (await stored.idOf(clientId)) ?? 0;
    const names = await scopeNames(db, [{ scope: fields.audience }]);
    await audit({
      changes: [
        { field: 'announcement', before: '', after: fields.title },
        { field: 'audience', before: '', after: scopeText(fields.audience, names) },
        { field: 'sendAt', before: '', after: toMoment(sendAt) },
      ],
    });
    if (added !== undefined && sendAt <= now) await jobs.send(db, sendAnnouncement, { idAnnouncement });
    return { success: true, idAnnouncement };
  });

  api.handle(contract.withdrawAnnouncement, async ({ params, body, db, actor, audit }) => {
    const stored = announcements(db);
    const unknown = 'Este comunicado não existe ou não é seu.';
    const found = await stored.lock(params.idAnnouncement);
    if (!found) throw notFound(unknown);
    const row = expectOwn(actor, found, unknown);
    const { state, fields } = row;
    if (state !== 'scheduled' && state !== 'sending' && state !== 'sent')
      throw refuse('admin.announcement-ended', 409, 'Este comunicado já foi cancelado ou retirado.');
    expectUnchanged(
      versionOfAnnouncement(row),
      body.version,
      'Este comunicado mudou enquanto você decidia. Confira como ele está agora.',
    );
    const isWaiting = state === 'scheduled';
    if (!isWaiting) await announcedMessages(db).remove(params.idAnnouncement);
    await stored.end(params.idAnnouncement, isWaiting ? 'cancelled' : 'withdrawn');
    await audit({
      changes: [{ field: 'announcement', before: fields.title, after: isWaiting ? 'cancelado' : 'retirado' }],
    });
    return { success: true };
  });
}

function parsedAudience(text: string): AdminScope {
  const audience = parsedQuery(scopeSchema, text);
  if (!audience) throw invalidField('query.audience', 'Escolha para quem é o comunicado.');
  return audience;
}
