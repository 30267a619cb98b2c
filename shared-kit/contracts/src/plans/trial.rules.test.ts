import { DAY_MS, DEFAULT_ZONE, HOUR_MS } from '@shared-kit/contracts/calendar';
import {
  DEFAULT_CAMPAIGN_REPEAT_SECONDS,
  EXTENSION_DAYS,
  daysLeft,
  deadlineOf,
  extendedFinish,
  extensionWay,
  hasTrialEnded,
  isMessageRequired,
  isPlanCampaignActive,
  showsUpgradeBanner,
  showsUpgradeButton,
  trialFinish,
  trialLevel,
  trialStatusOf,
  trialStatuses,
} from './trial.rules.ts';

/** 12:00 in São Paulo. */
const noon = new Date('2026-11-23T15:00:00Z');
const zone = DEFAULT_ZONE;

describe('days left', () => {
  test.each([
    ['2026-11-23T15:00:00Z', 0],
    ['2026-11-23T15:00:01Z', 1],
    ['2026-11-24T02:59:59Z', 1],
    ['2026-11-24T03:00:00Z', 2],
    ['2026-12-01T02:59:00Z', 8],
    ['2026-11-20T15:00:00Z', 0],
  ])('a plan that ends at %s has %i days at noon of the 23rd', (finish, days) =>
    expect(daysLeft(new Date(finish), noon, zone)).toBe(days),
  );

  test('days left are days of the company’s zone, not of UTC', () => {
    const finish = new Date('2026-11-24T02:30:00Z');
    expect(daysLeft(finish, noon, zone)).toBe(1);
    expect(daysLeft(finish, noon, 'UTC')).toBe(2);
  });

  test('do not change during a day', () => {
    const finish = new Date('2026-11-27T02:59:59Z');
    const hours = Array.from(
      { length: 24 },
      (_, hour) => new Date(Date.parse('2026-11-23T03:00:00Z') + hour * HOUR_MS),
    );
    expect(new Set(hours.map((now) => daysLeft(finish, now, zone)))).toEqual(new Set([4]));
  });

  test('days left are 15 when the plan states none [B4.9-03]', () => {
    expect(deadlineOf({})).toBe(15);
    expect(deadlineOf({ deadline: 0 })).toBe(0);
  });
});

test('a trial lasts fifteen days, and an extension gives seven [B9-16] [B4.9-03]', () => {
  expect(daysLeft(trialFinish(noon, zone), noon, zone)).toBe(15);
  expect(EXTENSION_DAYS).toBe(7);
  expect(daysLeft(extendedFinish(noon, zone), noon, zone)).toBe(7);
  const lastDay = new Date(noon.getTime() + 6 * DAY_MS);
  expect(daysLeft(extendedFinish(noon, zone), lastDay, zone)).toBe(1);
});

test('the statuses of a trial are notStarted, started and finish [B4.9-01]', () => {
  expect(trialStatuses).toEqual(['notStarted', 'started', 'finish']);
  expect(trialStatusOf(undefined)).toBe('notStarted');
});

test.each([
  [8, 'started'],
  [1, 'started'],
  [0, 'finish'],
  [-3, 'finish'],
  [undefined, 'started'],
] as const)('an active plan with %s days left is %s [B4.9-02]', (deadline, status) =>
  expect(trialStatusOf({ deadline })).toBe(status),
);

test('only a trial ends: a contract with no days left does not', () => {
  expect(hasTrialEnded({ trial: true, deadline: 0 })).toBe(true);
  expect(hasTrialEnded({ trial: true, deadline: 1 })).toBe(false);
  expect(hasTrialEnded({ trial: false, deadline: 0 })).toBe(false);
});

test('the first trial that has ended is extended directly [B4.9-19]', () =>
  expect(extensionWay({ trial: true, deadline: 0, trialsCount: 1 })).toBe('direct'));

test.each([
  { trial: true, deadline: 4, trialsCount: 1 },
  { trial: true, deadline: 0, trialsCount: 2 },
  { trial: true, deadline: 4, trialsCount: 2 },
])('an extension of %j is asked for in the contact form [B4.9-20]', (plan) => expect(extensionWay(plan)).toBe('form'));

test.each([
  [0, undefined],
  [1, 1],
  [2, 2],
  [5, 2],
  [6, 3],
  [10, 3],
  [11, undefined],
  [15, undefined],
] as const)('%s days left are level %s [B4.9-27]', (deadline, level) => expect(trialLevel(deadline)).toBe(level));

describe('the upgrade button', () => {
  const shown = { trial: true, deadline: 4, isHidden: false, isPlanContractButtonActive: true };

  test('shows in a trial with days left [B4.9-21]', () => expect(showsUpgradeButton(shown)).toBe(true));

  test.each([
    { ...shown, trial: false },
    { ...shown, isHidden: true },
    { ...shown, deadline: 0 },
    { ...shown, isPlanContractButtonActive: false },
    { ...shown, deadline: 0, isForced: true, isPlanContractButtonActive: false },
    { ...shown, trial: false, isForced: true },
  ])('does not show for %j [B4.9-21]', (state) => expect(showsUpgradeButton(state)).toBe(false));

  test('shows without days left when it is forced [B4.9-21]', () =>
    expect(showsUpgradeButton({ ...shown, deadline: 0, isForced: true })).toBe(true));
});

test.each([
  [{ isUpgradeButtonActive: false, userIsAdmin: true, hasRequestedUpgrade: false }, false],
  [{ isUpgradeButtonActive: false, userIsAdmin: false, hasRequestedUpgrade: false }, false],
  [{ isUpgradeButtonActive: true, userIsAdmin: false, hasRequestedUpgrade: true }, false],
  [{ isUpgradeButtonActive: true, userIsAdmin: true, hasRequestedUpgrade: true }, true],
  [{ isUpgradeButtonActive: true, userIsAdmin: false, hasRequestedUpgrade: false }, true],
])('the upgrade banner of %j shows: %s', (upgrade, isShown) => expect(showsUpgradeBanner(upgrade)).toBe(isShown));

test('a campaign runs from its first to its last second', () => {
  const campaign = { startDate: '2026-11-23 15:00:00', finishDate: '2026-11-24 15:00:00' };
  const at = (text: string) => isPlanCampaignActive(campaign, new Date(text));
  expect([at('2026-11-23T14:59:59Z'), at('2026-11-23T15:00:00Z')]).toEqual([false, true]);
  expect([at('2026-11-24T15:00:00Z'), at('2026-11-24T15:00:01Z')]).toEqual([true, false]);
});

test('a campaign that states no repeat returns after 300 seconds', () =>
  expect(DEFAULT_CAMPAIGN_REPEAT_SECONDS).toBe(300));

test.each([
  [{ trial: true, deadline: 4 }, false],
  [{ trial: true }, false],
  [{ trial: true, deadline: 0 }, true],
  [{ trial: false, deadline: 4 }, true],
])('the message for %j is required: %s', (plan, isRequired) => expect(isMessageRequired(plan)).toBe(isRequired));
