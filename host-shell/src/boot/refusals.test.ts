/** @jest-environment tools/jest/browser-environment.mjs */
import { waitFor } from '@testing-library/react';
import { ApiError } from '@shared-kit/runtime/api';
import { currentSession } from '@shared-kit/contracts/identity';
import { endSession, restoreSession, startSession } from '@shared-kit/runtime/session';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { onRefusal } from './refusals.ts';

const refusal = (code: string) => new ApiError({ status: 403, code, message: 'x' });
const stored = () => JSON.parse(localStorage.getItem('azulejo:session') ?? '{}') as typeof testSession;
const term = { idTermOfResponsibility: 4, versionNumber: 2, title: 'EPI', text: '<p>EPI</p>' };

beforeEach(() => {
  localStorage.clear();
  restoreSession(testTenant);
  startSession(testSession);
});

test('terms published during work, including terms of responsibility, enter the session after one request', async () => {
  const loginInfo = { ...testSession.loginInfo, needSignResponsabilityTerms: true, responsibilityTerms: [term] };
  const api = new MockApi().reply(currentSession, { ...testSession, loginInfo });
  onRefusal(refusal('TERMS_REQUIRED'));
  onRefusal(refusal('TERMS_REQUIRED'));
  await waitFor(() => expect(stored().loginInfo.responsibilityTerms).toEqual([term]));
  expect(api.calls(currentSession)).toHaveLength(1);
});

test('a response that arrives after the logout does not restore the session', async () => {
  const answer = Promise.withResolvers<typeof testSession>();
  new MockApi().reply(currentSession, () => answer.promise);
  onRefusal(refusal('TERMS_REQUIRED'));
  endSession();
  answer.resolve(testSession);
  await new Promise((done) => setTimeout(done));
  expect(localStorage).toHaveLength(0);
});

test('the agreement becomes pending again when the session can’t be loaded', async () => {
  new MockApi().refuse(currentSession, { status: 503, code: 'x', message: 'x' });
  onRefusal(refusal('TERMS_REQUIRED'));
  await waitFor(() => expect(stored().loginInfo.userLicenceTermsAccepted).toBe(''));
});

test('other refusals are left to the caller', () => {
  const api = new MockApi();
  onRefusal(refusal('forbidden'));
  expect(api.calls(currentSession)).toHaveLength(0);
});
