/** @jest-environment tools/jest/browser-environment.mjs */
import { CAMPAIGN_CHECK_MS, CAMPAIGN_DELAY_MS, levelToShow, mayShowCampaign } from './campaign.rules.ts';
import { aPlan } from './test/plan-fixtures.ts';

const now = new Date('2026-11-23T15:00:00Z');
const shown = {
  campaign: {
    startDate: '2026-11-20 00:00:00',
    finishDate: '2026-11-30 00:00:00',
    mediaType: 'image' as const,
    mediaUrl: '/x.webp',
    frequencyToShow: 300,
  },
  pathname: '/',
  own: aPlan({ deadline: 4 }),
  isModalOpen: false,
  areTermsAccepted: true,
  closedAt: undefined,
  now,
};

describe('the campaign', () => {
  test('shows at home while it runs, with or without a plan [B4.9-24]', () => {
    expect(mayShowCampaign(shown)).toBe(true);
    expect(mayShowCampaign({ ...shown, own: undefined })).toBe(true);
  });

  test.each([
    ['on another page', { pathname: '/level/7' }],
    ['before its first day', { now: new Date('2026-11-19T23:59:59Z') }],
    ['after its last day', { now: new Date('2026-11-30T00:00:01Z') }],
    ['over another modal', { isModalOpen: true }],
    ['before the terms are accepted', { areTermsAccepted: false }],
    ['with no trial days left', { own: aPlan({ deadline: 0 }) }],
  ])('does not show %s [B4.9-24]', (_, change) => expect(mayShowCampaign({ ...shown, ...change })).toBe(false));

  test('returns frequencyToShow seconds after it was closed', () => {
    expect(mayShowCampaign({ ...shown, closedAt: now.getTime() - 299_999 })).toBe(false);
    expect(mayShowCampaign({ ...shown, closedAt: now.getTime() - 300_000 })).toBe(true);
    const often = { ...shown.campaign, frequencyToShow: 10 };
    expect(mayShowCampaign({ ...shown, campaign: often, closedAt: now.getTime() - 10_000 })).toBe(true);
  });

  test('the campaign is checked every 5000 ms and shows 5000 ms later [B9-17] [B9-18]', () =>
    expect([CAMPAIGN_CHECK_MS, CAMPAIGN_DELAY_MS]).toEqual([5000, 5000]));
});

describe('the level of a trial', () => {
  const conditions = { isAdmin: true, own: aPlan({ deadline: 4 }), shown: [], isReload: false };

  test('shows once per level [B4.9-28]', () => {
    expect(levelToShow(conditions)).toBe(2);
    expect(levelToShow({ ...conditions, shown: [2] })).toBeUndefined();
    expect(levelToShow({ ...conditions, shown: [3] })).toBe(2);
    expect(levelToShow({ ...conditions, own: aPlan({ deadline: 1 }), shown: [3, 2] })).toBe(1);
  });

  test('does not show after a reload, to clients, with a contract, and without a plan [B4.9-26]', () => {
    expect(levelToShow({ ...conditions, isReload: true })).toBeUndefined();
    expect(levelToShow({ ...conditions, isAdmin: false })).toBeUndefined();
    expect(levelToShow({ ...conditions, own: aPlan({ deadline: 4, trial: false }) })).toBeUndefined();
    expect(levelToShow({ ...conditions, own: undefined })).toBeUndefined();
  });
});
