/** @jest-environment tools/jest/browser-environment.mjs */
import * as z from 'zod/mini';
import { recordVisit } from '@shared-kit/contracts/content';
import type { Visit } from '@shared-kit/contracts/content';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { readStored } from '@shared-kit/runtime/session';
import { MockApi } from '@shared-kit/testing';
import { queueVisit, deliverPendingVisits, deliverVisit } from './visits.ts';

const idUser = 7;
const visit: Visit = {
  idVisit: '0b0c7f0e-7d9f-4a55-9a34-26fa25ad8e0d',
  timeStart: '2026-11-21 12:00:00',
  idContentItem: 1,
  idNavigationType: 1,
  idSection: null,
  seconds: 3,
  timeExecuted: 3,
  finished: false,
};
const reply = {
  success: true as const,
  earnPoints: 5,
  totalUserPoints: 25,
  completed: 'NULL' as const,
  progress: 0,
  lastPosition: 3,
  savedAt: '2026-11-21 12:00:03',
};
const stored = () => readStored('visits', z.array(z.unknown())) ?? [];

beforeEach(() => localStorage.clear());

test('stores a visit on the device without a network and delivers it later, once', async () => {
  new MockApi();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  queueVisit(visit, { idUser, isOpen: false });
  expect(await deliverVisit(visit)).toBeUndefined();
  expect(stored()).toHaveLength(1);

  const api = new MockApi().reply(recordVisit, reply);
  const points: number[] = [];
  const stop = subscribe(pointsEarned, ({ earnPoints }) => points.push(earnPoints));
  await deliverPendingVisits(8);
  expect(api.calls(recordVisit)).toHaveLength(0);
  await deliverPendingVisits(idUser);
  await deliverPendingVisits(idUser);
  stop();
  expect(api.calls(recordVisit).map(({ body }) => body)).toEqual([visit]);
  expect(stored()).toEqual([]);
  expect(points).toEqual([5]);
});

test('does not send a visit that another screen is sending', async () => {
  const other = { ...visit, idVisit: '0b0c7f0e-7d9f-4a55-9a34-26fa25ad8e0e' };
  for (const each of [visit, other]) queueVisit(each, { idUser, isOpen: false });
  const api = new MockApi().reply(recordVisit, reply);
  await Promise.all([deliverVisit(visit), deliverPendingVisits(idUser), deliverPendingVisits(idUser)]);
  expect(
    api
      .calls(recordVisit)
      .map(({ body }) => body.idVisit)
      .toSorted(),
  ).toEqual([visit.idVisit, other.idVisit]);
  expect(stored()).toEqual([]);
});

test('removes a visit that the server refuses for good, and keeps one that it may accept later', async () => {
  queueVisit(visit, { idUser, isOpen: false });
  new MockApi().refuse(recordVisit, { status: 503, code: 'server.busy', message: 'Aguarde.' });
  await deliverVisit(visit);
  expect(stored()).toHaveLength(1);
  new MockApi().refuse(recordVisit, { status: 404, code: 'not-found', message: 'Não há.' });
  await deliverVisit(visit);
  expect(stored()).toEqual([]);
});
