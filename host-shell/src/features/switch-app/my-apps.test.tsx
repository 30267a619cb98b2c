import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@shared-kit/contracts/identity';
import { endSession, nameStorage, restoreSession, startSession } from '@shared-kit/runtime/session';
import { MockApi, testSession, testTenant } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { shownName } from './app-name.rules.ts';
import { MyApps } from './my-apps.tsx';

const apps = [
  { idApp: 7, name: 'Rede Saber+', logo: '', url: 'localhost/sabermais' },
  { idApp: 8, name: 'Universidade Corporativa Aurora Energia', logo: '/media/logo.svg', url: 'localhost/universidade' },
];
const user = userEvent.setup();
const opened = {
  opener: {} as unknown,
  location: { replace: jest.fn<(address: string) => void>() },
  close: jest.fn<() => void>(),
};
let api: MockApi;

function show(changes: object = {}) {
  restoreSession(testTenant);
  startSession({ ...testSession, loginInfo: { ...testSession.loginInfo, appsUserAccess: apps, ...changes } });
  return render(
    <>
      <MyApps />
      <ToastRegion />
    </>,
  );
}

beforeEach(() => {
  localStorage.clear();
  nameStorage('/teste');
  endSession();
  Object.assign(opened, { opener: {} });
  opened.location.replace.mockReset();
  opened.close.mockReset();
  window.open = jest.fn<typeof window.open>(() => opened as unknown as Window);
  api = new MockApi().reply(openApp, { success: true, url: 'http://localhost:3000/sabermais/login?token=uma-vez' });
});

test('names of apps are cut to 25 characters [B9-31]', () => {
  expect(shownName('A'.repeat(25))).toBe('A'.repeat(25));
  expect(shownName('A'.repeat(26))).toBe(`${'A'.repeat(25)}…`);
  expect(shownName('Universidade Corporativa Aurora')).toBe('Universidade Corporativa…');
});

test("'Meus Aplicativos' appears only for people with several apps [B2.3-22]", () => {
  const { unmount } = show();
  expect(screen.getByRole('heading', { name: 'Meus Aplicativos' })).toBeVisible();
  expect(screen.getAllByTitle(/Saber|Universidade/).map((button) => button.title)).toEqual([
    'Rede Saber+',
    'Universidade Corporativa Aurora Energia',
  ]);
  unmount();
  show({ appsUserAccess: [] });
  expect(screen.queryByText('Meus Aplicativos')).not.toBeInTheDocument();
});

test('another app opens in a new window with its own one-time token [B6-14]', async () => {
  show();
  await user.click(screen.getByTitle('Rede Saber+'));
  expect(window.open).toHaveBeenCalledWith('about:blank', '_blank');
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledWith('http://localhost:3000/sabermais/login?token=uma-vez'),
  );
  expect(opened.opener).toBeNull();
  expect(api.calls(openApp)[0]?.params).toEqual({ idApp: '7' });
});

test('a refusal closes the empty window and shows the message', async () => {
  api.refuse(openApp, { status: 404, code: 'not-found', message: 'Registro não encontrado.' });
  show();
  await user.click(screen.getByTitle('Rede Saber+'));
  expect(await screen.findByText('Registro não encontrado.')).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
});

test('apps are disabled in support access, with a reason [B4.13-05]', async () => {
  show({ accessSupport: { currentUserToken: 'origem' } });
  for (const button of screen.getAllByTitle(/Saber|Universidade/)) {
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Indisponível durante o acesso suporte.');
  }
});
