import { createNodeEnrollment, getScormLessons, playScorm, saveScormProgress } from '@shared-kit/contracts/learning';
import type { Sco } from '@shared-kit/contracts/learning';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { savedEnrollment, newLearner } from './learner.ts';
import type { Learner } from './learner.ts';

const TRAINING = 'seguranca-na-pratica';
const people = ['igor.lopes', 'helena.macedo', 'elaine.cardoso', 'debora.ribeiro', 'daniel.monteiro', 'cecilia.farias'];

interface Place {
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

/** Returns the SCORM content with this title and its lessons, once it has been unpacked. */
async function unpacked(learner: Learner, title: string): Promise<{ place: Place; scos: readonly Sco[] }> {
  const { api, idUser, idEnrollment } = learner;
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: TRAINING } });
  const { node } = await savedEnrollment(learner);
  const element = node.blocks.flatMap(({ elements }) => elements).find((one) => one.data.title === title);
  if (!element?.data.idContentItem) throw new Error(`no content ${title}`);
  const place = { idEnrollment, idNodeEnrollment: data.newId, idContentItem: element.data.idContentItem };
  const readLessons = () =>
    api.call(getScormLessons, {
      params: { idContentItem: place.idContentItem },
      query: { idEnrollment, idNodeEnrollment: data.newId },
    });
  await expect(async () => expect((await readLessons()).processingStatus).toBe('DONE')).toPass({ timeout: 30_000 });
  return { place, scos: (await readLessons()).scos };
}

/** Frames a visit in the open page of the portal, as the lesson's own page does, and collects the frame's messages. */
async function frameVisit({ api, page }: Learner, place: Place, idSco: number): Promise<FrameLocator> {
  const { url } = await api.call(playScorm, { body: { ...place, idSco } });
  await page.evaluate((address) => {
    document.querySelector('#visit')?.remove();
    const received: unknown[] = [];
    Object.assign(globalThis, { received });
    const frame = document.createElement('iframe');
    addEventListener('message', (event) => {
      if (event.source === frame.contentWindow && event.origin === new URL(address).origin) received.push(event.data);
    });
    frame.id = 'visit';
    frame.title = 'Lição';
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads',
    );
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100vh',
      zIndex: '9999',
      border: '0',
      background: '#fff',
    });
    frame.src = address;
    document.body.append(frame);
  }, url);
  return page.frameLocator('#visit').frameLocator('iframe:not([hidden])').frameLocator('iframe');
}

const received = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { received: { type: string; pending?: boolean; status?: string }[] }).received,
  );
const saved = (page: Page) =>
  expect(async () =>
    expect((await received(page)).findLast(({ type }) => type === 'progress')?.pending).toBe(false),
  ).toPass();

/** Returns the lesson's own window, to run what a hostile package could run. */
async function lessonFrame(page: Page): Promise<Frame> {
  const frame = page.frames().find((one) => one.url().includes('/scorm/files/'));
  if (!frame) throw new Error('no lesson is open');
  return frame;
}

test('a framed lesson finds the API, resumes its state, and its commits survive an unreachable server', async ({
  actor,
  faults,
}) => {
  const learner = await newLearner(actor, TRAINING, people.slice(0, 3));
  const { page, open, api } = learner;
  const { place, scos } = await unpacked(learner, 'Simulador NR-10');
  const [sco] = scos;
  if (!sco) throw new Error('the package has a lesson');
  await open('/');
  let lesson = await frameVisit(learner, place, sco.idSco);
  await expect(lesson.getByRole('heading', { name: 'Você chegou à subestação' })).toBeVisible();
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await expect(lesson.getByRole('heading', { name: 'Os seis passos da desenergização' })).toBeVisible();
  await saved(page);

  // Cuts the server: the lesson continues, and the page is closed meanwhile.
  faults.expect(/Failed to load resource: net::ERR_|scorm\/commit/);
  await page.route('**/api/learning/scorm/commit', (route) => route.abort());
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await expect(async () =>
    expect((await received(page)).findLast(({ type }) => type === 'progress')?.pending).toBe(true),
  ).toPass();
  await open('/profile');
  await page.unroute('**/api/learning/scorm/commit');
  lesson = await frameVisit(learner, place, sco.idSco);
  await expect(lesson.getByRole('heading', { name: 'Na prática: o detector não apitou' })).toBeVisible();

  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  for (const [question, answer] of [
    ['Qual é o primeiro passo', 'Seccionar'],
    ['O detector não apitou', 'Testar o detector e medir de novo'],
    ['Um circuito desligado', 'Não'],
    ['Quem autoriza', 'A empresa'],
    ['Percebeu risco grave', 'interromper a tarefa'],
  ] as const) {
    await lesson
      .getByRole('group', { name: new RegExp(question) })
      .getByLabel(answer, { exact: true })
      .check();
  }
  await lesson.getByRole('button', { name: 'Conferir respostas' }).click();
  await expect(lesson.getByText('Você acertou 100%.')).toBeVisible();
  await saved(page);

  // On a finish request it replies when it has finished (B4.5-04).
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#visit');
    frame?.contentWindow?.postMessage(
      { channel: 'azulejo.scorm.v1', type: 'finish-request' },
      new URL(frame.src).origin,
    );
  });
  await expect(async () =>
    expect((await received(page)).findLast(({ type }) => type === 'finished')).toMatchObject({
      status: 'PASSED',
      pending: false,
    }),
  ).toPass();
  const reply = await api.call(saveScormProgress, { body: { ...place, idUser: learner.idUser } });
  expect([reply.status, reply.progress, reply.contentEnrollment?.grade]).toEqual(['PASSED', 100, 100]);

  // A reopened lesson is a review: it resumes its position, and a worse answer changes nothing.
  const again = await api.call(playScorm, { body: { ...place, idSco: sco.idSco } });
  expect(again.mode).toBe('review');
});

test("a package reaches neither the portal, nor the visit's token, nor other lessons' data", async ({
  actor,
  faults,
}) => {
  const learner = await newLearner(actor, TRAINING, people.slice(3));
  const { page, open, api } = learner;
  const { place, scos } = await unpacked(learner, 'Simulador NR-10');
  await open('/');
  // An earlier visit of the same browser, whose commit the server has not received.
  faults.expect(/Failed to load resource: net::ERR_|scorm\/commit|Content Security Policy/);
  await page.route('**/api/learning/scorm/commit', (route) => route.abort());
  const first = await frameVisit(learner, place, scos[0]?.idSco ?? 0);
  await first.getByRole('button', { name: 'Avançar' }).click();
  await expect(async () =>
    expect((await received(page)).findLast(({ type }) => type === 'progress')?.pending).toBe(true),
  ).toPass();
  const firstOrigin = await (await lessonFrame(page)).evaluate(() => location.origin);
  await open('/profile');
  const lesson = await frameVisit(learner, place, scos[0]?.idSco ?? 0);
  await expect(lesson.getByRole('heading').first()).toBeVisible();
  const portalKeys = await page.evaluate(() => Object.keys(localStorage));
  const reached = await (
    await lessonFrame(page)
  ).evaluate(async (portal) => {
    const tried = (work: () => unknown) => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const beside = parent.document.documentElement.outerHTML;
    return {
      origin: location.origin,
      player: tried(() => parent.parent.document.title),
      playerStorage: tried(() => parent.parent.localStorage.length),
      portalDocument: tried(() => top?.document.title),
      portalStorage: tried(() => top?.localStorage.length),
      cookie: document.cookie,
      hasToken: /"?token"?/.test(beside + stored),
      otherCommits: Object.keys(localStorage).filter((key) => !key.startsWith('azulejo.lesson/')),
      callThroughParent: await parent.fetch(`${portal}/api/learning/scorm/commit`, { method: 'POST', body: '{}' }).then(
        () => 'reached',
        () => 'blocked',
      ),
      workers: tried(() => navigator.serviceWorker.controller),
      databases: 'databases' in indexedDB ? (await indexedDB.databases()).length : 0,
    };
  }, new URL(page.url()).origin);
  expect(reached).toMatchObject({
    player: 'SecurityError',
    playerStorage: 'SecurityError',
    portalDocument: 'SecurityError',
    portalStorage: 'SecurityError',
    cookie: '',
    hasToken: false,
    otherCommits: [],
    callThroughParent: 'blocked',
    databases: 0,
  });
  expect(reached.origin).not.toBe(new URL(page.url()).origin);
  expect(reached.origin).not.toBe(firstOrigin);
  expect(portalKeys.length).toBeGreaterThan(0);
  const { url } = await api.call(playScorm, { body: { ...place, idSco: scos[0]?.idSco ?? 0 } });
  expect(new URL(url).origin).not.toBe(reached.origin);
});
