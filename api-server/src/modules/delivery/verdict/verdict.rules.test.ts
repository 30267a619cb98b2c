import type { ShellCapabilities } from '@shared-kit/contracts/delivery';
import { isCompatible, judge } from './verdict.rules.ts';
import type { JudgedRelease } from './verdict.rules.ts';

const shell: ShellCapabilities = {
  version: '1.0.0',
  contracts: [1],
  shared: { react: '19.3.1', '@shared-kit/ui': '0.4.2' },
  emits: { 'shell.theme-changed.v1': 'T1' },
  listens: { 'platform.points-earned.v1': 'P1' },
  slots: { 'shell.header-actions.v1': 'H1' },
};

type Changes = Partial<Omit<JudgedRelease, 'requires'>> & { requires?: Partial<JudgedRelease['requires']> };

function release({ requires, ...changes }: Changes = {}): JudgedRelease {
  return {
    remote: 'mfe-store',
    version: '1.4.0',
    module: 'store',
    contract: 1,
    listensTo: [],
    ...changes,
    requires: { shared: {}, emits: {}, listens: {}, slots: {}, opens: {}, ...requires },
  };
}

const journey = (requires: Partial<JudgedRelease['requires']>): JudgedRelease =>
  release({ remote: 'mfe-journey', version: '2.0.0', module: 'journey', requires });

/** Formats reasons as `code subject -> part to change`, notes in brackets. */
function verdict(
  candidate: JudgedRelease,
  company: JudgedRelease[] = [],
  by: ShellCapabilities | null = shell,
): string[] {
  return judge(candidate, by, company).map(({ code, weight, subject, change }) =>
    weight === 'note' ? `[${code} ${subject}]` : `${code} ${subject} -> ${change}`,
  );
}

test.each<[string, Changes, JudgedRelease[], string[]]>([
  ['nothing asked, nothing wrong', {}, [], []],
  ['a contract that is newer than the shell', { contract: 2 }, [], ['contract 2 -> host-shell']],
  ['a contract that the shell has given up', { contract: 0 }, [], ['contract 0 -> mfe-store']],
  [
    'shared modules in their ranges',
    { requires: { shared: { react: '^19.0.0', '@shared-kit/ui': '^0.4.0' } } },
    [],
    [],
  ],
  [
    'a shared module that is too old in the shell',
    { requires: { shared: { react: '^19.4.0' } } },
    [],
    ['shared-version react -> host-shell'],
  ],
  [
    'a shared module that is too new in the shell',
    { requires: { shared: { react: '^18.0.0' } } },
    [],
    ['shared-version react -> mfe-store'],
  ],
  [
    '0.x: another minor is another kind',
    { requires: { shared: { '@shared-kit/ui': '^0.3.0' } } },
    [],
    ['shared-version @shared-kit/ui -> mfe-store'],
  ],
  ['a range that is none', { requires: { shared: { react: 'latest!' } } }, [], ['shared-version react -> mfe-store']],
  [
    'a shared module that the shell lacks',
    { requires: { shared: { 'react-hook-form': '^7.0.0' } } },
    [],
    ['shared-missing react-hook-form -> host-shell'],
  ],
  ['an event as the shell expects it', { requires: { emits: { 'platform.points-earned.v1': 'P1' } } }, [], []],
  [
    'an event in another shape',
    { requires: { emits: { 'platform.points-earned.v1': 'P2' } } },
    [],
    ['event-schema platform.points-earned.v1 -> mfe-store'],
  ],
  ['an event that nobody else knows', { requires: { emits: { 'store.new.v1': 'X' } } }, [], []],
  [
    'an event whose one listener stayed behind while others have the new shape',
    { requires: { emits: { 'store.bought.v1': 'B2' } } },
    [
      journey({ listens: { 'store.bought.v1': 'B1' } }),
      release({ remote: 'mfe-learning', module: 'learning', requires: { listens: { 'store.bought.v1': 'B2' } } }),
    ],
    ['event-schema store.bought.v1 -> mfe-journey'],
  ],
  [
    'an event that it listens to is published in another shape',
    { listensTo: ['journey.moved.v1'], requires: { listens: { 'journey.moved.v1': 'M2' } } },
    [journey({ emits: { 'journey.moved.v1': 'M1' } })],
    ['event-schema journey.moved.v1 -> mfe-store'],
  ],
  [
    'an event that it listens to is not published',
    { listensTo: ['journey.moved.v1'], requires: { listens: { 'journey.moved.v1': 'M1' } } },
    [],
    ['[event-nobody-emits journey.moved.v1]'],
  ],
  [
    'it listens to itself',
    {
      listensTo: ['store.bought.v1'],
      requires: { emits: { 'store.bought.v1': 'B1' }, listens: { 'store.bought.v1': 'B1' } },
    },
    [],
    [],
  ],
  [
    'two listeners of two shapes, the publisher not there',
    { requires: { listens: { 'x.y.v1': '1' } } },
    [journey({ listens: { 'x.y.v1': '2' } })],
    [],
  ],
  ['a slot as the shell gives it', { requires: { slots: { 'shell.header-actions.v1': 'H1' } } }, [], []],
  [
    'a slot with other props',
    { requires: { slots: { 'shell.header-actions.v1': 'H2' } } },
    [],
    ['slot-schema shell.header-actions.v1 -> mfe-store'],
  ],
  [
    'a slot with other props, which others expect too',
    { requires: { slots: { 'shell.header-actions.v1': 'H2' } } },
    [journey({ slots: { 'shell.header-actions.v1': 'H2' } })],
    ['slot-schema shell.header-actions.v1 -> host-shell'],
  ],
  [
    'a slot that the shell does not have',
    { requires: { slots: { 'shell.sidebar.v1': 'S1' } } },
    [],
    ['slot-missing shell.sidebar.v1 -> host-shell'],
  ],
  [
    'a slot of another release',
    { requires: { slots: { 'journey.aside.v1': 'A1' } } },
    [journey({ opens: { 'journey.aside.v1': 'A1' } })],
    [],
  ],
  [
    'a slot that the other release has not',
    { requires: { slots: { 'journey.aside.v1': 'A1' } } },
    [journey({})],
    ['slot-missing journey.aside.v1 -> mfe-journey'],
  ],
  [
    'a slot of a module that is off',
    { requires: { slots: { 'journey.aside.v1': 'A1' } } },
    [],
    ['[slot-missing journey.aside.v1]'],
  ],
  [
    'its own slot, filled by another',
    { requires: { opens: { 'store.aside.v1': 'A1' } } },
    [journey({ slots: { 'store.aside.v1': 'A1' } })],
    [],
  ],
  [
    'its own slot, given up while another fills it',
    {},
    [journey({ slots: { 'store.aside.v1': 'A1' } })],
    ['slot-missing store.aside.v1 -> mfe-store'],
  ],
  [
    'its own slot, in another shape than another expects',
    { requires: { opens: { 'store.aside.v1': 'A2' } } },
    [journey({ slots: { 'store.aside.v1': 'A1' } })],
    ['slot-schema store.aside.v1 -> mfe-store'],
  ],
])('judges %s', (_, changes, company, reasons) => {
  expect(verdict(release(changes), company)).toEqual(reasons);
});

test('without a known shell only the tenant’s releases are checked', () => {
  const candidate = release({
    contract: 7,
    requires: { shared: { react: '^1.0.0' }, slots: { 'shell.none.v1': 'x' }, emits: { 'store.bought.v1': 'B2' } },
  });
  expect(verdict(candidate, [journey({ listens: { 'store.bought.v1': 'B1' } })], null)).toEqual([
    'event-schema store.bought.v1 -> mfe-store',
  ]);
});

test('a note blocks nothing, one reason does', () => {
  const noted = judge(release({ listensTo: ['x.y.v1'] }), shell, []);
  expect([noted.length, isCompatible(noted)]).toEqual([1, true]);
  expect(isCompatible(judge(release({ contract: 2 }), shell, []))).toBe(false);
});

test('the message says what is wrong, where, and what to do', () => {
  const [reason] = judge(release({ requires: { emits: { 'store.bought.v1': 'B2' } } }), shell, [
    journey({ listens: { 'store.bought.v1': 'B1' } }),
  ]);
  expect(reason?.message).toBe(
    "O evento 'store.bought.v1' tem um formato em mfe-store@1.4.0 e outro em mfe-journey@2.0.0. Publique a mudança com outro nome (store.bought.v2).",
  );
});
