/** @jest-environment tools/jest/browser-environment.mjs */
import { waitFor } from '@testing-library/react';
import { ApiError } from 'shared-kit/api';
import { currentSession } from 'shared-kit/contracts/identity';
import { endSession, restoreSession, startSession } from 'shared-kit/session';
import { MockApi, testSession, testTenant } from 'shared-kit/test';
import { onRefusal } from './refusals.ts';

const refusal = (code: string) => new ApiError({ status: 403, code, message: 'x' });
const stored = () => JSON.parse(localStorage.getItem('azulejo:session') ?? '{}') as typeof testSession;
const term = { idTermOfResponsibility: 4, versionNumber: 2, title: 'EPI', text: '<p>EPI</p>' };

beforeEach(() => {
  localStorage.clear();
  restoreSession(testTenant);
  startSession(testSession);
});

test('terms that come out during work, also those of responsibility, are in the session after one question', async () => {
  const loginInfo = { ...testSession.loginInfo, needSignResponsabilityTerms: true, responsibilityTerms: [term] };
  const api = new MockApi().reply(currentSession, { ...testSession, loginInfo });
  onRefusal(refusal('TERMS_REQUIRED'));
  onRefusal(refusal('TERMS_REQUIRED'));
  await waitFor(() => expect(stored().loginInfo.responsibilityTerms).toEqual([term]));
  expect(api.calls(currentSession)).toHaveLength(1);
});

test('an answer that comes after the person has left brings them not back', async () => {
  const answer = Promise.withResolvers<typeof testSession>();
  new MockApi().reply(currentSession, () => answer.promise);
  onRefusal(refusal('TERMS_REQUIRED'));
  endSession();
  answer.resolve(testSession);
  await new Promise((done) => setTimeout(done));
  expect(localStorage).toHaveLength(0);
});

test('where the session can’t be had, the agreement is asked for again', async () => {
  new MockApi().refuse(currentSession, { status: 503, code: 'x', message: 'x' });
  onRefusal(refusal('TERMS_REQUIRED'));
  await waitFor(() => expect(stored().loginInfo.userLicenceTermsAccepted).toBe(''));
});

test('any other refusal is its caller’s business', () => {
  const api = new MockApi();
  onRefusal(refusal('forbidden'));
  expect(api.calls(currentSession)).toHaveLength(0);
});
