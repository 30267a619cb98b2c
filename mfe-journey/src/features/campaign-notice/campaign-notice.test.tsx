import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCampaignsByUser, noteCampaign } from '@shared-kit/contracts/gamification';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { CampaignNotice } from './campaign-notice.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(noteCampaign, { success: true });
  api.reply(listCampaignsByUser, {
    campaigns: [
      { idgamification_campaign: 3, name: 'Energia Segura', notified: 1 },
      { idgamification_campaign: 4, name: 'SIPAT', notified: 0 },
    ],
  });
});

test('notifies a person of a new campaign with a link, once [B7.2-21] [B7.2-22]', async () => {
  const told: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (fact) => void told.push(fact));
  renderPage(<CampaignNotice />);
  expect(await screen.findByText('Você está na campanha SIPAT!')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver campanha' }));
  expect(screen.queryByText('Você está na campanha SIPAT!')).toBeNull();
  expect(screen.getByTestId('location')).toHaveTextContent('/myJourney/gamification?campaign=4');
  await waitFor(() => expect(told.at(-1)).toEqual({ flag: menuFlags.hasCampaignNews, visible: false }));
  expect(api.calls(noteCampaign).map(({ params }) => params)).toEqual([{ idCampaign: '4', idUser: '7' }]);
  stop();
});

test('notifies again when the confirmation could not be saved', async () => {
  const told: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (fact) => void told.push(fact));
  const before = told.length;
  api.refuse(noteCampaign, { status: 503, code: 'x', message: 'x' });
  renderPage(<CampaignNotice />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ok, entendi' }));
  expect(screen.queryByText('Você está na campanha SIPAT!')).toBeNull();
  await waitFor(() => expect(api.calls(noteCampaign)).toHaveLength(1));
  expect(told).toHaveLength(before);
  stop();
});

test('shows nothing in a support access', () => {
  renderPage(<CampaignNotice />, {
    session: { loginInfo: { ...testSession.loginInfo, accessSupport: { currentUserToken: 'support-access:1' } } },
  });
  expect(api.calls(listCampaignsByUser)).toEqual([]);
});
