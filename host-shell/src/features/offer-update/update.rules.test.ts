import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { LONG_HIDDEN_MS, disabledRemotes, isOffered, isAppliedNow, updateOf } from './update.rules.ts';
import type { Circumstances } from './update.rules.ts';

function release(remote: string, version: string, channel: Release['channel'] = 'stable'): Release {
  return {
    remote,
    version,
    baseUrl: `/_remotes/${remote}/${version}/`,
    entry: 'remoteEntry.js',
    container: `${remote}_${version}`,
    format: 'var',
    channel,
    files: {},
    preloads: {},
    manifest: {
      id: remote,
      module: remote.slice(4),
      contract: 1,
      routes: [],
      menu: [],
      slots: [],
      emits: [],
      listens: [],
    },
  };
}

function composed(id: string, ...releases: Release[]): Composition {
  return {
    id,
    modules: releases.map(({ manifest }) => manifest.module),
    homeModule: 'blocks',
    releases,
    fallbacks: [],
    keys: {},
  };
}

const page = composed('a', release('mfe-store', '1.4.0'), release('mfe-learning', '1.0.0'));

describe('the update for a newer composition', () => {
  test('the update for a newer composition is undefined when only the id differs', () => {
    expect(updateOf(page, { ...page, id: 'b' })).toBeUndefined();
  });

  test('the update for a newer composition is undefined when modules were disabled', () => {
    const next = composed('b', release('mfe-learning', '1.0.0'));
    expect(updateOf(page, next)).toBeUndefined();
    expect(disabledRemotes(page, next)).toEqual(['mfe-store']);
  });

  test('needs a new page when a version differs or a module is new to the page', () => {
    expect(updateOf(page, composed('b', release('mfe-store', '1.5.0'), release('mfe-learning', '1.0.0')))).toEqual({
      id: 'b',
      isWithdrawal: false,
    });
    expect(updateOf(page, composed('b', ...page.releases, release('mfe-journey', '1.0.0')))).toEqual({
      id: 'b',
      isWithdrawal: false,
    });
  });

  test("needs a new page when the shell's build differs, unless one of the shells is under development", () => {
    expect(updateOf({ ...page, shell: '1' }, { ...page, id: 'b', shell: '2' })).toEqual({
      id: 'b',
      isWithdrawal: false,
    });
    expect(updateOf({ ...page, shell: '1' }, { ...page, id: 'b' })).toBeUndefined();
    expect(updateOf(page, { ...page, id: 'b', shell: '2' })).toBeUndefined();
  });

  const update = (from: Release, to: Release) => updateOf(composed('a', from), composed('b', to));

  test.each([
    ['1.3.9', '1.4.0'],
    ['1.9.0', '1.10.0'],
    ['1.4.0-9f3c', '2.0.0-11ab'],
  ])('the update for a newer composition is a withdrawal when %s replaces %s', (older, newer) => {
    expect(update(release('mfe-store', newer), release('mfe-store', older))).toMatchObject({ isWithdrawal: true });
    expect(update(release('mfe-store', older), release('mfe-store', newer))).toMatchObject({ isWithdrawal: false });
  });

  test("the update for a newer composition is a withdrawal when a trial is replaced by everybody's version; builds of one version number have no order", () => {
    expect(update(release('mfe-store', '1.5.0', 'canary'), release('mfe-store', '1.6.0'))).toMatchObject({
      isWithdrawal: true,
    });
    expect(update(release('mfe-store', '1.5.0', 'canary'), release('mfe-store', '1.5.0'))).toBeUndefined();
    expect(update(release('mfe-store', '1.4.0-ffff'), release('mfe-store', '1.4.0-0000'))).toMatchObject({
      isWithdrawal: false,
    });
  });

  test('the update for a newer composition is undefined for an overridden remote', () => {
    const overridden = composed('a', release('mfe-store', '0.0.0-dev', 'override'));
    expect(updateOf(overridden, composed('b', release('mfe-store', '1.5.0')))).toBeUndefined();
  });
});

describe('an update is applied without a question', () => {
  const update = { id: 'b', isWithdrawal: false };
  const idle: Circumstances = {
    moment: 'navigation',
    isPostponed: false,
    isStage: false,
    hiddenForMs: 0,
    alreadyTried: undefined,
  };

  test('never while a part says "not now"', () => {
    for (const moment of ['navigation', 'tab-shown', 'tab-hidden'] as const) {
      expect(
        isAppliedNow(
          { ...update, isWithdrawal: true },
          { ...idle, moment, isPostponed: true, hiddenForMs: LONG_HIDDEN_MS },
        ),
      ).toBe(false);
    }
  });

  test('never twice for the same update, because a page that returned unchanged would do so again', () => {
    expect(isAppliedNow(update, { ...idle, alreadyTried: 'b' })).toBe(false);
    expect(isAppliedNow(update, { ...idle, alreadyTried: 'a' })).toBe(true);
  });

  test('at the next navigation, and when a tab is shown again after a long time', () => {
    expect(isAppliedNow(update, idle)).toBe(true);
    expect(isAppliedNow(update, { ...idle, moment: 'tab-shown', hiddenForMs: LONG_HIDDEN_MS })).toBe(true);
    expect(isAppliedNow(update, { ...idle, moment: 'tab-shown', hiddenForMs: LONG_HIDDEN_MS - 1 })).toBe(false);
    expect(isAppliedNow(update, { ...idle, moment: 'tab-hidden' })).toBe(false);
  });

  test('as soon as the tab is hidden, when a version was withdrawn', () => {
    const withdrawal = { ...update, isWithdrawal: true };
    expect(isAppliedNow(withdrawal, { ...idle, moment: 'tab-hidden' })).toBe(true);
    expect(isAppliedNow(withdrawal, { ...idle, moment: 'tab-shown', hiddenForMs: 1000 })).toBe(true);
    expect(isAppliedNow(withdrawal, { ...idle, moment: 'start' })).toBe(true);
    expect(isAppliedNow(update, { ...idle, moment: 'start' })).toBe(false);
  });

  test('never under a viewer in a hidden tab, because a lesson or a player may be running', () => {
    expect(isAppliedNow(update, { ...idle, moment: 'tab-shown', hiddenForMs: LONG_HIDDEN_MS, isStage: true })).toBe(
      false,
    );
    expect(isAppliedNow({ ...update, isWithdrawal: true }, { ...idle, moment: 'tab-hidden', isStage: true })).toBe(
      false,
    );
    expect(isAppliedNow(update, { ...idle, isStage: true })).toBe(true);
  });
});

test('an update is offered once, and not while a part says "not now"', () => {
  const update = { id: 'b', isWithdrawal: false };
  const free = { isPostponed: false, isStage: false, postponed: undefined };
  expect(isOffered(undefined, free)).toBe(false);
  expect(isOffered(update, { ...free, isPostponed: true })).toBe(false);
  expect(isOffered(update, { ...free, isStage: true })).toBe(false);
  expect(isOffered(update, { ...free, postponed: 'b' })).toBe(false);
  expect(isOffered(update, { ...free, postponed: 'a' })).toBe(true);
});
