import {
  builtInScheduleTypes,
  exportSchedule,
  listScheduleTypes,
  listSchedules,
  readScheduleFeed,
  revokeScheduleLink,
} from '@shared-kit/contracts/journey';
import type { ScheduleType } from '@shared-kit/contracts/journey';
import type { Session } from '../../../platform/auth/session.types.ts';
import { notFound } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { periodOf } from './period.rules.ts';
import { personSchedule } from './person-schedule.service.ts';
import type { ScheduleOwner } from './person-schedule.service.ts';
import { scheduleTypes } from './schedule-event.repository.ts';
import { feedPeriod, scheduleFeed } from './schedule-feed.presenter.ts';
import { scheduleFeeds } from './schedule-feed.repository.ts';
import { presentSchedule } from './schedule.presenter.ts';

/** Labels as the filter shows them; the tenant's own types follow. */
const builtInTypes: readonly ScheduleType[] = [
  { idScheduleType: builtInScheduleTypes.classes, description: 'Turmas e encontros' },
  { idScheduleType: builtInScheduleTypes.deadlines, description: 'Prazos' },
];

export function scheduleRoutes(api: ApiBuilder): void {
  api.handle(listSchedules, async ({ query, db, session, tenant, now }) => {
    const { records, total } = await personSchedule(db, ownerOf(session, tenant, now)).within(
      periodOf(query.period, now),
    );
    const wanted = new Set((query.scheduleTypes ?? '').split(',').filter(Boolean).map(Number));
    const schedules = records
      .filter(({ idScheduleType }) => wanted.size === 0 || wanted.has(idScheduleType))
      .map(presentSchedule);
    return { success: true, scheduleResult: { totalRecords: total, schedules } };
  });

  api.handle(listScheduleTypes, async ({ db, tenant }) => {
    const own = (await scheduleTypes(db)).map((row) => ({
      idScheduleType: row.id_schedule_type,
      description: row.description,
    }));
    return { success: true, scheduleTypes: [...(hasLearning(tenant) ? builtInTypes : []), ...own] };
  });

  api.handle(exportSchedule, async ({ db, session, request, now }) => {
    const token = await scheduleFeeds(db).tokenOf(session.idUser, now);
    return { success: true, result: `${request.portalUrl}/api${readScheduleFeed.path.replace(':token', token)}` };
  });

  api.handle(revokeScheduleLink, async ({ db, session }) => {
    await scheduleFeeds(db).revoke(session.idUser);
    return { success: true };
  });

  api.handle(readScheduleFeed, async ({ params, db, tenant, request, reply, now }) => {
    reply.header('x-robots-tag', 'noindex');
    const reader = await scheduleFeeds(db).readerOf(params.token);
    if (!reader) throw notFound('Este link de agenda não existe mais.');
    const owner = { idUser: reader.id_user, department: reader.department, hasLearning: hasLearning(tenant), now };
    const { records } = await personSchedule(db, owner).within(feedPeriod(now));
    const text = scheduleFeed(records, { idApp: tenant.idApp, name: tenant.name, portalUrl: request.portalUrl, now });
    return file(Buffer.from(text), { mediaType: 'text/calendar; charset=utf-8', name: 'agenda.ics', inline: true });
  });
}

function ownerOf({ idUser, department }: Session, tenant: Tenant, now: Date): ScheduleOwner {
  return { idUser, department, hasLearning: hasLearning(tenant), now };
}

function hasLearning(tenant: Tenant): boolean {
  return tenant.modules.has('learning');
}
