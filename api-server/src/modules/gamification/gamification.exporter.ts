import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../platform/importing/import-date.rules.ts';
import { lean } from '../../platform/importing/lean.rules.ts';

/** Returns `gamification.yaml` and the badges of `tenant.yaml`. What people have earned is not the company's to carry. */
export async function exportGamification(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const rules = await db.selectFrom('points_rules').selectAll().orderBy('id_event').execute();
  const campaigns = await db.selectFrom('campaigns').selectAll().orderBy('id_campaign').execute();
  const earning = new Map(rules.filter(({ points }) => points > 0).map(({ id_event: id, event }) => [id, event]));
  const settings: ExportedDocument = {
    path: 'gamification.yaml',
    kind: 'points',
    fields: {},
    lists: {
      points: { kind: 'points', things: rules.map(({ event, name, points }) => ({ event, name, points })) },
      campaigns: { kind: 'campaign', things: campaignsOf(db, campaigns, earning, context) },
    },
  };
  const badges = await badgesOf(db);
  return [
    ...(rules.length + campaigns.length === 0 ? [] : [settings]),
    ...(badges ? [{ path: 'tenant.yaml', kind: 'settings' as const, fields: { badges } }] : []),
  ];
}

interface CampaignRow {
  readonly id_campaign: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly start_date: Date;
  readonly end_date: Date;
  readonly active: boolean;
}

/** Yields the campaigns, each with its events, path and participants. */
async function* campaignsOf(
  db: TenantDb,
  campaigns: readonly CampaignRow[],
  earning: ReadonlyMap<number, string>,
  context: ExportContext,
): AsyncGenerator<object> {
  for (const { id_campaign: id, key, name, description, start_date, end_date, active } of campaigns) {
    const events = await db.selectFrom('campaign_events').select('id_event').where('id_campaign', '=', id).execute();
    const counted = new Set(events.map(({ id_event }) => id_event));
    const path = await db
      .selectFrom('campaign_nodes')
      .select('node_code')
      .where('id_campaign', '=', id)
      .orderBy('position')
      .execute();
    const participants = await db
      .selectFrom('campaign_participants')
      .select(['id_user', 'notified'])
      .where('id_campaign', '=', id)
      .orderBy('id_user')
      .execute();
    yield {
      key,
      name,
      ...lean({ description }),
      start: importDateOf(start_date),
      end: importDateOf(end_date),
      ...lean(
        { active, notifies: participants.length === 0 || participants.some(({ notified }) => !notified) },
        { active: true, notifies: true },
      ),
      events: [...earning].flatMap(([idEvent, event]) => (counted.has(idEvent) ? [event] : [])),
      ...lean({ path: path.map(({ node_code: code }) => code) }),
      participants: participants.flatMap(({ id_user: idUser }) => context.key('user', idUser) ?? []),
    };
  }
}

/** Returns the badges of the company; undefined when it never had any. */
async function badgesOf(db: TenantDb): Promise<object | undefined> {
  const rows = await db
    .selectFrom('badges')
    .select(['key', 'name', 'description', 'icon', 'rule', 'active'])
    .orderBy('position')
    .orderBy(sql`key collate "C"`)
    .execute();
  if (rows.length === 0) return undefined;
  const enabled = rows.some(({ active }) => active);
  const list = rows.filter(({ active }) => active === enabled).map(({ active: _, ...badge }) => badge);
  return { enabled, list };
}
