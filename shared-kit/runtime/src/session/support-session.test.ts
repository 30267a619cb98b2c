/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { call } from '@shared-kit/runtime/api';
import { currentSession, renewLogin } from '@shared-kit/contracts/identity';
import { testSession, testTenant } from '@shared-kit/testing';
import {
  connectSession,
  endSession,
  hasSupportOrigin,
  restoreSession,
  returnToOwnSession,
  startSession,
  startSupportSession,
} from './index.ts';
import { currentToken, useSessionStore } from './session-store.ts';

const subject = {
  ...testSession,
  token: 'support-token',
  viewer: { ...testSession.viewer, idUser: 12, name: 'Larissa' },
};
const onEnded = jest.fn();
const onSupportEnded = jest.fn();
let answers: (path: string, token: string) => { status: number; body: unknown };
const seen: string[] = [];

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  seen.length = 0;
  globalThis.fetch = (async (input: string, init: RequestInit) => {
    const path = new URL(input).pathname;
    const token = String((init.headers as Record<string, string>)['authorization'] ?? '').replace('Bearer ', '');
    seen.push(`${path} ${token}`);
    const { status, body } = answers(path, token);
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'x-session-token': status === 200 && token === 'own-token' ? 'own-newer' : '' }),
      json: async () => body,
    };
  }) as never;
  restoreSession(testTenant);
  connectSession({ baseUrl: 'http://portal.test/api', onEnded, onSupportEnded });
  startSession({ ...testSession, token: 'own-token' });
});

const over = { status: 401, body: { success: false, code: 'session.expired', message: 'Sua sessão expirou.' } };
const own = { status: 200, body: { ...testSession, token: 'own-renewed' } };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('returns to the original session by a renewal with the saved token, and keeps the page’s own token until that succeeds [B7.7-02]', async () => {
  startSupportSession(subject);
  expect([currentToken(), useSessionStore.getState().session?.viewer.name]).toEqual(['support-token', 'Larissa']);
  answers = () => over;
  await expect(returnToOwnSession()).rejects.toThrow('Sua sessão expirou.');
  expect([currentToken(), hasSupportOrigin()]).toEqual(['support-token', true]);
  answers = () => own;
  await returnToOwnSession();
  expect(seen.at(-1)).toBe('/api/login/renewlogin own-token');
  expect([currentToken(), hasSupportOrigin(), useSessionStore.getState().session?.viewer.name]).toEqual([
    'own-renewed',
    false,
    testSession.viewer.name,
  ]);
});

test('returns to the original session once when the server has ended a support access, for many concurrent calls', async () => {
  startSupportSession(subject);
  answers = (_, token) => (token === 'support-token' ? over : own);
  await Promise.allSettled([call(currentSession, {}), call(currentSession, {}), call(currentSession, {})]);
  await settled();
  expect(currentToken()).toBe('own-renewed');
  expect(seen.filter((each) => each.includes(renewLogin.path))).toHaveLength(1);
  expect([onEnded.mock.calls.length, onSupportEnded.mock.calls.length > 0]).toEqual([0, true]);
});

test('ends the original session like any other when it has expired as well', async () => {
  startSupportSession(subject);
  answers = () => over;
  await call(currentSession, {}).catch(() => undefined);
  await settled();
  expect([currentToken(), hasSupportOrigin(), onEnded.mock.calls.length > 0]).toEqual([undefined, false, true]);
});

test('ends neither session without a network; the next call returns to the original one', async () => {
  startSupportSession(subject);
  let isAway = true;
  answers = (path, token) => {
    if (isAway && path.endsWith(renewLogin.path)) throw new TypeError('Failed to fetch');
    return token === 'support-token' ? over : own;
  };
  await call(currentSession, {}).catch(() => undefined);
  await settled();
  expect([currentToken(), hasSupportOrigin(), onEnded.mock.calls.length]).toEqual(['support-token', true, 0]);
  isAway = false;
  await call(currentSession, {}).catch(() => undefined);
  await settled();
  expect([currentToken(), onEnded.mock.calls.length]).toEqual(['own-renewed', 0]);
});

test('ignores a refusal of a token that was replaced meanwhile', async () => {
  answers = () => {
    startSession({ ...testSession, token: 'another' });
    return over;
  };
  await call(currentSession, {}).catch(() => undefined);
  expect([currentToken(), onEnded.mock.calls.length]).toEqual(['another', 0]);
});

test('forgets the original session at logout', () => {
  startSupportSession(subject);
  endSession();
  expect([hasSupportOrigin(), JSON.stringify(localStorage)]).toEqual([false, '{}']);
});

test('a refused token does not end the session that another tab has started meanwhile', async () => {
  restoreSession(testTenant);
  startSession({ ...testSession, token: 'old' });
  localStorage.setItem('azulejo:token', JSON.stringify('new'));
  answers = () => ({ status: 401, body: { success: false, code: 'session.expired', message: 'Entre de novo.' } });
  await expect(call(currentSession, {})).rejects.toMatchObject({ status: 401 });
  expect(onEnded).not.toHaveBeenCalled();
  expect(currentToken()).toBe('new');
  await expect(call(currentSession, {})).rejects.toMatchObject({ status: 401 });
  expect(onEnded).toHaveBeenCalledTimes(1);
});
