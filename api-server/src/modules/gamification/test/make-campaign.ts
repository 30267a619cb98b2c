import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { awardPoints } from '../award-points.service.ts';
import { campaignImport } from '../campaign-import.repository.ts';
import { campaignScores } from '../campaign-scores.repository.ts';
import type { PointsEvent } from '../gamification.rules.ts';

interface CampaignOptions {
  readonly name?: string;
  /** Days from now. */
  readonly from?: number;
  readonly to?: number;
  readonly active?: boolean;
  readonly notified?: boolean;
  /** Ids of the events that count in it; when omitted, every rule of the tenant. */
  readonly events?: readonly number[];
  readonly path?: readonly string[];
  readonly at?: TestTenant;
}

let made = 0;

/** Creates a campaign with these participants, as an import writes it. */
export async function makeCampaign(
  app: TestApp,
  people: readonly TestUser[],
  options: CampaignOptions = {},
): Promise<number> {
  const {
    name = 'Campanha',
    from = -1,
    to = 10,
    active = true,
    notified = false,
    path = [],
    at = app.tenant,
  } = options;
  const now = app.clock.now().getTime();
  made += 1;
  return withTenant(app.platform.database.db, at.idApp, async (db) => {
    const writer = campaignImport(db);
    const id = await writer.save({
      key: `c-${made}`,
      name,
      description: 'Regras',
      startDate: new Date(now + from * DAY_MS),
      endDate: new Date(now + to * DAY_MS),
      active,
    });
    const rules = await db.selectFrom('points_rules').selectAll().execute();
    await writer.setEvents(id, options.events ?? rules.map((rule) => rule.id_event));
    await writer.setPath(id, path);
    await writer.setParticipants(
      id,
      people.map(({ idUser }) => idUser),
      { notified },
    );
    await campaignScores(db).recount();
    return id;
  });
}

/** Creates the rule for the points of an event in the tenant. */
export async function makeRule(
  app: TestApp,
  event: PointsEvent,
  points: number,
  at: TestTenant = app.tenant,
): Promise<number> {
  return withTenant(app.platform.database.db, at.idApp, async (db) => {
    const { id_event } = await db
      .insertInto('points_rules')
      .values({ event, name: `Regra ${event}`, points })
      .returning('id_event')
      .executeTakeFirstOrThrow();
    return id_event;
  });
}

/** Makes the person earn points now. */
export async function earn(
  app: TestApp,
  user: TestUser,
  once: string,
  { event = 'content-completed', at = app.tenant }: { event?: PointsEvent; at?: TestTenant } = {},
) {
  return withTenant(app.platform.database.db, at.idApp, (db) =>
    awardPoints(db, { idUser: user.idUser, event, title: `Título ${once}`, once, now: app.clock.now() }),
  );
}
