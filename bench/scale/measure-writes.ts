import { randomUUID } from 'node:crypto';
import { toMoment } from '@shared-kit/contracts/calendar';
import { awardPoints } from '../../api-server/src/modules/gamification/award-points.service.ts';
import { withTenant } from '../../api-server/src/platform/database/tenant-db.adapter.ts';
import { getAs } from '../../api-server/src/test/statement-walk.ts';
import type { Learner } from '../../api-server/src/test/statement-walk.ts';
import { median } from '../lib/figures.ts';
import { commentedNode } from './measure-calls.ts';
import type { Measured, Pair, Server } from './measure-calls.ts';

/** One write of a learner; it is made many times, so each must be new to the server. */
type Write = (server: Server, learner: Learner) => Promise<void>;
type Writes = Readonly<Record<string, (server: Server, learner: Learner) => Promise<Write>>>;

/** Training of the demo whose evaluation is open to the learner. */
const answeredNode = 'nr-10';

/** A point is awarded by the service, because no call awards a new one each time. */
const writes: Writes = {
  'a point':
    async () =>
    async ({ platform }, { tenant, idUser }) => {
      await withTenant(platform.database.db, tenant.idApp, (db) =>
        awardPoints(db, {
          idUser,
          event: 'content-completed',
          title: 'Escala',
          once: `escala-${randomUUID()}`,
          now: platform.clock.now(),
        }),
      );
    },
  'a like, and its end': async (server, learner) => {
    const url = `/learning/social/likes/NODE/${await idOfNode(server, learner)}`;
    return async (to, by) => {
      await sent(to, by, 'POST', url);
      await sent(to, by, 'DELETE', url);
    };
  },
  'progress of a visit': visit,
  'an answer': answer,
};

/** The visit of a free content goes on: its position is saved again and again. */
async function visit(server: Server, { tenant }: Learner): Promise<Write> {
  const [content] = await rowsOf<{ id_content_item: number }>(
    server,
    `select e.id_content_item from block_elements e join node_blocks b on b.id_block = e.id_block
       join nodes n on n.id_node = b.id_node
      where n.id_app = $1 and n.is_home and e.id_content_item is not null order by e.id_element limit 1`,
    [tenant.idApp],
  );
  const visited = { idVisit: randomUUID(), timeStart: toMoment(server.platform.clock.now()) };
  let seconds = 0;
  return async (to, by) => {
    seconds += 1;
    const body = {
      ...visited,
      idContentItem: content?.id_content_item,
      idSection: null,
      seconds,
      finished: false,
      videos: [],
    };
    await sent(to, by, 'POST', '/tracking/progress', body);
  };
}

/** An answer of an open evaluation is changed again and again. */
async function answer(server: Server, learner: Learner): Promise<Write> {
  const { tenant, idUser } = learner;
  const [of] = await rowsOf<{ id_enrollment: number; id_node_enrollment: number; id_evaluation: number }>(
    server,
    `select m.id_enrollment, ne.id_node_enrollment, e.id_evaluation from enrollments m
       join node_enrollments ne on ne.id_enrollment = m.id_enrollment join nodes n on n.id_node = ne.id_node
       join node_blocks b on b.id_node = n.id_node join block_elements e on e.id_block = b.id_block
      where m.id_app = $1 and m.id_user = $2 and n.node_code = $3 and e.id_evaluation is not null limit 1`,
    [tenant.idApp, idUser, answeredNode],
  );
  const base = `/learning/students/${idUser}/enrollments/${of?.id_enrollment}/evaluations/${of?.id_evaluation}/questionnaires`;
  // An earlier run may have left one whose time is over.
  await server.platform.database.execute('delete from questionnaires where id_app = $1 and id_user = $2', [
    tenant.idApp,
    idUser,
  ]);
  await sent(server, learner, 'POST', base, { idNodeEnrollment: of?.id_node_enrollment });
  const [first] = await rowsOf<{ id_answer: number; id_questionnaire: number }>(
    server,
    `select a.id_answer, a.id_questionnaire from answers a join questionnaires q on q.id_questionnaire = a.id_questionnaire
      where q.id_app = $1 and q.id_user = $2 and q.id_evaluation = $3 order by a.id_questionnaire desc, a.id_answer limit 1`,
    [tenant.idApp, idUser, of?.id_evaluation],
  );
  // The first heartbeat starts the clock.
  await sent(server, learner, 'PUT', `${base}/${first?.id_questionnaire}/time`, { timeLeft: null });
  const writer = randomUUID();
  let sequence = 0;
  return async (to, by) => {
    sequence += 1;
    const url = `${base}/${first?.id_questionnaire}/answers/${first?.id_answer}`;
    await sent(to, by, 'PUT', url, { answerData: [], writer, sequence });
  };
}

async function rowsOf<T>({ platform }: Server, text: string, values: readonly unknown[]): Promise<T[]> {
  return (await platform.database.execute(text, values)).rows as T[];
}

async function idOfNode({ app }: Server, learner: Learner): Promise<number> {
  const reply = await getAs({ server: app }, learner, `/learning/nodes/${commentedNode}`);
  return reply.json<{ idElement: number }>().idElement;
}

async function sent(
  { app }: Server,
  learner: Learner,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<void> {
  const reply = await app.inject({
    method,
    url: `${learner.tenant.basePath}/api${url}`,
    headers: { host: learner.tenant.host, authorization: `Bearer ${learner.token}` },
    ...(body ? { payload: body } : {}),
  });
  if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
}

/** Returns every write by its name, ready to be made again and again for this learner. */
export async function preparedWrites(
  server: Server,
  learner: Learner,
): Promise<{ readonly name: string; readonly make: () => Promise<void> }[]> {
  const prepared = [];
  for (const [name, prepare] of Object.entries(writes)) {
    const write = await prepare(server, learner);
    prepared.push({ name, make: () => write(server, learner) });
  }
  return prepared;
}

/** Makes each write in both companies in turns. */
export async function measureWrites(
  server: Server,
  learners: Pair<Learner>,
  rounds: number,
): Promise<({ endpoint: string } & Pick<Measured, 'ms'>)[]> {
  const measured: ({ endpoint: string } & Pick<Measured, 'ms'>)[] = [];
  for (const [endpoint, prepare] of Object.entries(writes)) {
    const prepared = {
      small: await prepare(server, learners.small),
      large: await prepare(server, learners.large),
    };
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -3; round < rounds; round += 1) {
      for (const which of ['small', 'large'] as const) {
        const start = performance.now();
        await prepared[which](server, learners[which]);
        if (round >= 0) times[which].push(performance.now() - start);
      }
    }
    measured.push({ endpoint, ms: { small: median(times.small), large: median(times.large) } });
  }
  return measured;
}
