/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { outbox } from './outbox.ts';

const idUser = 7;
/** The outbox as one page has it; what is stored they share. */
const inOnePage = () => outbox<{ id: string; seconds: number }>({ storedAs: 'things', idOf: ({ id }) => id });
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what a page has open is sent by no page, however long it says nothing new', () => {
  const page = inOnePage();
  const other = inOnePage();
  page.keep({ id: 'paused', seconds: 40 }, { idUser, isOpen: true });
  page.keep({ id: 'read', seconds: 60 }, { idUser, isOpen: true });
  jest.advanceTimersByTime(5 * MINUTE);
  expect([...page.waiting(idUser)]).toEqual([]);
  expect([...other.waiting(idUser)]).toEqual([]);
  page.keep({ id: 'paused', seconds: 40 }, { idUser, isOpen: false });
  expect([...other.waiting(idUser)]).toEqual([{ id: 'paused', seconds: 40 }]);
});

test('its own stays its own where timers stood still; another page takes what a page that is gone has left', () => {
  const page = inOnePage();
  page.keep({ id: 'open', seconds: 40 }, { idUser, isOpen: true });
  jest.clearAllTimers();
  jest.advanceTimersByTime(2 * MINUTE);
  expect([...page.waiting(idUser)]).toEqual([]);
  expect([...inOnePage().waiting(idUser)]).toEqual([{ id: 'open', seconds: 40 }]);
});

test('nothing is touched any more once nothing is open', () => {
  const page = inOnePage();
  page.keep({ id: 'open', seconds: 40 }, { idUser, isOpen: true });
  page.keep({ id: 'open', seconds: 50 }, { idUser, isOpen: false });
  expect(jest.getTimerCount()).toBe(0);
});
