import { ownershipOf } from './activation.rules.ts';
import type { PhoneOwner } from './activation.rules.ts';

const owner = (changes: Partial<PhoneOwner> = {}): PhoneOwner => ({
  id_user: 1,
  name: 'Ana',
  username: 'ana',
  email: 'carla@exemplo.com.br',
  cpf: '',
  active: true,
  admin: 0,
  developer: false,
  can_access_support: false,
  has_granted_role: false,
  email_proven_at: null,
  password_hash: 'x',
  ...changes,
});

test('a phone without an owner allows a new account', () => expect(ownershipOf([])).toEqual({ kind: 'new' }));

test('a phone with one owner belongs to that person', () =>
  expect(ownershipOf([owner()])).toMatchObject({ kind: 'known', owner: { id_user: 1 } }));

test.each([
  ['an administrator', { admin: 1 }],
  ['a developer', { developer: true }],
  ['support', { can_access_support: true }],
  ['somebody with a role of the administration', { has_granted_role: true }],
  ['who enters by SSO', { password_hash: null }],
  ['who is inactive', { active: false }],
  ['whose e-mail somebody has proven', { email_proven_at: new Date(0) }],
])('a phone alone does not activate the account of %s', (_, changes) =>
  expect(ownershipOf([owner(changes)])).toEqual({ kind: 'elsewhere' }),
);

test('a phone with two owners activates neither account', () =>
  expect(ownershipOf([owner(), owner({ id_user: 2 })])).toEqual({ kind: 'elsewhere' }));
