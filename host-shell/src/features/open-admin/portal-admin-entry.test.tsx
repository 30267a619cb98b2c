import { menuFlags } from '@shared-kit/contracts/delivery';
import { configureFederation } from '@shared-kit/runtime/federation';
import { testSession } from '@shared-kit/testing';
import { adminEntry, portalAdminEntry } from './admin-entry.ts';

function compose(...modules: string[]): void {
  configureFederation({
    composition: { id: '', modules, homeModule: 'blocks', releases: [], fallbacks: [], keys: {} },
    fetchModule: () => Promise.reject(new Error('no remote')),
    report: () => undefined,
  });
}

const session = (admin: number, { flags = [], isSupport = false }: { flags?: string[]; isSupport?: boolean } = {}) => ({
  ...testSession,
  flags,
  loginInfo: {
    ...testSession.loginInfo,
    admin,
    accessSupport: { ...testSession.loginInfo.accessSupport, currentUserToken: isSupport ? 'origem' : null },
  },
});

/** Returns the entry of the menu that a session shows. */
function shown(...args: Parameters<typeof session>): string {
  const one = session(...args);
  return [adminEntry, portalAdminEntry]
    .filter((entry) => entry.shows(one))
    .map(({ id }) => id)
    .join();
}

test("leads to the portal's administration when the company has no host of its own [A6-02]", () => {
  compose('admin');
  expect([shown(1), shown(2), shown(7)]).toEqual(['portal-admin', 'portal-admin', 'portal-admin']);
  expect(portalAdminEntry).toMatchObject({ label: 'Administração', to: '/admin' });
});

test('leads to the own host where the company has one, whether the module is on or off', () => {
  for (const modules of [[], ['admin']]) {
    compose(...modules);
    expect(shown(1, { flags: [menuFlags.adminHost] })).toBe('admin');
  }
});

test('shows the administration to people with a role, and to nobody else', () => {
  compose('admin');
  expect(shown(0, { flags: [menuFlags.administrates] })).toBe('portal-admin');
  expect(shown(0, { flags: [menuFlags.administrates, menuFlags.adminHost] })).toBe('portal-admin');
  expect(shown(0)).toBe('');
});

test('has no entry while the module is off and the company has no host', () => {
  compose('learning');
  expect([shown(1), shown(0, { flags: [menuFlags.administrates] })]).toEqual(['', '']);
});

test('stands disabled in support access, whichever administration it is [B4.13-04]', () => {
  compose('admin');
  for (const flags of [[], [menuFlags.adminHost]]) {
    expect(shown(2, { flags, isSupport: true })).toBe('admin');
    expect(adminEntry.isDisabled(session(2, { flags, isSupport: true }))).toBe(true);
  }
  expect(shown(0, { flags: [menuFlags.administrates], isSupport: true })).toBe('');
});
