import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerInstall } from '@shared-kit/contracts/identity';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { dropInstallOffer, storeInstallOffer } from '../../lib/worker/install-offer.ts';
import { InstallOffer } from './install-offer.tsx';

const user = userEvent.setup();
const question = /^Instalar .+\?$/;
const asksToInstall = { ...testSession.loginInfo, askPWA: true };

let api: MockApi;
beforeAll(storeInstallOffer);
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  act(dropInstallOffer);
  api = new MockApi().reply(answerInstall, { success: true });
});

const show = (loginInfo = asksToInstall) => renderPage(<InstallOffer />, { session: { loginInfo } });

/** Fires the event with which Chromium offers the installation. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(async () => ({ outcome }));
  act(
    () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  );
  return prompt;
}

test("asks when the browser offers the installation, with the tenant's name; the button installs it and saves the answer [A2h-07]", async () => {
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const prompt = browserOffers();
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls(answerInstall)).toMatchObject([{ params: { id: '7' } }]);
});

test("'Agora não' and Escape count as answers, and the question does not return", async () => {
  show();
  const prompt = browserOffers();
  await user.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  expect(api.calls(answerInstall)).toHaveLength(1);
  browserOffers();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not ask when the tenant has it off, nor in a support access', () => {
  const { unmount } = show({ ...asksToInstall, askPWA: false });
  browserOffers();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  show({ ...asksToInstall, accessSupport: { currentUserToken: 'origem' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('explains the installation on an iPhone, where the browser offers none', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1');
  show();
  expect(await screen.findByText('Escolha “Adicionar à Tela de Início”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(api.calls(answerInstall)).toHaveLength(1);
  jest.restoreAllMocks();
});
