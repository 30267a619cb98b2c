import { sql } from 'kysely';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ActChange, ActSubjectKind } from './audit.tables.ts';

/** Changing call of the administration, or what the system did by itself. */
export interface AuditedAct {
  /** Null for the system. */
  readonly idActor: number | null;
  readonly actorName: string;
  /** Person in whose place the actor acts. */
  readonly onBehalfOf?: { readonly id: number; readonly name: string } | undefined;
  /** Id of the endpoint, or of what the system does. */
  readonly act: string;
  readonly subject?: { readonly kind: ActSubjectKind; readonly id: number; readonly name: string } | undefined;
  /** The caller masks personal values. */
  readonly changes?: readonly ActChange[];
  readonly reason?: string;
  readonly requestId: string;
  readonly address: string;
  readonly now: Date;
}

/** Writes the entry of a changing call, in the call's own transaction. */
export function recordAct(db: TenantDb, act: AuditedAct): Promise<void> {
  return recordActs(db, [act]);
}

/** Name under which the log shows what nobody asked for in a call. */
export const SYSTEM_NAME = 'Sistema';

/** Writes what a job did by the passing of time: no person called for it. */
export function recordSystemAct(
  db: TenantDb,
  act: Pick<AuditedAct, 'act' | 'changes' | 'onBehalfOf' | 'now'> & { readonly batch: string },
): Promise<void> {
  const { batch, ...details } = act;
  return recordAct(db, { ...details, idActor: null, actorName: SYSTEM_NAME, requestId: batch, address: '' });
}

/** Writes the entries of a call that changes many people, in one statement. */
export async function recordActs(db: TenantDb, acts: readonly AuditedAct[]): Promise<void> {
  if (acts.length === 0) return;
  await db.insertInto('audit_acts').values(acts.map(rowOf)).execute();
}

function rowOf(act: AuditedAct) {
  return {
    at: act.now,
    id_actor: act.idActor,
    actor_name: act.actorName,
    id_on_behalf: act.onBehalfOf?.id ?? null,
    on_behalf_name: act.onBehalfOf?.name ?? '',
    act: act.act,
    subject_kind: act.subject?.kind ?? null,
    id_subject: act.subject?.id ?? null,
    subject_name: act.subject?.name ?? '',
    changes: toJson(act.changes ?? []),
    reason: act.reason ?? '',
    request_id: act.requestId,
    address: act.address,
  };
}

export interface ActSearch {
  /** Query of words, as `to_tsquery` of PostgreSQL reads it. */
  readonly words: string | undefined;
  readonly since: Date | undefined;
  /** First moment after the period. */
  readonly until: Date | undefined;
  readonly act: string | undefined;
  readonly actor: number | 'system' | undefined;
  readonly onBehalfOf: number | undefined;
  /** Number of the request that entries of one job or bulk call share. */
  readonly batch: string | undefined;
  readonly idPerson: number | undefined;
}

interface ActPage {
  /** Entries after or before a place in the list: the moment in microseconds, and the number. */
  readonly from: { readonly side: 'after' | 'before'; readonly moment: string; readonly id: number } | undefined;
  readonly limit: number;
}

/** Walking so many entries takes about as long as reading a rare word from the index. */
const NEWEST = 20_000;

const columns = [
  'id_act',
  'at',
  'id_actor',
  'actor_name',
  'id_on_behalf',
  'on_behalf_name',
  'act',
  'subject_kind',
  'id_subject',
  'subject_name',
  'changes',
  'reason',
  'request_id',
] as const;

const moment = sql<string>`(extract(epoch from at) * 1000000)::bigint::text`;

/** Returns the moment of a place as SQL, to the microsecond. */
const momentOf = (microseconds: string) =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`;

/**
 * Returns entries, newest first, with one more than the limit when there are more.
 *
 * @param newest entries of the filter that are searched for words before the index of words is
 */
export async function auditActs(db: TenantDb, search: ActSearch, page: ActPage, newest = NEWEST) {
  const direction = page.from?.side === 'before' ? 'asc' : 'desc';
  const { words } = search;
  if (words === undefined) return inOrder(filtered(db, search), page).execute();
  // A word that many entries have is among the newest ones; the index of words would first read all that have it.
  const first = inOrder(filtered(db, search), { ...page, limit: newest })
    .select('words')
    .as('first');
  const found = await db
    .selectFrom(first)
    .select([...columns, 'moment'])
    .where(sql<boolean>`words @@ ${words}::tsquery`)
    .orderBy('at', direction)
    .orderBy('id_act', direction)
    .limit(page.limit + 1)
    .execute();
  if (found.length > page.limit) return found;
  const further = await inOrder(filtered(db, search), { ...page, limit: 0 })
    .clearSelect()
    .select('id_act')
    .offset(newest)
    .execute();
  if (further.length === 0) return found;
  return db
    .selectFrom('audit_acts')
    .select([...columns, moment.as('moment')])
    .where('id_act', 'in', idsWithWords(words, search, page))
    .orderBy('at', direction)
    .orderBy('id_act', direction)
    .execute();
}

/** Selects the first entries of a page by the index of words, which row-level security keeps from other queries. */
function idsWithWords(words: string, search: ActSearch, { from, limit }: ActPage) {
  const { since, until, act, actor, onBehalfOf, batch, idPerson } = search;
  return sql<number>`(select found.id_act from audit_acts_with_words(
    ${words}, ${since ?? null}::timestamptz, ${until ?? null}::timestamptz, ${act ?? null}::text,
    ${typeof actor === 'number' ? actor : null}::integer, ${actor === 'system'}::boolean,
    ${onBehalfOf ?? null}::integer, ${batch ?? null}::text, ${idPerson ?? null}::integer,
    ${from ? momentOf(from.moment) : null}::timestamptz, ${from?.id ?? null}::bigint,
    ${from?.side === 'before'}::boolean, ${limit + 1}::integer) found)`;
}

function filtered(db: TenantDb, { since, until, act, actor, onBehalfOf, batch, idPerson }: ActSearch) {
  let found = db.selectFrom('audit_acts');
  if (since !== undefined) found = found.where('at', '>=', since);
  if (until !== undefined) found = found.where('at', '<', until);
  if (act !== undefined) found = found.where('act', '=', act);
  if (actor === 'system') found = found.where('id_actor', 'is', null);
  else if (actor !== undefined) found = found.where('id_actor', '=', actor);
  if (onBehalfOf !== undefined) found = found.where('id_on_behalf', '=', onBehalfOf);
  if (batch !== undefined) found = found.where('request_id', '=', batch);
  if (idPerson !== undefined) found = found.where('subject_kind', '=', 'person').where('id_subject', '=', idPerson);
  return found;
}

/** Cuts a page out of entries, in the order of their moments. */
function inOrder(entries: ReturnType<typeof filtered>, { from, limit }: ActPage) {
  const direction = from?.side === 'before' ? 'asc' : 'desc';
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return entries
    .select([...columns, moment.as('moment')])
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`(at, id_act) ${beyond} (${momentOf(from?.moment ?? '0')}, ${from?.id ?? 0})`),
    )
    .orderBy('at', direction)
    .orderBy('id_act', direction)
    .limit(limit + 1);
}

/** Returns how many entries each of these requests has. */
export async function batchSizes(db: TenantDb, requestIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_acts')
    .select(['request_id', ({ fn }) => fn.countAll().as('entries')])
    .where('request_id', 'in', [...new Set(requestIds)])
    .groupBy('request_id')
    .execute();
  return new Map(rows.map(({ request_id, entries }) => [request_id, Number(entries)]));
}

/** Returns the acts that the log has. Each step of the recursion jumps to the next one in the index. */
export async function auditedActNames(db: TenantDb): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`
    with recursive found (act) as (
      (select act from audit_acts where ${ofTenant} order by act limit 1)
      union all
      select (select next.act from audit_acts next where ${ofTenant} and next.act > found.act order by next.act limit 1)
        from found where found.act is not null
    )
    select act from found where act is not null`.execute(db);
  return rows.map(({ act }) => act);
}

export interface AuditedPerson {
  readonly id: number;
  readonly name: string;
}

/** Returns the people who did something and those in whose place something was done, with their names in the log. */
export async function auditedPeople(db: TenantDb): Promise<{ actors: AuditedPerson[]; onBehalfOf: AuditedPerson[] }> {
  const [actors, onBehalfOf] = await Promise.all([
    peopleIn(db, 'id_actor', 'actor_name'),
    peopleIn(db, 'id_on_behalf', 'on_behalf_name'),
  ]);
  return { actors, onBehalfOf };
}

/** Returns whether the system did something by itself. */
export async function hasSystemActs(db: TenantDb): Promise<boolean> {
  const found = await db.selectFrom('audit_acts').select('id_act').where('id_actor', 'is', null).limit(1).execute();
  return found.length > 0;
}

/** Tenant condition of the fragments, the one of row-level security. */
const ofTenant = sql`id_app = nullif(current_setting('app.tenant', true), '')::integer`;

async function peopleIn(
  db: TenantDb,
  idColumn: 'id_actor' | 'id_on_behalf',
  nameColumn: 'actor_name' | 'on_behalf_name',
): Promise<AuditedPerson[]> {
  const id = sql.ref(idColumn);
  const { rows } = await sql<AuditedPerson>`
    with recursive found (id) as (
      (select ${id} from audit_acts where ${ofTenant} and ${id} is not null order by ${id} limit 1)
      union all
      select (select ${id} from audit_acts where ${ofTenant} and ${id} > found.id order by ${id} limit 1)
        from found where found.id is not null
    )
    select found.id, newest.name from found
      cross join lateral (
        select ${sql.ref(nameColumn)} as name from audit_acts
         where ${ofTenant} and ${id} = found.id order by at desc, id_act desc limit 1
      ) newest
     where found.id is not null
     order by newest.name, found.id`.execute(db);
  return rows;
}
