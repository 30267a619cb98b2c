import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, ReplyOf } from '@shared-kit/contracts/core';
import {
  createEnrollment,
  createNodeEnrollment,
  getScormLessons,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import { readEnv } from '../env.ts';
import { givePoints } from '../modules/content/test/content-factory.ts';
import { package12, putPackage } from '../modules/learning/scorm/test/package-factory.ts';
import { importLearning } from '../modules/learning/test/training-import.ts';
import { openInstallation } from '../open-installation.ts';
import { makeTenant, makeUser } from '../test/index.ts';
import type { TestTenant, TestUser } from '../test/index.ts';
import { portalClient } from '../test/portal-client.ts';
import { freePort, startServer } from '../test/server-process.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { pendingCommits } from './scorm-player/pending-commits.ts';
import { freshDataDirectory } from '../test/template-database.ts';
import { commitSender } from './scorm-player/send-commits.ts';

const patience = 60_000;

let folder: string;
let env: Record<string, string>;
let tenant: TestTenant;
let users: TestUser[];
let idContentItem: number;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await freshDataDirectory();
  env = { DATA_DIR: folder, PORT: String(await freePort()), CONTENT_PORT: String(await freePort()), TRUST_PROXY: '1' };
  const platform = await openInstallation(readEnv({ ...env, NODE_ENV: 'test' }));
  tenant = await makeTenant(platform);
  users = await Promise.all([1, 2, 3].map(() => makeUser(platform, tenant)));
  const parts = { platform, tenant, clock: platform.clock } as never;
  await givePoints(parts, tenant, { 'content-completed': 10, 'training-completed': 50 });
  const ids = await importLearning(
    parts,
    {
      trainings: [
        {
          code: 'curso',
          catalog: 'catalogo',
          title: 'Curso',
          selfEnrollment: true,
          blocks: [{ type: 'List', elements: [{ content: 'pacote' }] }],
        },
      ],
    },
    {},
    tenant,
  );
  idContentItem = ids.content('pacote');
  await putPackage(
    parts,
    tenant,
    idContentItem,
    package12({ S: { title: 'Única', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' } }),
  );
  await platform.close();
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

async function call<E extends Endpoint>(
  endpoint: E,
  address: string,
  body: object | undefined,
  { token }: TestUser,
): Promise<ReplyOf<E>> {
  const reply = await portalClient(server?.origin ?? '', tenant.segment, 'localhost:3000').call(
    endpoint.method,
    address,
    { token, ...(body ? { body } : {}) },
  );
  if (!reply.ok) throw new Error(`${endpoint.id}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ReplyOf<E>;
}

/** Returns the stored state of a visit, as the page that frames the lesson receives it. */
async function storedOf(token: string): Promise<{ sequence: number; cmi: Record<string, string> }> {
  const page = await (
    await fetch(`http://127.0.0.1:${env['CONTENT_PORT']}/scorm/play?t=${encodeURIComponent(token)}`)
  ).text();
  return JSON.parse(/id="visit">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as {
    sequence: number;
    cmi: Record<string, string>;
  };
}

function memoryStore(): Storage {
  const items = new Map<string, string>();
  const store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
  };
  return Object.defineProperty(store, 'length', { get: () => items.size }) as Storage;
}

/** Opens a lesson whose page sends commits as in a browser. While `isCut` is true nothing is sent. */
async function lessonOf(user: TestUser) {
  const { idUser } = user;
  const { idEnrollment } = await call(
    createEnrollment,
    createEnrollment.path,
    { idUser, nodeCode: 'curso', idTeam: null },
    user,
  );
  const { data } = await call(
    createNodeEnrollment,
    createNodeEnrollment.path,
    { idUser, idEnrollment, nodeCode: 'curso' },
    user,
  );
  const place = { idEnrollment, idContentItem, idNodeEnrollment: data.newId };
  const { scos } = await call(
    getScormLessons,
    `/learning/scorm/contents/${idContentItem}/lessons?idEnrollment=${idEnrollment}`,
    undefined,
    user,
  );
  const { url } = await call(playScorm, playScorm.path, { ...place, idSco: scos[0]?.idSco }, user);
  const token = new URL(url).searchParams.get('t') ?? '';
  const state = { isCut: false, confirmed: 0, said: 0 };
  const sender = commitSender({
    pending: pendingCommits(memoryStore()),
    fetch: async (address, init) => {
      if (state.isCut) throw new TypeError('network');
      const reply = await fetch(String(address), {
        ...init,
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'localhost:3000' },
      });
      if (reply.ok)
        state.confirmed = Math.max(state.confirmed, (JSON.parse(String(init?.body)) as { sequence: number }).sequence);
      return reply;
    },
    later: (work) => void setTimeout(work, 100),
    onConfirmed: () => undefined,
    onWaiting: () => undefined,
    onRefused: () => undefined,
    onOver: () => undefined,
    onSuperseded: () => undefined,
  });
  const commitUrl = `${server?.origin ?? ''}/${tenant.segment}/api/learning/scorm/commit`;
  return {
    state,
    sender,
    token,
    say(cmi: Record<string, string> = {}, terminated = false) {
      state.said += 1;
      const at = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': String(state.said), ...cmi };
      sender.add({
        idScoEnrollment: idUser,
        idVisit: 1,
        token,
        commitUrl,
        sequence: state.said,
        cmi: at,
        sessionTime: 1,
        terminated,
        at: 0,
      });
    },
    save: () => call(saveScormProgress, saveScormProgress.path, { ...place, idUser }, user),
  };
}

test(
  'kill -9 during commits loses no confirmed commit, and unconfirmed ones arrive once after the restart',
  async () => {
    server = await startServer(env);
    const lessons: Awaited<ReturnType<typeof lessonOf>>[] = [];
    for (const user of users) lessons.push(await lessonOf(user));
    for (let turn = 0; turn < 15; turn += 1) {
      for (const { say } of lessons) say();
      await wait(10);
    }
    // Two lessons end, and the server is killed right after it has confirmed one more commit.
    const before = lessons.map(({ state }) => state.confirmed);
    const ended = { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '90' };
    for (const { say } of lessons.slice(1)) say(ended, true);
    while (lessons.every(({ state }, index) => state.confirmed === before[index])) await wait(1);
    lessons[0]?.say();
    await server.end('SIGKILL');
    expect(lessons.some(({ sender }) => sender.isWaiting)).toBe(true);
    for (const { state } of lessons) state.isCut = true;

    server = await startServer(env);
    for (const { token, state } of lessons) {
      const { sequence, cmi } = await storedOf(token);
      expect(sequence).toBeGreaterThanOrEqual(state.confirmed);
      expect(cmi['cmi.core.lesson_location'] ?? '0').toBe(String(sequence));
    }
    for (const { state, sender } of lessons) {
      state.isCut = false;
      sender.retry();
    }
    lessons[0]?.say(ended, true);
    while (lessons.some(({ sender }) => sender.isWaiting)) await wait(20);
    for (const { token, state, save } of lessons) {
      expect(await storedOf(token)).toMatchObject({ sequence: state.said, status: 'PASSED' });
      expect(await save()).toMatchObject({
        enrollmentStatus: 'PASSED',
        contentEnrollment: { status: 'PASSED', grade: 90 },
        points: { earnPoints: 60, totalUserPoints: 60 },
      });
    }
  },
  patience,
);
