import { existsSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { documentedRoles, hasRole } from './file-roles.ts';

const source = 'api-server/src/';
const roles = documentedRoles();

test('every file of the server has a documented role in its name', () => {
  const files = trackedFiles()
    .filter((file) => file.startsWith(source) && file.endsWith('.ts') && existsSync(inWorkspace(file)))
    .map((file) => file.slice(source.length));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !hasRole(file, roles))).toEqual([]);
});

test.each(['modules/store/cart.ts', 'modules/store/cart.utils.ts', 'platform/Cart.service.ts', 'cart.service.old.ts'])(
  'a file named %s is refused',
  (file) => {
    expect(hasRole(file, roles)).toBe(false);
  },
);

test.each([
  'modules/store/cart.service.ts',
  'modules/store/index.ts',
  'modules/store/cart.api.test.ts',
  'modules/store/test/shop-factory.ts',
  'modules/store/migrations/20261123070000-store.ts',
])('a file named %s is accepted', (file) => {
  expect(hasRole(file, roles)).toBe(true);
});
