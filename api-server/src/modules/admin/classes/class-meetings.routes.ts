import * as contract from '@shared-kit/contracts/admin';
import { hasRight } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { administeredClasses, classMeetings, saveMeetings } from '../../learning/index.ts';
import type { ClassMeeting } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectSeenTraining, expectTraining, reachesTraining } from '../access/trainings-reach.policy.ts';
import { expectOnScreens } from '../company/files-govern.policy.ts';
import { notInTrash, restorableSince } from '../trash/trash-days.rules.ts';
import { trash } from '../trash/trash.repository.ts';
import { isInstructor } from './class-instructor.policy.ts';
import { noteDeletedMeetings } from './deleted-meetings.service.ts';
import { changesOfMeetings, presentMeeting, savedMeeting, versionOfMeetings } from './meeting-fields.rules.ts';

const MISSING = 'Esta turma não existe.';

/** Serves the meetings of a class: when and where it meets, and who teaches. */
export function serveClassMeetings(api: AdminApi): void {
  api.handle(contract.listClassMeetings, async ({ params: { idClass }, db, actor }) => {
    const [row, meetings, teaches, { isGovernedByFiles }] = await Promise.all([
      administeredClasses(db).find(idClass),
      meetingsOf(db, idClass),
      isInstructor(db, actor, idClass),
      companySettings(db).find(),
    ]);
    if (!row) throw notFound(MISSING);
    expectSeenTraining(actor, row.id_node, MISSING);
    const isInReach = reachesTraining(actor, 'classes.edit', row.id_node);
    const canMark = isInReach || (teaches && hasRight(actor.roles, 'classes.edit'));
    return presentMeetings(meetings, { canEdit: !isGovernedByFiles && isInReach, canMark });
  });

  api.handle(contract.saveClassMeetings, async ({ params: { idClass }, body, db, actor, audit, now }) => {
    expectOnScreens(await companySettings(db).find());
    const row = await administeredClasses(db).lock(idClass);
    if (!row) throw notFound(MISSING);
    expectSeenTraining(actor, row.id_node, MISSING);
    expectTraining(actor, 'classes.edit', row.id_node);
    const before = await meetingsOf(db, idClass);
    if (versionOfMeetings(before) !== body.version)
      throw refuse(
        'admin.changed-meanwhile',
        409,
        'Outra pessoa mudou os encontros desta turma enquanto você editava.',
      );
    const meetings = body.meetings.map(savedMeeting);
    await saveMeetings(db, row, meetings);
    await noteDeletedMeetings(db, row, { before, after: body.meetings, by: actor.name, now });
    await audit({ changes: changesOfMeetings(row.name, before, meetings) });
    return {
      success: true as const,
      ...presentMeetings(await meetingsOf(db, idClass), { canEdit: true, canMark: true }),
    };
  });

  api.handle(contract.restoreMeeting, async ({ params: { idTrash }, db, actor, audit, now }) => {
    expectOnScreens(await companySettings(db).find());
    const since = restorableSince(now);
    const found = await trash(db).find('meeting', idTrash, since);
    if (!found) throw notInTrash();
    // The class first, as in a save, so that the two never wait for each other.
    const row = await administeredClasses(db).lock(found.idClass);
    if (!row) throw notFound(MISSING);
    expectSeenTraining(actor, row.id_node, MISSING);
    expectTraining(actor, 'classes.edit', row.id_node);
    const deleted = await trash(db).consume('meeting', idTrash, since);
    if (!deleted) throw notInTrash();
    const before = await meetingsOf(db, found.idClass);
    if (before.length >= contract.MAX_MEETINGS)
      throw refuse('admin.too-many', 409, `Uma turma tem no máximo ${contract.MAX_MEETINGS} encontros.`);
    const meetings = [...before, savedMeeting({ idMeeting: null, fields: deleted.fields })];
    await saveMeetings(db, row, meetings);
    await audit({ changes: changesOfMeetings(row.name, before, meetings) });
    return { success: true };
  });
}

async function meetingsOf(db: TenantDb, idClass: number): Promise<readonly ClassMeeting[]> {
  return (await classMeetings(db, [idClass])).get(idClass) ?? [];
}

function presentMeetings(
  meetings: readonly ClassMeeting[],
  allowed: { readonly canEdit: boolean; readonly canMark: boolean },
) {
  return { version: versionOfMeetings(meetings), ...allowed, meetings: meetings.map(presentMeeting) };
}
