/** @jest-environment tools/jest/browser-environment.mjs */
import {
  contentCompleted,
  createContentEnrollment,
  recordContentAccess,
  updateContentEnrollment,
} from 'shared-kit/contracts/learning';
import { subscribe } from 'shared-kit/events';
import { readStored } from 'shared-kit/session';
import { MockApi } from 'shared-kit/test';
import { progressReply } from '../test/progress-reply.ts';
import { keepReport, sendKeptReports, sendReport } from './progress-outbox.ts';
import type { ProgressReport } from './progress-outbox.ts';

const idUser = 7;
const report: ProgressReport = {
  idUser,
  idEnrollment: 7,
  idNodeEnrollment: 9,
  idContentItem: 41,
  status: 'IN_PROGRESS',
  progress: 40,
};
const completed: ProgressReport = { ...report, status: 'COMPLETED', progress: 100 };
const stored = () => readStored<readonly unknown[]>('learning-progress') ?? [];

beforeEach(() => localStorage.clear());

function goOffline(): void {
  new MockApi();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}

const online = () =>
  new MockApi()
    .reply(createContentEnrollment, progressReply)
    .reply(updateContentEnrollment, progressReply)
    .reply(recordContentAccess, { success: true });

test('without network progress stays on the device and is sent later, once, by its own person', async () => {
  goOffline();
  await expect(sendReport(keepReport(report, { isOpen: false }))).rejects.toMatchObject({ status: 0 });
  expect(stored()).toHaveLength(1);

  const api = online();
  expect(await sendKeptReports(8)).toBe(false);
  expect(await sendKeptReports(idUser)).toBe(true);
  expect(await sendKeptReports(idUser)).toBe(false);
  expect(api.calls(createContentEnrollment).map(({ body }) => body)).toEqual([{ ...report, grade: 0 }]);
  expect(stored()).toEqual([]);
});

test('a completion that waits is told of when it arrives, and nothing less takes its place [B4.2-04]', async () => {
  goOffline();
  await expect(sendReport(keepReport(completed, { isOpen: false }))).rejects.toMatchObject({ status: 0 });
  expect(keepReport(report, { isOpen: true })).toEqual(completed);

  const api = online();
  const told: unknown[] = [];
  const stop = subscribe(contentCompleted, (fact) => told.push(fact));
  await sendKeptReports(idUser);
  stop();
  expect(api.calls(createContentEnrollment).map(({ body }) => body)).toEqual([{ ...completed, grade: 0 }]);
  expect(api.calls(recordContentAccess)).toHaveLength(1);
  expect(told).toEqual([{ idEnrollment: 7, idContentItem: 41 }]);
});

test('what goes on while an earlier state is under way stays on the device', async () => {
  online().reply(createContentEnrollment, () => {
    keepReport(completed, { isOpen: false });
    return progressReply;
  });
  await sendReport(keepReport(report, { isOpen: false }));
  expect(stored()).toMatchObject([{ what: completed }]);
});

test('what the server refuses for good leaves the device', async () => {
  new MockApi().refuse(updateContentEnrollment, { status: 404, code: 'not-found', message: 'Não há.' });
  await expect(sendReport(keepReport(report, { isOpen: false }), { known: 5 })).rejects.toMatchObject({ status: 404 });
  expect(stored()).toEqual([]);
});
