import { refusalOf, renamed, titleOf } from './remote-name.rules.ts';

const used = { remotes: ['store'], addresses: new Set(['login']) };

test.each([
  ['', "can't be"],
  ['Rewards', "can't be"],
  ['1rewards', "can't be"],
  ['rewards-', "can't be"],
  ['a/b', "can't be"],
  ['..', "can't be"],
  ['x'.repeat(37), "can't be"],
  ['mfe-rewards', 'Leave out the prefix: rewards'],
  ['store', 'mfe-store already'],
  ['login', "'/login' is an address of the portal"],
])("rejects '%s': %s", (name, reason) => {
  expect(refusalOf(name, used)).toContain(reason);
});

test.each(['rewards', 'team-news', 'x2'])("accepts '%s'", (name) => {
  expect(refusalOf(name, used)).toBeUndefined();
});

test('derives paths, modules and titles from a name', () => {
  const remote = { name: 'team-news', title: titleOf('team-news') };
  expect(renamed('src/pages/newremote-home.tsx', remote)).toBe('src/pages/team-news-home.tsx');
  expect(renamed("title: 'Newremote', to: '/newremote'", remote)).toBe("title: 'Team news', to: '/team-news'");
});
