import pg from 'pg';
import { emptyTrainings, enrolledGroup } from './grow-administered.ts';
import { large } from '../scale/open-companies.ts';

/** Person who makes a call: the owner of the company, HR of two departments, or the leader of everybody. */
export type Caller = 'owner' | 'hr' | 'leader';

export interface MeasuredCall {
  readonly name: string;
  /** Upper bound of the 95th percentile in milliseconds. */
  readonly boundMs: number;
  /** Addresses that are called in turns. Those of one page are called together. */
  readonly pages: readonly (readonly string[])[];
  readonly caller?: Caller;
}

/** Ids of the generated company that addresses contain. */
export interface GrownIds {
  readonly groups: readonly number[];
  readonly enrolledGroup: number;
  readonly leader: number;
  readonly person: number;
  readonly enrolment: number;
  readonly actor: number;
  readonly training: number;
  readonly emptyTrainings: readonly number[];
}

const listMs = 200;
const searchMs = 100;
const auditMs = 500;

export async function grownIds(databaseUrl: string): Promise<GrownIds> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = async (text: string): Promise<number[]> => {
      const from = `with app as (select id_app from apps where key = '${large}')`;
      const { rows } = await client.query<{ id: string }>(`${from} ${text}`);
      return rows.map(({ id }) => Number(id));
    };
    const one = async (text: string): Promise<number> => {
      const [id] = await ids(text);
      if (id === undefined) throw new Error(`nothing found: ${text}`);
      return id;
    };
    const user = (key: string): string =>
      `select id_user as id from users join app using (id_app) where key = '${key}'`;
    const node = (code: string): string =>
      `select id_node as id from nodes join app using (id_app) where node_code = '${code}'`;
    const person = await one(user('pessoa-1234'));
    return {
      groups: await ids('select id_group as id from people_groups join app using (id_app) order by 1'),
      enrolledGroup: await one(
        `select id_group as id from people_groups join app using (id_app) where name = '${enrolledGroup}'`,
      ),
      leader: await one(user('pessoa-7')),
      person,
      enrolment: await one(`select id_enrollment as id from enrollments where id_user = ${person} order by 1 limit 1`),
      actor: await one('select id_actor as id from audit_acts join app using (id_app) order by id_act limit 1'),
      training: await one(node('treinamento-20')),
      emptyTrainings: await Promise.all(emptyTrainings.map((code) => one(node(code)))),
    };
  } finally {
    await client.end();
  }
}

const search = (values: Readonly<Record<string, string | number>>): string =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;

/** The reads of the administration's pages with their bounds. */
export function measuredCalls({ groups, leader, person, enrolment, actor, training, emptyTrainings }: GrownIds) {
  const people = (name: string, ...queries: Readonly<Record<string, string | number>>[]): MeasuredCall => ({
    name: `people, ${name}`,
    boundMs: listMs,
    pages: queries.map((query) => [`/admin/people${search(query)}`]),
  });
  const enrolments = (name: string, ...queries: Readonly<Record<string, string | number>>[]): MeasuredCall => ({
    name: `enrolments of a training, ${name}`,
    boundMs: listMs,
    pages: queries.map((query) => [`/admin/trainings/${training}/enrolments${search(query)}`]),
  });
  const acts = (name: string, query: Readonly<Record<string, string | number>>): MeasuredCall => ({
    name: `log of changes, ${name}`,
    boundMs: auditMs,
    pages: [[`/admin/audit-acts${search(query)}`]],
  });
  const list = (name: string, path: string): MeasuredCall => ({ name, boundMs: listMs, pages: [[path]] });
  const group = groups[3] ?? 0;
  const rule = (idTraining: number, departments: readonly string[]): string =>
    JSON.stringify({
      name: 'Escala',
      idTraining,
      idTeam: null,
      departments,
      groups: [],
      since: null,
      dueDays: 30,
      reason: '',
      endsLeavers: true,
      includesRemoved: false,
    });
  return [
    people('no filter', {}),
    ...(['active', 'never', 'inactive'] as const).map((state) => people(`access ${state}`, { state })),
    people('department', { department: 'Operações' }, { department: 'Unidade 17' }),
    people('group', { idGroup: group }),
    people('leader', { idLeader: leader }),
    people('common text', { q: 'silva' }, { q: 'ana' }),
    people('rare text', { q: 'pessoa4321' }, { q: 'pessoa49999@' }),
    people('text that nobody has', { q: 'xyzzy' }),
    people('text, access and department', { q: 'souza', state: 'active', department: 'Comercial' }),
    people('group and access', { idGroup: group, state: 'never' }),
    people('by department', { sort: 'department' }, { sort: 'department', direction: 'descending' }),
    people('by last access', { sort: 'lastAccess', direction: 'descending' }),
    { ...people('of two departments', {}, { q: 'silva' }), caller: 'hr' as const },
    { ...people('tree of a leader', {}, { q: 'silva' }), caller: 'leader' as const },
    list('filters of people', '/admin/people-options'),
    {
      name: 'Ctrl+K',
      boundMs: searchMs,
      pages: ['si', 'ana', 'silva', 'pessoa4321', 'zzz', 'goncalves', 'tania x'].map((q) => [
        `/admin/found-people${search({ q })}`,
      ]),
    },
    {
      name: 'lists of Ctrl+K',
      boundMs: searchMs,
      pages: [['/admin/trainings'], ['/admin/groups'], ['/admin/scorm']],
    },
    list('inbox of requests', '/admin/requests'),
    list('inbox of courses', '/admin/external-courses'),
    list('inbox of comments', '/admin/comments?state=reported'),
    list('inbox of uploads', '/admin/uploads'),
    {
      name: 'page of a person',
      boundMs: listMs,
      pages: [
        [`/admin/people/${person}`],
        [`/admin/people/${person}/enrolments`],
        [`/admin/people/${person}/roles`],
        [`/admin/people/${person}/records`],
        [`/admin/people/${person}/enrolments/${enrolment}/items`],
      ],
    },
    {
      name: 'start page, all of it',
      boundMs: listMs,
      pages: [
        [
          '/admin/jobs?only=failed&limit=1',
          '/admin/requests?limit=1',
          '/admin/external-courses?limit=1',
          '/admin/comments?state=reported&limit=1',
          '/admin/chat-messages?state=reported&limit=1',
          '/admin/uploads?limit=1',
          '/admin/people?state=never&limit=1',
        ],
      ],
    },
    list('trainings with their enrolments', '/admin/enrolments'),
    enrolments('no filter', {}),
    enrolments('state', { state: 'late' }, { state: 'done' }, { state: 'removed' }),
    enrolments('department', { department: 'Operações' }),
    enrolments('group', { idGroup: group }),
    enrolments('text', { q: 'silva' }, { q: 'pessoa4321' }),
    enrolments('by due date', { sort: 'due' }),
    enrolments('by progress', { sort: 'progress', direction: 'descending' }),
    { ...enrolments('tree of a leader', {}), caller: 'leader' as const },
    list('choices of enrolments', '/admin/enrolment-choices'),
    list('rules', '/admin/enrolment-rules'),
    ...[
      { name: 'a department', departments: ['Operações'] },
      { name: 'everybody', departments: [] },
    ].map(({ name, departments }) => ({
      name: `preview of a rule, ${name}`,
      boundMs: 2000,
      pages: [[`/admin/enrolment-rule-preview${search({ rule: rule(emptyTrainings[1] ?? 0, departments) })}`]],
    })),
    acts('newest', {}),
    acts('about a person', { idPerson: person }),
    acts('by an actor', { actor }),
    acts('by an actor about a person', { actor, idPerson: person }),
    acts('of nobody', { actor: person }),
    acts('of a word that most entries have', { q: 'engenharia' }),
    acts('of a rare word', { q: 'pessoa 4321' }),
    acts('of a word that nobody has', { q: 'xyzzy' }),
    acts('of a word in an old period', { q: 'pessoa 4321', since: '2026-01-01', until: '2026-03-31' }),
    acts('of an act', { act: 'admin.save-person' }),
    acts('of an act that never was', { act: 'admin.give-role', actor }),
    { name: 'filters of the log of changes', boundMs: auditMs, pages: [['/admin/audit-options']] },
  ] satisfies MeasuredCall[];
}
