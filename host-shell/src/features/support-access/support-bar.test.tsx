import { screen, waitFor } from '@testing-library/react';
import { renewLogin } from '@shared-kit/contracts/identity';
import { useSession, writeStored } from '@shared-kit/runtime/session';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { SupportBar } from './support-bar.tsx';

const own = { ...testSession, viewer: { ...testSession.viewer, name: 'Quem ajuda' } };
const loginInfo = {
  ...testSession.loginInfo,
  accessSupport: { currentUserToken: 'support-access:1', actorName: 'Quem ajuda', until: '2020-01-01 12:00:00' },
};
let api: MockApi;

function Who() {
  return <p data-testid="who">{useSession()?.viewer.name ?? 'ninguém'}</p>;
}

/** Simulates a support access whose time ran out while the device slept. */
function wake(): void {
  writeStored('support-origin', { token: 'own-token', idUser: 7 });
  renderPage(
    <>
      <Who />
      <SupportBar />
    </>,
    { session: { loginInfo } },
  );
}

beforeEach(() => void (api = new MockApi()));

test('a support access that expires offline waits for the network and then returns to the own session [B7.7-02]', async () => {
  api.reply(renewLogin, () => Promise.reject(new TypeError('Failed to fetch')));
  wake();
  await waitFor(() => expect(api.calls(renewLogin)).toHaveLength(1));
  expect(screen.getByTestId('who')).toHaveTextContent(testSession.viewer.name);
  api.reply(renewLogin, own);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('Quem ajuda'));
});

test('the session ends when the server no longer has the own session', async () => {
  api.refuse(renewLogin, { status: 401, code: 'session.expired', message: 'Sua sessão expirou.' });
  wake();
  await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('ninguém'));
});
