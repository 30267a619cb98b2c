import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { openAdmin } from '@shared-kit/contracts/identity';
import { MockApi, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { adminEntry } from './admin-entry.ts';

/** Session in a company with an administration on a host of its own. */
const session = (changes: object) => ({
  ...testSession,
  flags: [menuFlags.adminHost],
  loginInfo: { ...testSession.loginInfo, ...changes },
});
const opened = {
  opener: {} as unknown,
  location: { replace: jest.fn<(address: string) => void>() },
  close: jest.fn<() => void>(),
};

beforeEach(() => {
  window.open = jest.fn<typeof window.open>(() => opened as unknown as Window);
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [7, true],
])("level %i shows 'Administração': %s [A6-01] [A6-02]", (admin, shows) => {
  expect(adminEntry.label).toBe('Administração');
  expect(adminEntry.shows(session({ admin }))).toBe(shows);
});

test('the administration entry is shown and disabled in support access [B4.13-04]', () => {
  expect(adminEntry.isDisabled(session({ admin: 2, accessSupport: { currentUserToken: 'origem' } }))).toBe(true);
  expect(adminEntry.isDisabled(session({ admin: 2 }))).toBe(false);
});

test('opens the admin host in a new window, with the address from the server', async () => {
  new MockApi().reply(openAdmin, { success: true, url: 'https://admin.exemplo.com.br/?token=uma-vez' });
  adminEntry.run();
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledWith('https://admin.exemplo.com.br/?token=uma-vez'),
  );
});

test('closes the empty window and shows the message when the server refuses', async () => {
  new MockApi().refuse(openAdmin, {
    status: 404,
    code: 'not-found',
    message: 'Esta empresa não tem um endereço de administração.',
  });
  render(<ToastRegion />);
  adminEntry.run();
  expect(await screen.findByText('Esta empresa não tem um endereço de administração.')).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
});
