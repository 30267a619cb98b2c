import type { NotificationPreference } from '@shared-kit/contracts/identity';
import { changesOf, groupsOf, isEditable, isOn } from './preferences.rules.ts';

const preference = (idNotification: number, fields: Partial<NotificationPreference> = {}): NotificationPreference => ({
  idNotification,
  idNotificationUser: null,
  type: 'X',
  description: 'X',
  section: 'LEARNING',
  status: 'OPTIONAL',
  active: 1,
  ...fields,
});

test('sections appear in their order, without empty ones', () => {
  const groups = groupsOf([preference(1, { section: 'TEAM' }), preference(2), preference(3)]);
  expect(groups.map(({ section, preferences }) => [section, preferences.length])).toEqual([
    ['LEARNING', 2],
    ['TEAM', 1],
  ]);
});

test.each([
  ['OPTIONAL', true, [true, false]],
  ['MANDATORY', false, [true, true]],
  ['DEACTIVATED', false, [false, false]],
] as const)(
  '%s: editable %s, shown on or off whatever is chosen [B5-58] [B5-59] [B5-60]',
  (status, editable, shown) => {
    expect(isEditable({ status })).toBe(editable);
    expect([isOn({ status, active: 1 }, true), isOn({ status, active: 1 }, false)]).toEqual(shown);
  },
);

test('only changed preferences are sent', () => {
  const list = [
    preference(1),
    preference(2, { active: 0, idNotificationUser: 9 }),
    preference(3, { status: 'MANDATORY' }),
  ];
  expect(
    changesOf(
      list,
      new Map([
        [1, true],
        [2, true],
        [3, false],
      ]),
    ),
  ).toEqual([{ idNotification: 2, idNotificationUser: 9, type: 'X', active: 1 }]);
});
