/** @jest-environment tools/jest/browser-environment.mjs */
import * as z from 'zod/mini';
import {
  contentCompleted,
  createContentEnrollment,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import { subscribe } from '@shared-kit/runtime/events';
import { readStored } from '@shared-kit/runtime/session';
import { MockApi } from '@shared-kit/testing';
import { progressReply } from '../test/progress-reply.ts';
import { queueReport, deliverPendingReports, deliverReport } from './progress-queue.ts';
import type { ProgressReport } from './progress-queue.ts';

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
const stored = () => readStored('learning-progress', z.array(z.unknown())) ?? [];

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

test('stores progress on the device while offline and delivers it once, only for its own person', async () => {
  goOffline();
  await expect(deliverReport(queueReport(report, { isOpen: false }))).rejects.toMatchObject({ status: 0 });
  expect(stored()).toHaveLength(1);

  const api = online();
  expect(await deliverPendingReports(8)).toBe(false);
  expect(await deliverPendingReports(idUser)).toBe(true);
  expect(await deliverPendingReports(idUser)).toBe(false);
  expect(api.calls(createContentEnrollment).map(({ body }) => body)).toEqual([{ ...report, grade: 0 }]);
  expect(stored()).toEqual([]);
});

test('publishes a pending completion on delivery and never replaces it with lower progress [B4.2-04]', async () => {
  goOffline();
  await expect(deliverReport(queueReport(completed, { isOpen: false }))).rejects.toMatchObject({ status: 0 });
  expect(queueReport(report, { isOpen: true })).toEqual(completed);

  const api = online();
  const received: unknown[] = [];
  const stop = subscribe(contentCompleted, (event) => received.push(event));
  await deliverPendingReports(idUser);
  stop();
  expect(api.calls(createContentEnrollment).map(({ body }) => body)).toEqual([{ ...completed, grade: 0 }]);
  expect(api.calls(recordContentAccess)).toHaveLength(1);
  expect(received).toEqual([{ idEnrollment: 7, idContentItem: 41 }]);
});

test('keeps newer progress on the device while an earlier state is being sent', async () => {
  online().reply(createContentEnrollment, () => {
    queueReport(completed, { isOpen: false });
    return progressReply;
  });
  await deliverReport(queueReport(report, { isOpen: false }));
  expect(stored()).toMatchObject([{ what: completed }]);
});

test('removes progress from the device when the server rejects it for good', async () => {
  new MockApi().refuse(updateContentEnrollment, { status: 404, code: 'not-found', message: 'Não há.' });
  await expect(deliverReport(queueReport(report, { isOpen: false }), { known: 5 })).rejects.toMatchObject({
    status: 404,
  });
  expect(stored()).toEqual([]);
});
