import {
  commitScorm,
  createEnrollment,
  createNodeEnrollment,
  getScormLessons,
  playScorm,
} from '@shared-kit/contracts/learning';
import { readEnv } from '../../api-server/src/env.ts';
import { package12, putPackage } from '../../api-server/src/modules/learning/scorm/test/package-factory.ts';
import { importLearning } from '../../api-server/src/modules/learning/test/training-import.ts';
import { openInstallation } from '../../api-server/src/open-installation.ts';
import { makeTenant, makeUser } from '../../api-server/src/test/factories.ts';
import { portalClient } from '../../api-server/src/test/portal-client.ts';
import type { Stage } from './stage.ts';

/** Host of the portal in the requests: tenants of tests belong to it. */
const portalHost = 'localhost:3000';
const trainingOf = 'curso';
/** Seconds of the visit that each commit reports: more are stored only when a commit is counted twice. */
const sessionTime = 1;

/** Lesson that is open somewhere, with what it has sent and what the server has confirmed. */
export interface OpenLesson {
  readonly token: string;
  sent: number;
  confirmed: number;
}

export interface Lessons {
  readonly open: readonly OpenLesson[];
  /** Address of the commit call, for a server's origin. */
  commitUrl(origin: string): string;
}

/** Creates a company with this many people in one training, and opens its only lesson for each of them. */
export async function openLessons({ env, server }: Stage, count: number): Promise<Lessons> {
  const platform = await openInstallation(readEnv({ ...env, NODE_ENV: 'test' }));
  try {
    const tenant = await makeTenant(platform);
    const users = [];
    for (let made = 0; made < count; made += 1) users.push(await makeUser(platform, tenant));
    const parts = { platform, tenant, clock: platform.clock } as never;
    const block = { type: 'List' as const, elements: [{ content: 'pacote' }] };
    const training = { code: trainingOf, catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks: [block] };
    const ids = await importLearning(parts, { trainings: [training] }, {}, tenant);
    const idContentItem = ids.content('pacote');
    await putPackage(parts, tenant, idContentItem, package12({ S: { title: 'Lição' } }));
    const client = portalClient(server.origin, tenant.segment, portalHost);
    const send = async <T>(method: string, path: string, token: string, body?: object): Promise<T> => {
      const reply = await client.call(method, path, { token, ...(body ? { body } : {}) });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as T;
    };
    const open: OpenLesson[] = [];
    for (const { idUser, token } of users) {
      const whose = { idUser, nodeCode: trainingOf };
      const { idEnrollment } = await send<{ idEnrollment: number }>('POST', createEnrollment.path, token, {
        ...whose,
        idTeam: null,
      });
      const { data } = await send<{ data: { newId: number } }>('POST', createNodeEnrollment.path, token, {
        ...whose,
        idEnrollment,
      });
      const { scos } = await send<{ scos: { idSco: number }[] }>(
        'GET',
        `${getScormLessons.path.replace(':idContentItem', String(idContentItem))}?idEnrollment=${idEnrollment}`,
        token,
      );
      const place = { idEnrollment, idContentItem, idNodeEnrollment: data.newId, idSco: scos[0]?.idSco };
      const { url } = await send<{ url: string }>('POST', playScorm.path, token, place);
      open.push({ token: new URL(url).searchParams.get('t') ?? '', sent: 0, confirmed: 0 });
    }
    return { open, commitUrl: (origin) => `${origin}/${tenant.segment}/api${commitScorm.path}` };
  } finally {
    await platform.close();
  }
}

/** Sends one more commit of a lesson. Returns the status of the reply; 0 without one. */
export async function commitNext(lesson: OpenLesson, address: string): Promise<number> {
  const sequence = Math.max(lesson.sent, lesson.confirmed + 1);
  lesson.sent = sequence;
  const cmi = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': String(sequence) };
  const body = JSON.stringify({ token: lesson.token, sequence, cmi, sessionTime, terminated: false });
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': portalHost };
  try {
    const reply = await fetch(address, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    if (reply.ok) lesson.confirmed = sequence;
    return reply.status;
  } catch {
    return 0;
  }
}

/**
 * Counts the lessons whose stored value is older than what the server has confirmed, and those that have counted the time of
 * a commit twice, read as a page of the lesson gets them.
 */
export async function faultsIn(
  { open }: Lessons,
  { env }: Pick<Stage, 'env'>,
): Promise<{ readonly lost: number; readonly doubled: number }> {
  let [lost, doubled] = [0, 0];
  for (const { token, confirmed } of open) {
    const page = await fetch(`http://127.0.0.1:${env['CONTENT_PORT']}/scorm/play?t=${encodeURIComponent(token)}`);
    const { cmi } = JSON.parse(/id="visit">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '{}') as {
      cmi?: Record<string, string>;
    };
    if (!cmi) throw new Error(`the page of a lesson has no data: ${page.status}`);
    // Lessons go on meanwhile, so what is stored may be newer.
    if (Number(cmi['cmi.core.lesson_location'] ?? 0) < confirmed) lost += 1;
    if (secondsOf(cmi['cmi.core.total_time'] ?? '') > sessionTime) doubled += 1;
  }
  return { lost, doubled };
}

/** Returns the seconds of a time of SCORM 1.2, such as `0000:00:01.00`. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
