import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerInstall } from 'shared-kit/contracts/identity';
import { MockApi, renderPage, testSession } from 'shared-kit/test';
import { dropInstallOffer, keepInstallOffer } from '../../lib/worker/install-offer.ts';
import { InstallOffer } from './install-offer.tsx';

const user = userEvent.setup();
const question = /^Instalar .+\?$/;
const asking = { ...testSession.loginInfo, askPWA: true };

let api: MockApi;
beforeAll(keepInstallOffer);
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  act(dropInstallOffer);
  api = new MockApi().reply(answerInstall, { success: true });
});

const show = (loginInfo = asking) => renderPage(<InstallOffer />, { session: { loginInfo } });

/** As Chromium says that the page can be installed. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(async () => ({ outcome }));
  act(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  );
  return prompt;
}

test('asked when the browser offers it, with the name of the tenant; installed at the press of a button, and the answer is saved [A2h-07]', async () => {
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const prompt = browserOffers();
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls(answerInstall)).toMatchObject([{ params: { id: '7' } }]);
});

test("'Agora não' is an answer as well, and so is Escape; nobody is asked twice", async () => {
  show();
  const prompt = browserOffers();
  await user.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  expect(api.calls(answerInstall)).toHaveLength(1);
  browserOffers();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nobody is asked where the tenant does not want it, nor in a support access', () => {
  const { unmount } = show({ ...asking, askPWA: false });
  browserOffers();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  show({ ...asking, accessSupport: { currentUserToken: 'origem' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on an iPhone, where no browser offers it, the way is told', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1');
  show();
  expect(await screen.findByText('Escolha “Adicionar à Tela de Início”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(api.calls(answerInstall)).toHaveLength(1);
  jest.restoreAllMocks();
});
