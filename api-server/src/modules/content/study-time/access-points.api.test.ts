import { randomUUID } from 'node:crypto';
import { contentType, saveProgress, voteContent } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { givePoints, makeItem, makeSection } from '../test/content-factory.ts';

let app: TestApp;
let idSection: number;
let pages: number[];
beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-accessed': 2, 'content-rated': 3 });
  idSection = await makeSection(app, app.tenant);
  const page = { id_section: idSection, id_content_type: contentType.article, duration: 0 };
  pages = await Promise.all(Array.from({ length: 60 }, () => makeItem(app, app.tenant, page)));
});
afterAll(() => app.close());
beforeEach(() => void app.clock.set('2026-11-20T12:00:00Z'));

const seconds = (count: number) => app.clock.advance(count * 1000);
const access = (as: TestUser, idContentItem: number) => {
  const place = { idContentItem, idSection, seconds: 0, finished: false };
  const body = { idVisit: randomUUID(), timeStart: toMoment(app.clock.now()), ...place };
  return app.ok(saveProgress, { body }, { as });
};
const rewarded = (replies: readonly { earnPoints: number }[]) =>
  replies.filter(({ earnPoints }) => earnPoints > 0).length;

test('rewards twenty first accesses in a minute, and the others when they are reported again', async () => {
  const user = await app.makeUser();
  const replies = [];
  for (const page of pages) {
    replies.push(await access(user, page));
    seconds(0.12);
  }
  expect(rewarded(replies)).toBe(20);
  seconds(60);
  const [again, known] = [await access(user, pages[30] ?? 0), await access(user, pages[0] ?? 0)];
  expect([again.earnPoints, known.earnPoints, known.totalUserPoints]).toEqual([2, 0, 42]);
});

test('rewards no more of them when they are reported at once', async () => {
  const user = await app.makeUser();
  expect(rewarded(await Promise.all(pages.map((page) => access(user, page))))).toBe(20);
});

test('rewards twenty ratings in a minute', async () => {
  const user = await app.makeUser();
  const replies = [];
  for (const idContentItem of pages.slice(0, 25))
    replies.push(await app.ok(voteContent, { body: { idContentItem, vote: 5 } }, { as: user }));
  expect(rewarded(replies)).toBe(20);
});
