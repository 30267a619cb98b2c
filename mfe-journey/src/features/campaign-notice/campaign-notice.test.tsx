import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCampaignsByUser, markCampaignNotified } from '@shared-kit/contracts/gamification';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastPlace, dismissToast } from '@shared-kit/ui/toast';
import { CampaignNotice } from './campaign-notice.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(markCampaignNotified, { success: true });
  api.reply(listCampaignsByUser, {
    campaigns: [
      { idgamification_campaign: 3, name: 'Energia Segura', notified: 1 },
      { idgamification_campaign: 4, name: 'SIPAT', notified: 0 },
    ],
  });
});
afterEach(() => act(() => dismissToast('campaign')));

const open = () =>
  renderPage(
    <>
      <ToastPlace />
      <CampaignNotice />
    </>,
  );

test('notifies a person of a new campaign with a link, once and in the flow of the page [B7.2-21] [B7.2-22]', async () => {
  const received: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (change) => void received.push(change));
  const { unmount } = open();
  expect(await screen.findByText('Você está na campanha SIPAT!')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls(markCampaignNotified).map(({ params }) => params)).toEqual([{ idCampaign: '4', idUser: '7' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver campanha' }));
  expect(screen.queryByText('Você está na campanha SIPAT!')).toBeNull();
  expect(screen.getByTestId('location')).toHaveTextContent('/myJourney/gamification?campaign=4');
  unmount();
  expect(received.at(-1)).toEqual({ flag: menuFlags.hasUnreadCampaigns, visible: false });
  stop();
});

test('leaves with the home page, and returns when it could not be saved', async () => {
  const received: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (change) => void received.push(change));
  const before = received.length;
  api.refuse(markCampaignNotified, { status: 503, code: 'x', message: 'x' });
  const { unmount } = open();
  await screen.findByText('Você está na campanha SIPAT!');
  await waitFor(() => expect(api.calls(markCampaignNotified)).toHaveLength(1));
  unmount();
  expect(screen.queryByText('Você está na campanha SIPAT!')).toBeNull();
  expect(received).toHaveLength(before);
  stop();
});

test('shows nothing in a support access', () => {
  renderPage(<CampaignNotice />, {
    session: { loginInfo: { ...testSession.loginInfo, accessSupport: { currentUserToken: 'support-access:1' } } },
  });
  expect(api.calls(listCampaignsByUser)).toEqual([]);
});
