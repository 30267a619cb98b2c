import { randomUUID } from 'node:crypto';
import { contentType, findContent, recordVisit, saveProgress } from '@shared-kit/contracts/content';
import { DAY_MS, toMoment } from '@shared-kit/contracts/calendar';
import { runAzulejo, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { givePoints, makeItem, makeSection } from '../test/content-factory.ts';

let app: TestApp;
let user: TestUser;
let idSection: number;

beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-completed': 10 });
  idSection = await makeSection(app, app.tenant);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  user = await app.makeUser();
});

const seconds = (count: number) => app.clock.advance(count * 1000);
const makePages = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      makeItem(app, app.tenant, { id_section: idSection, id_content_type: contentType.article, duration: 0 }),
    ),
  );
const makeFilm = (duration: number) => makeItem(app, app.tenant, { id_section: idSection, duration });
const open = (id: number) => app.ok(findContent, { params: { id } }, { as: user });
/** Opens a content as it was opened some days before. */
async function openedBefore(idContentItem: number, days: number): Promise<void> {
  await open(idContentItem);
  await app.platform.database.db
    .updateTable('content_openings')
    .set({ opened_at: new Date(app.clock.now().getTime() - days * DAY_MS) })
    .where('id_user', '=', user.idUser)
    .where('id_content_item', '=', idContentItem)
    .execute();
}
const finish = (idContentItem: number, position = 0) =>
  app.ok(
    saveProgress,
    {
      body: {
        idVisit: randomUUID(),
        timeStart: toMoment(app.clock.now()),
        idContentItem,
        idSection,
        seconds: position,
        finished: true,
      },
    },
    { as: user },
  );
const visit = (idContentItem: number, timeStart: string, timeExecuted: number) =>
  app.ok(
    recordVisit,
    {
      body: {
        idVisit: randomUUID(),
        timeStart,
        idContentItem,
        idNavigationType: 1,
        idSection,
        seconds: 0,
        timeExecuted,
        finished: false,
      },
    },
    { as: user },
  );
const studied = async (id: number) => (await open(id)).content[0]?.timeExecuted;

describe('completion', () => {
  test('counts the completions that 36 s allow, not the 100 that a script reports', async () => {
    const pages = await makePages(100);
    let completed = 0;
    for (const page of pages) {
      await open(page);
      seconds(0.36);
      if ((await finish(page)).completed === 'COMPLETED') completed += 1;
    }
    expect(completed).toBeGreaterThan(10);
    expect(completed).toBeLessThan(20);
    const { out } = await runAzulejo(app, 'completions', 'list', '--tenant', app.tenant.segment, '--limit', '1000');
    expect(out.split('\n').filter((line) => line.includes('cedo demais'))).toHaveLength(100 - completed);
  });

  test('counts the completion of a film once its time at double speed has passed', async () => {
    const film = await makeFilm(600);
    await open(film);
    seconds(20);
    expect(await finish(film, 599)).toMatchObject({ completed: 'PROGRESS', progress: 99, earnPoints: 0 });
    seconds(205);
    expect(await finish(film, 599)).toMatchObject({ completed: 'COMPLETED', progress: 100, earnPoints: 10 });
  });

  test('counts a completion that was made offline and is sent days later', async () => {
    const films = [await makeFilm(600), await makeFilm(600), await makeFilm(600)];
    for (const film of films) await openedBefore(film, 20);
    for (const film of films) expect((await finish(film, 599)).completed).toBe('COMPLETED');
  });

  test('requires the full time for a film that was opened more than 30 days ago', async () => {
    const film = await makeFilm(600);
    await openedBefore(film, 31);
    expect((await finish(film, 599)).completed).toBe('PROGRESS');
  });
});

describe('completion rate', () => {
  test('holds the points of completions beyond twenty in a minute until an operator approves them', async () => {
    const pages = await makePages(22);
    for (const page of pages) await open(page);
    seconds(3600);
    const replies = [];
    for (const page of pages) replies.push(await finish(page));
    expect(replies.every(({ completed }) => completed === 'COMPLETED')).toBe(true);
    expect(replies.map(({ earnPoints }) => earnPoints).filter((points) => points === 10)).toHaveLength(20);
    expect(await finish(pages[21] ?? 0)).toMatchObject({ earnPoints: 0, totalUserPoints: 200 });
    const azulejo = (...words: string[]) => runAzulejo(app, 'completions', ...words, '--tenant', app.tenant.segment);
    const { out } = await azulejo('list', '--json');
    const held = (JSON.parse(out) as { id: number; kind: string; login: string }[]).filter(
      ({ kind }) => kind === 'burst',
    );
    expect(held).toHaveLength(2);
    const [first, second] = held.map(({ id }) => String(id));
    expect((await azulejo('approve', first ?? '')).out).toContain('pontos dados: 10');
    expect((await azulejo('dismiss', second ?? '')).out).toContain('pontos dados: 0');
    expect((await azulejo('approve', first ?? '')).code).not.toBe(0);
    expect((await azulejo('approve', 'x')).error).toContain('não é o número');
    const totals = [await finish(pages[20] ?? 0), await finish(pages[21] ?? 0)];
    expect(totals.map(({ totalUserPoints }) => totalUserPoints)).toEqual([210, 210]);
  });
});

describe('visit time', () => {
  test('starts the time of a visit when the server gave the content, not before', async () => {
    const film = await makeFilm(600);
    await open(film);
    seconds(30);
    await visit(film, '2026-11-20 02:00:00', 30_000);
    expect(await studied(film)).toBe(30);
  });

  test('counts the time of overlapping visits once', async () => {
    const [one, two] = [await makeFilm(600), await makeFilm(600)];
    await open(one);
    await open(two);
    seconds(100);
    await visit(one, '2026-11-20 12:00:00', 100);
    await visit(two, '2026-11-20 12:00:00', 100);
    await visit(two, '2026-11-20 12:00:00', 100);
    expect([await studied(one), await studied(two)]).toEqual([100, 0]);
    seconds(50);
    await visit(two, '2026-11-20 12:01:00', 90);
    expect(await studied(two)).toBe(50);
  });

  test('counts an offline visit from the day on which the content was opened', async () => {
    const film = await makeFilm(600);
    await openedBefore(film, 3);
    await visit(film, '2026-11-18 08:00:00', 500);
    expect(await studied(film)).toBe(500);
  });
});
