/** @jest-environment tools/jest/browser-environment.mjs */
import { testSession } from '@shared-kit/testing';
import { gateNow, gateOrder, offerNow, shownAt } from './gates.rules.ts';
import type { Gate, GateInput, Place } from './gates.rules.ts';

/** Returns the facts of a person with these pending gates. */
function facing(...gates: readonly Gate[]): GateInput {
  const has = (gate: Gate): boolean => gates.includes(gate);
  return {
    loginInfo: { ...testSession.loginInfo, agreementVersion: '2', userLicenceTermsAccepted: has('terms') ? '1' : '2' },
    gates: {
      acronymHost: has('acronym') ? 'portal.example' : null,
      topics: has('topics'),
      onboarding: has('onboarding'),
    },
  };
}

const at = (pathname: string, state: unknown = null, search = '', hash = ''): Place => ({
  pathname,
  search,
  hash,
  state,
});

describe('the current gate', () => {
  test('follows one fixed order for every set of gates, and ends in the portal', () => {
    for (let bits = 0; bits < 16; bits += 1) {
      const ahead = gateOrder.filter((_, index) => bits & (1 << index));
      const seen: Gate[] = [];
      for (let left = [...ahead]; ; left = left.slice(1)) {
        const gate = gateNow(facing(...left));
        if (gate === undefined) break;
        seen.push(gate);
      }
      expect(seen).toEqual(ahead);
    }
  });

  test('includes terms of responsibility in the terms [B4.11-01]', () => {
    const conditions = facing('topics');
    expect(gateNow({ ...conditions, loginInfo: { ...conditions.loginInfo, needSignResponsabilityTerms: true } })).toBe(
      'terms',
    );
  });

  test('the current gate is topics after the terms, and the tutorial after the topics [B4.11-03] [B4.11-04]', () => {
    expect(gateNow(facing('terms', 'topics', 'onboarding'))).toBe('terms');
    expect(gateNow(facing('topics', 'onboarding'))).toBe('topics');
    expect(gateNow(facing('onboarding'))).toBe('onboarding');
    expect(gateNow(facing())).toBeUndefined();
  });

  test('the current gate is none in a support access', () => {
    const conditions = facing('terms', 'acronym', 'topics', 'onboarding');
    const accessSupport = { currentUserToken: 'origem' };
    expect(gateNow({ ...conditions, loginInfo: { ...conditions.loginInfo, accessSupport } })).toBeUndefined();
  });
});

describe('the page of a gate', () => {
  const wanted = { to: '/level/7?x=1#y', state: { a: 1 } };

  test('returns to the requested address after all pages and dialogs [B4.11-05]', () => {
    const deep = at('/level/7', { a: 1 }, '?x=1', '#y');
    expect(shownAt(deep, facing('terms', 'acronym'), 'blocks')).toEqual({
      kind: 'redirect',
      to: '/terms',
      state: { wanted },
    });
    expect(shownAt(at('/terms', { wanted }), facing('terms', 'acronym'), 'blocks')).toEqual({
      kind: 'gate',
      gate: 'terms',
    });
    expect(shownAt(at('/terms', { wanted }), facing('acronym'), 'blocks')).toEqual({
      kind: 'redirect',
      to: '/acronym',
      state: { wanted },
    });
    expect(shownAt(at('/acronym', { wanted }), facing('acronym'), 'blocks')).toEqual({ kind: 'gate', gate: 'acronym' });
    expect(shownAt(at('/acronym', { wanted }), facing('topics'), 'blocks')).toEqual({ kind: 'redirect', ...wanted });
    expect(shownAt(deep, facing('topics'), 'blocks')).toEqual({ kind: 'gate', gate: 'topics' });
    expect(shownAt(deep, facing('onboarding'), 'blocks')).toEqual({ kind: 'gate', gate: 'onboarding' });
    expect(shownAt(deep, facing(), 'blocks')).toEqual({ kind: 'portal' });
  });

  test('keeps the address behind the terms in a home of sections, and redirects every page to /terms in a home of blocks [A4t-05] [A4t-06]', () => {
    for (const path of ['/', '/lojinha', '/level/7']) {
      expect(shownAt(at(path), facing('terms'), 'sections')).toEqual({ kind: 'gate', gate: 'terms' });
      expect(shownAt(at(path), facing('terms'), 'blocks')).toMatchObject({ kind: 'redirect', to: '/terms' });
    }
    expect(shownAt(at('/terms', { wanted }), facing('terms'), 'sections')).toEqual({ kind: 'redirect', ...wanted });
  });

  test('redirects home without its gate, in any case of the path', () => {
    for (const path of ['/terms', '/Acronym', '/terms/'])
      expect(shownAt(at(path), facing(), 'blocks')).toEqual({ kind: 'redirect', to: '/', state: null });
    expect(shownAt(at('/TERMS'), facing('terms'), 'blocks')).toEqual({ kind: 'gate', gate: 'terms' });
  });

  test('the page of a gate is /acronym for every page while its notice is pending [B4.11-07] [B2.1-19]', () => {
    for (const path of ['/', '/level/7', '/lojinha', '/terms']) {
      for (const home of ['blocks', 'sections'] as const)
        expect(shownAt(at(path), facing('acronym'), home)).toMatchObject({ kind: 'redirect', to: '/acronym' });
    }
  });
});

describe('the offer at home', () => {
  const conditions = { returns: true, pathname: '/', hasLastContent: true };

  test('the offer at home is the last content first, when the tenant wants it and the login has one; then the installation [A2h-08]', () => {
    expect(offerNow(conditions)).toBe('last-content');
    expect(offerNow({ ...conditions, hasLastContent: false })).toBe('install');
    expect(offerNow({ ...conditions, returns: false })).toBe('install');
    expect(offerNow({ ...conditions, pathname: '/level/7' })).toBeUndefined();
  });
});
