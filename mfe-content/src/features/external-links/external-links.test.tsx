import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '@shared-kit/contracts/identity';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { testSection } from '../../test/test-section.ts';
import { AdminRedirectScreen } from './admin-redirect-screen.tsx';
import { ExternalLinkScreen } from './external-link-screen.tsx';

const opened = {
  opener: {} as unknown,
  location: { replace: jest.fn<(address: string) => void>() },
  close: jest.fn<() => void>(),
};
const loginInfo = (changes: object) => ({ session: { loginInfo: { ...testSession.loginInfo, ...changes } } });

beforeEach(() => {
  window.open = jest.fn<typeof window.open>(() => opened as unknown as Window);
});

test('shows the target host and opens the link in a new tab without an opener [A2s-41]', () => {
  renderPage(<ExternalLinkScreen section={testSection(1, 'Parceiros', { url: 'https://www.gov.br/procon?x=1' })} />);
  expect(screen.getByText('www.gov.br')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.gov.br/procon?x=1',
    '_blank',
    'noopener noreferrer',
  ]);
});

test.each(['', 'javascript:alert(1)', '/content/1'])("shows the empty state for the address '%s' [A2s-41]", (url) => {
  renderPage(<ExternalLinkScreen section={testSection(1, 'Parceiros', { url })} />);
  expect(screen.getByText('Nenhum conteúdo disponível')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull();
});

test('opens the address from the server in a window without an opener for an administrator [A2s-40]', async () => {
  new MockApi().reply(openAdmin, { success: true, url: 'https://admin.exemplo.com.br/?token=uma-vez' });
  renderPage(<AdminRedirectScreen section={testSection(1, 'Parceiros')} />, loginInfo({ admin: 1 }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Abrir administração' }));
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledWith('https://admin.exemplo.com.br/?token=uma-vez'),
  );
  expect(opened.opener).toBeNull();
});

test("shows the server's message and closes the empty window when the company has no admin host [A2s-40]", async () => {
  new MockApi().refuse(openAdmin, {
    status: 404,
    code: 'not-found',
    message: 'Esta empresa não tem um endereço de administração.',
  });
  renderPage(<AdminRedirectScreen section={testSection(1, 'Parceiros')} />, loginInfo({ admin: 2 }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Abrir administração' }));
  expect(await screen.findByText('Esta empresa não tem um endereço de administração.')).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
});

test.each([
  [{ admin: 0 }, 'Só quem administra o portal entra aqui'],
  [{ admin: 2, accessSupport: { currentUserToken: 'origem' } }, 'Indisponível durante o acesso suporte'],
])('shows a notice without a button to other people: %j [A2s-40]', (changes, title) => {
  renderPage(<AdminRedirectScreen section={testSection(1, 'Parceiros')} />, loginInfo(changes));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
