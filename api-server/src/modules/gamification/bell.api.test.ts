import { listMessages, markMessageRead } from '@shared-kit/contracts/content';
import { changePassword } from '@shared-kit/contracts/identity';
import { listBellEntries, readAllBellEntries } from '@shared-kit/contracts/notifications';
import { startTestApp, testPassword } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';
import { announceBegunCampaigns } from './announce-campaigns.job.ts';
import { earn, makeCampaign, makeRule } from './test/make-campaign.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bellOf = (as: TestUser) => app.ok(listBellEntries, { query: {} }, { as });

test('the points of a day are one entry, which grows and is unread again', async () => {
  const ana = await app.makeUser();
  await makeRule(app, 'content-completed', 10);
  await earn(app, ana, '1');
  expect((await bellOf(ana)).notifications).toMatchObject([
    { kind: 'points', title: 'Você ganhou 10 pontos', text: 'Por último: Título 1' },
  ]);
  await app.ok(readAllBellEntries, {}, { as: ana });
  await earn(app, ana, '1');
  expect((await bellOf(ana)).unread).toBe(0);
  await earn(app, ana, '2');
  expect(await bellOf(ana)).toMatchObject({
    unread: 1,
    notifications: [{ title: 'Você ganhou 20 pontos', text: 'Por último: Título 2' }],
  });
});

test('a campaign is in the bell of its participants once it begins, once', async () => {
  const [ana, rita] = [await app.makeUser(), await app.makeUser()];
  await makeCampaign(app, [ana]);
  await app.runJobs(announceBegunCampaigns);
  await app.runJobs(announceBegunCampaigns);
  expect((await bellOf(ana)).notifications).toMatchObject([{ kind: 'campaign', isRead: false }]);
  expect((await bellOf(rita)).notifications).toEqual([]);
});

test('a message is in the bell, and reading one of the two reads the other', async () => {
  const person = await app.makeUser();
  const change = (currentPassword: string, newPassword: string) =>
    app.ok(
      changePassword,
      { params: { idUser: person.idUser }, body: { currentPassword, newPassword } },
      { as: person },
    );
  await change(testPassword, 'Outra-senha-2026');
  const { notifications } = await bellOf(person);
  const [message] = (await app.ok(listMessages, { query: {} }, { as: person })).messages;
  expect(notifications).toMatchObject([{ kind: 'message', path: `/messages/${message?.idMessage}`, isRead: false }]);
  await app.ok(markMessageRead, { params: { id: message?.idMessage ?? 0 } }, { as: person });
  expect((await bellOf(person)).unread).toBe(0);
  await change('Outra-senha-2026', 'Mais-uma-senha-2026');
  await app.ok(readAllBellEntries, {}, { as: person });
  expect((await app.ok(listMessages, { query: {} }, { as: person })).unread).toBe(0);
});
