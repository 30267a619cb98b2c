import { sql } from 'kysely';
import type { Endpoint } from '@shared-kit/contracts/core';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../platform/platform.ts';
import { startSession } from './factories.ts';
import type { TestApp } from './index.ts';

/** Statements of one call. */
export interface Count {
  readonly endpoint: string;
  readonly statements: number;
  readonly texts: readonly string[];
}

export interface Learner {
  readonly tenant: Tenant;
  readonly idUser: number;
  readonly token: string;
}

type Params = Readonly<Record<string, string | number>>;

/** Matches reads that a node makes once a second for all of its calls: the tenant of an address, its composition. */
const ofTheNode =
  /^select ("id_app", "key", "name", "host"|"module" from "tenant_modules")|from "(channels|canaries|pins|signing_keys|shell_builds)"/;

/** Addresses of one endpoint: how many are tried, and how many of those that answer are counted. */
const mostTries = 60;
const mostCounted = 6;

export async function learnerAt(app: Pick<TestApp, 'platform'>, segment: string, key: string): Promise<Learner> {
  const tenant = await app.platform.tenants.resolve('localhost', segment);
  if (!tenant) throw new Error(`${segment} is not imported`);
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const { id_user: idUser } = await db
      .selectFrom('users')
      .select('id_user')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return { tenant, idUser, token: await startSession(app.platform, db, tenant, idUser) };
  });
}

/**
 * Runs `call` and counts the statements that it sent to the database. What opens a transaction travels with the first
 * statement and is not counted, nor is the end of a transaction that only read, which nobody waits for.
 */
export async function countedCall<T>(
  platform: Platform,
  call: () => Promise<T>,
): Promise<{ texts: string[]; result: T }> {
  const texts: string[] = [];
  platform.database.observeStatements(({ text, trip }) => {
    if (trip === 'own' && !ofTheNode.test(text)) texts.push(text);
  });
  try {
    return { result: await call(), texts };
  } finally {
    platform.database.observeStatements(undefined);
  }
}

/** Part of the app that the walk needs. */
type Walked = Pick<TestApp, 'server' | 'platform'>;

/** Calls every GET of a learner, with ids of their company, and counts the statements of each call that succeeds. */
export async function walk(app: Walked, learner: Learner, endpoints: readonly Endpoint[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const { endpoint, urls } of await addressesOf(app.platform, learner, endpoints)) {
    let counted = 0;
    for (const url of urls) {
      if (counted >= mostCounted) break;
      const get = () => getAs(app, learner, url);
      // The first calls learn the columns of the statements.
      if ((await get()).statusCode !== 200) continue;
      await get();
      const { texts } = await countedCall(app.platform, get);
      counted += 1;
      counts.push({ endpoint, statements: texts.length, texts });
    }
  }
  return counts;
}

export function getAs({ server }: Pick<TestApp, 'server'>, { tenant, token }: Learner, url: string) {
  return server.inject({
    url: `${tenant.basePath}/api${url}`,
    headers: { host: tenant.host, authorization: `Bearer ${token}` },
  });
}

/**
 * Returns the addresses to try for each endpoint, with ids of the learner's company. Companies of the same files have
 * them in the same order.
 */
export async function addressesOf(
  platform: Platform,
  learner: Learner,
  endpoints: readonly Endpoint[],
): Promise<{ endpoint: string; urls: string[] }[]> {
  const known = await knownParams(platform, learner);
  return endpoints.map(({ id, path }) => ({
    endpoint: id,
    urls: paramsFor(path, known, learner)
      .slice(0, mostTries)
      .map((params) => {
        const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
        return `${url}${queryOf(id, params)}`;
      }),
  }));
}

/** Returns the largest count of each endpoint. */
export function worst(counts: readonly Count[]): Map<string, Count> {
  const found = new Map<string, Count>();
  for (const count of counts) {
    const before = found.get(count.endpoint);
    if (!before || before.statements < count.statements) found.set(count.endpoint, count);
  }
  return found;
}

interface Known {
  readonly ids: Readonly<Record<string, readonly (string | number)[]>>;
  /** Places in the learner's trainings. */
  readonly places: readonly Params[];
  /** Answers in the learner's evaluations. */
  readonly questionnaires: readonly Params[];
  /** Enrolments of anybody, for administrators. */
  readonly enrolments: readonly Params[];
  /** Meetings of classes, for administrators. */
  readonly meetings: readonly Params[];
}

async function knownParams(platform: Platform, { tenant, idUser }: Learner): Promise<Known> {
  return withTenant(platform.database.db, tenant.idApp, async (db) => {
    const column = async (text: string): Promise<(string | number)[]> => {
      const { rows } = await sql<{ id: string | number }>`${sql.raw(text)}`.execute(db);
      return rows.map(({ id }) => id);
    };
    const { rows: places } = await sql<Record<string, string | number>>`
      select e.id_user as "idUser", e.id_enrollment as "idEnrollment", n.node_code as "idNode", n.node_code as "nodeCode",
             ne.id_node_enrollment as "idNodeEnrollment", b.id_content_item as "idContentItem", e.id_team as "idEntity"
        from enrollments e
        join node_enrollments ne on ne.id_enrollment = e.id_enrollment
        join nodes n on n.id_node = ne.id_node
        join node_blocks nb on nb.id_node = n.id_node
        join block_elements b on b.id_block = nb.id_block and b.element_type <> 'NODE'
       where e.id_user = ${idUser}
       order by row_number() over (partition by e.id_enrollment order by ne.id_node_enrollment), b.id_element`.execute(
      db,
    );
    const { rows: questionnaires } = await sql<Record<string, string | number>>`
      select q.id_user as "idUser", q.id_enrollment as "idEnrollment", q.id_evaluation as "idEvaluation",
             q.id_questionnaire as "idQuestionnaire", a.id_answer as "idAnswer"
        from questionnaires q join answers a on a.id_questionnaire = q.id_questionnaire
       where q.id_user = ${idUser} order by q.id_questionnaire, a.id_answer`.execute(db);
    const { rows: enrolments } = await sql<Record<string, string | number>>`
      select id_user as "idPerson", id_enrollment as "idEnrolment" from enrollments order by id_enrollment`.execute(db);
    const { rows: meetings } = await sql<Record<string, string | number>>`
      select id_team as "idClass", id_meeting as "idMeeting" from team_meetings order by id_meeting`.execute(db);
    return {
      places,
      questionnaires,
      enrolments,
      meetings,
      ids: {
        content: await column(
          'select id_content_item as id from content_items order by id_section, id_content_item desc',
        ),
        section: await column('select id_section as id from sections order by id_section'),
        feature: ['EXTERNAL_COURSES'],
        list: ['people'],
        room: await column('select id_chat_room as id from chat_rooms order by 1'),
        nodeCode: await column(
          'select node_code as id from nodes order by (id_parent is null) desc, node_type, id_node',
        ),
        block: await column(`select id_block as id from node_blocks order by id_block`),
        message: await column('select id_message as id from messages order by 1'),
        upload: await column('select id_user_upload as id from user_uploads order by 1'),
        campaign: await column('select id_campaign as id from campaigns order by 1'),
        offer: await column('select id_offer as id from store_offers order by 1'),
        order: await column(`select id_order as id from store_orders where id_user = ${idUser} order by 1`),
        team: await column('select id_team as id from teams order by 1'),
        course: await column('select id_external_course as id from external_courses order by 1'),
        plan: await column('select id_plan as id from plans order by 1'),
        playlist: await column('select id_content_item as id from playlists order by 1'),
        batch: await column('select id_batch as id from enrolment_batches order by 1'),
        scorm: await column('select id_content_item as id from scorm_packages order by 1'),
      },
    };
  });
}

/** Which ids an address takes. Addresses in trainings take places instead. */
const idsOf: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/classes\//, 'team'],
  [/^\/admin\/enrolment-batches\//, 'batch'],
  [/^\/admin\/scorm\//, 'scorm'],
  [/^\/admin\/saved-views\//, 'list'],
  [/^\/content\/(list|filters)\/:/, 'section'],
  [/^\/userupload\/list\//, 'section'],
  [/^\/userupload\/find\//, 'upload'],
  [/^\/content\/playlist\//, 'playlist'],
  [/^\/content\/impactmenu\//, 'section'],
  [/^\/(content|mediacenter)\//, 'content'],
  [/^\/notifications\/emails\/:/, 'message'],
  [/^\/campaign\/listbycontent\//, 'content'],
  [/^\/campaign\//, 'campaign'],
  [/^\/learning\/categories\/campaign\//, 'campaign'],
  [/^\/learning\/catalogs\/:/, 'nodeCode'],
  [/^\/learning\/card-lists\//, 'block'],
  [/^\/learning\/nodes\//, 'nodeCode'],
  [/^\/learning\/features\//, 'feature'],
  [/^\/chat\//, 'room'],
  [/^\/learning\/attachments\/teams\//, 'team'],
  [/^\/learning\/externalcourses\//, 'course'],
  [/^\/learning\/plans\/contacts\//, 'user'],
  [/^\/learning\/plans\//, 'plan'],
  [/^\/store\/offers\//, 'offer'],
  [/^\/store\/(orders|pix)\//, 'order'],
  [/^\/store\/owned\/:/, 'offer'],
  [/^\/users\//, 'user'],
  [/^\/learning\/students\/:id\/has/, 'user'],
];

function paramsFor(
  path: string,
  { ids, places, questionnaires, enrolments, meetings }: Known,
  { idUser }: Learner,
): readonly Params[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.includes('type'))
    return places.filter((place) => place['idEntity'] !== null).map((place) => ({ ...place, type: 'TEAM' }));
  if (names.includes('idEnrolment')) return enrolments;
  if (names.includes('idMeeting')) return meetings;
  if (names.includes('idEvaluation')) return distinct(questionnaires, names);
  const kind = idsOf.find(([address]) => address.test(path))?.[1];
  const isInPlace = names.some((name) => ['idEnrollment', 'idContentItem'].includes(name));
  if (kind !== 'scorm' && isInPlace && places.length > 0) return distinct(places, names);
  const values = kind === undefined || kind === 'user' ? [idUser] : (ids[kind] ?? []);
  if (names.length === 0) return [{ ...places[0] }];
  return values.map((value) => ({
    ...places[0],
    ...Object.fromEntries(names.map((name) => [name, value])),
    idUser,
  }));
}

function distinct(places: readonly Params[], names: readonly string[]): readonly Params[] {
  const found = new Map(places.map((place) => [names.map((name) => place[name]).join('/'), place]));
  return [...found.values()];
}

/** Rule of the demo company Aurora that enrols a department into its first training. */
const ruleForOperations = {
  name: 'Operações',
  idTraining: 6,
  idTeam: null,
  departments: ['Operações'],
  groups: [],
  since: null,
  dueDays: 30,
  reason: '',
  endsLeavers: true,
  includesRemoved: false,
};

/** Returns the query that the pages send. */
function queryOf(endpoint: string, params: Params): string {
  const query: Record<string, string | number | undefined> =
    {
      'content.search-all': { searchString: 'seg' },
      'learning.search': { searchString: 'seg' },
      'identity.search-users': { searchText: 'an' },
      'gamification.export-user-points': { idCampaign: 1, idUser: params['idUser'] },
      'learning.list-enrollment-requests': { idUser: params['idUser'] },
      'learning.get-navigation-map': { nodeCode: params['nodeCode'], fullMap: 1 },
      'learning.get-scorm-lessons': {
        idEnrollment: params['idEnrollment'],
        idNodeEnrollment: params['idNodeEnrollment'],
      },
      'learning.list-available-tags': { nodeCode: params['nodeCode'] },
      'learning.list-meetings': { nodeCode: params['nodeCode'] },
      'learning.list-teams': { nodeCode: params['nodeCode'] },
      'learning.list-side-menu': { nodeCode: params['nodeCode'] },
      'learning.list-catalog-nodes': { depth: 3 },
      'plans.list-plans': { withDetails: 'true' },
      'admin.find-people': { q: 'an' },
      'admin.find-contents': { q: 'seg' },
      'admin.find-instructors': { q: 'an' },
      'admin.preview-announcement': { audience: JSON.stringify({ kind: 'all' }), text: 'Oi' },
      'admin.list-terms-people': { name: '2026-01-01' },
      'admin.preview-company-theme': {
        primaryColor: '#2A1E9A',
        secondaryColor: '#FFB000',
        thirdColor: '#5B4BDB',
        fourthColor: '#00B8A9',
      },
      'admin.preview-end-enrolments': {
        selection: JSON.stringify({ kind: 'filter', idTraining: params['idTraining'] ?? 1, filter: {} }),
      },
      'admin.preview-enrolment-rule': { rule: JSON.stringify(ruleForOperations) },
    }[endpoint] ?? {};
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return search.size > 0 ? `?${search}` : '';
}
