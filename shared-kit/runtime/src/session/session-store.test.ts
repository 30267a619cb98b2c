/** @jest-environment tools/jest/browser-environment.mjs */
import * as z from 'zod/mini';
import { testSession, testTenant } from '@shared-kit/testing';
import {
  currentToken,
  endSession,
  followOtherTabs,
  onViewerChange,
  refreshSession,
  replaceToken,
  restoreSession,
  startSession,
  useSessionStore,
} from './session-store.ts';
import { nameStorage, readStored } from './stored.ts';

const current = () => useSessionStore.getState().session;

beforeEach(() => {
  localStorage.clear();
  nameStorage('/teste');
  endSession();
});

test('restores a started session on the next page [A4l-03]', () => {
  startSession(testSession);
  useSessionStore.setState({ session: undefined });
  restoreSession(testTenant);
  expect(current()?.viewer.name).toBe('Ana Teste');
  expect(currentToken()).toBe('test-token');
});

test('exposes no token in the session that remotes read', () => {
  startSession(testSession);
  expect(JSON.stringify(current())).not.toContain('test-token');
});

test('replaces the stored token with a newer one [A4l-14]', () => {
  startSession(testSession);
  replaceToken('newer');
  expect(readStored('token', z.string())).toBe('newer');
  expect(current()?.viewer.idUser).toBe(7);
});

test("applies the server's data to the session, but not its token and not the data of another or ended session", () => {
  const fresh = { ...testSession, token: 'of-the-reply', flags: ['fresh'] };
  startSession(testSession);
  refreshSession(fresh);
  expect([current()?.flags, currentToken()]).toEqual([['fresh'], 'test-token']);
  expect(JSON.stringify([current(), readStored('session', z.unknown())])).not.toContain('of-the-reply');
  startSession({ ...testSession, viewer: { ...testSession.viewer, idUser: 8 } });
  refreshSession(fresh);
  expect(current()).toMatchObject({ viewer: { idUser: 8 }, flags: testSession.flags });
  endSession();
  refreshSession(fresh);
  expect([current(), currentToken()]).toEqual([undefined, undefined]);
});

test('removes everything when a session ends', () => {
  startSession(testSession);
  endSession();
  expect(current()).toBeUndefined();
  expect(currentToken()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('separates the sessions of two tenants of one origin', () => {
  startSession(testSession);
  nameStorage('/outra');
  restoreSession(testTenant);
  expect(current()).toBeUndefined();
});

test('ends the session in this tab after a logout in another tab', () => {
  startSession(testSession);
  const stop = followOtherTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'azulejo:/teste:token' }));
  expect(current()).toBeUndefined();
  stop();
});

test('reads the newer token of another tab when this tab comes back from sleep or from the cache', () => {
  startSession(testSession);
  const stop = followOtherTabs();
  // Another tab renewed the token, and this one slept meanwhile and got no event.
  localStorage.setItem('azulejo:/teste:token', JSON.stringify('renewed elsewhere'));
  window.dispatchEvent(new Event('pageshow'));
  expect(currentToken()).toBe('renewed elsewhere');
  localStorage.setItem('azulejo:/teste:token', JSON.stringify('renewed again'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(currentToken()).toBe('renewed again');
  expect(current()?.viewer.idUser).toBe(testSession.viewer.idUser);
  stop();
});

test('notifies viewer listeners when the user changes or logs out, and of nothing else', () => {
  startSession(testSession);
  const received: (number | undefined)[] = [];
  const stop = onViewerChange(() => received.push(current()?.viewer.idUser));
  startSession({ ...testSession, token: 'renewed' });
  startSession({ ...testSession, viewer: { ...testSession.viewer, idUser: 8 } });
  endSession();
  stop();
  startSession(testSession);
  expect(received).toEqual([8, undefined]);
});

test('works without storage when storage is blocked', () => {
  const broken = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  startSession(testSession);
  expect(current()?.viewer.idUser).toBe(7);
  if (broken) Object.defineProperty(window, 'localStorage', broken);
});

test.each([['"only text"'], ['{"viewer":{}}'], ['[]'], ['not JSON']])(
  'treats an invalid stored session (%s) as a visitor',
  (text) => {
    startSession(testSession);
    localStorage.setItem('azulejo:/teste:session', text);
    useSessionStore.setState({ session: undefined });
    restoreSession(testTenant);
    expect(current()).toBeUndefined();
  },
);
