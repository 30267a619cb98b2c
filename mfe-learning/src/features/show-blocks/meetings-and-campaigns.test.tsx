import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCampaignUser, listCampaigns, listCampaignsByContent } from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { listMeetings } from '@shared-kit/contracts/learning';
import type { ListedMeeting } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aBlock, aContent, aPage } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';
import { place, simulateScreen } from './show-blocks.fixtures.ts';

simulateScreen();

describe('meetings', () => {
  const meeting = (fields: Partial<ListedMeeting>): ListedMeeting => ({
    idMeeting: 1,
    meetingType: 'PRESENCIAL',
    startDate: '2026-12-01 12:00:00',
    finishDate: '2026-12-01 20:00:00',
    address: 'Rua da Aurora, 1071',
    speaker: 'Otávio Ramires',
    nodeCode: 'lideranca',
    title: 'Liderança',
    teamName: 'Turma de Recife',
    idEnrollment: null,
    ...fields,
  });

  test("lists the meetings of the page, or all of them with 'Todos os eventos' [B2.4-08] [B2.5-11]", async () => {
    const online = meeting({
      idMeeting: 2,
      title: 'Mentoria',
      meetingType: 'ONLINE',
      address: 'meet.aurora.com.br/sala',
      idEnrollment: 7,
    });
    const api = new MockApi().reply(listMeetings, ({ query }) => {
      const result = 'nodeCode' in query ? [meeting({})] : [meeting({}), online];
      return { totalRecords: result.length, result };
    });
    renderPage(<ShowBlocks page={aPage(aBlock('Meeting', [], { title: 'Encontros' }))} />);
    const list = screen.getByRole('region', { name: 'Encontros' });
    expect(await within(list).findByRole('link', { name: 'Liderança' })).toHaveAttribute('href', '/catalog/lideranca');
    expect(within(list).getByText('Rua da Aurora, 1071')).toBeVisible();
    expect(within(list).getByText('01/12')).toBeVisible();
    expect(within(list).getByText('09:00 – 17:00')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Eventos da página' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(within(list).getByRole('button', { name: 'Todos os eventos' }));
    expect(await within(list).findByRole('link', { name: 'Mentoria' })).toHaveAttribute('href', '/level/7');
    expect(within(list).getByRole('link', { name: 'Entrar no encontro' })).toHaveAttribute(
      'href',
      'http://meet.aurora.com.br/sala',
    );
    expect(api.calls(listMeetings)[0]).toMatchObject({ query: { nodeCode: 'pagina' } });
  });

  test('shows an empty state without meetings and offers a retry after a failure', async () => {
    const api = new MockApi().refuse(listMeetings, { status: 409, code: 'x.y', message: 'Falhou.' });
    renderPage(<ShowBlocks page={aPage(aBlock('Meeting'))} />);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8000 });
    api.reply(listMeetings, { totalRecords: 0, result: [] });
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Nenhum evento marcado nesta página.')).toBeVisible());
  }, 12_000);
});

describe('campaigns', () => {
  const campaign = (fields: Partial<Campaign>): Campaign => ({
    idgamification_campaign: 3,
    name: 'Energia Segura',
    description: '',
    startDate: '2026-11-01 03:00:00',
    // Midnight of the new year in São Paulo.
    endDate: '2027-01-01 03:00:00',
    points: 1250,
    status: 1,
    notified: 1,
    ...fields,
  });
  const inCampaign = { session: { flags: [menuFlags.isInCampaign] } };

  test("lists the person's active campaigns with points and position [B2.4-16] [B2.4-20]", async () => {
    const api = new MockApi()
      .reply(listCampaigns, { campaigns: [campaign({})] })
      .reply(getCampaignUser, { campaignUserDetail: { position: 4, points: 1250, pointsToNext: 15, neighbours: [] } });
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} />, inCampaign);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Energia Segura' })).toBeVisible();
    expect(within(card).getByText('1.250')).toBeVisible();
    expect(within(card).getByText(/31\/12\/2026/)).toBeVisible();
    expect(await within(card).findByText('4º')).toBeVisible();
    expect(api.calls(listCampaigns)).toMatchObject([{ query: { onlyActive: 'true' } }]);
  });

  test('lists the campaigns of the training on its pages and renders no block without any', async () => {
    const api = new MockApi().reply(listCampaignsByContent, { campaigns: [] });
    renderPage(
      <ShowBlocks
        page={aPage(aBlock('List', [aContent({ idContentItem: 41 })]), aBlock('Campaign', [], { title: 'Campanhas' }))}
        place={place}
      />,
      inCampaign,
    );
    await waitFor(() => expect(api.calls(listCampaignsByContent)).toMatchObject([{ params: { idElement: '41' } }]));
    await waitFor(() => expect(screen.queryByText('Campanhas')).toBeNull());
  });

  test('renders no campaigns on a training page without contents, even for a participant', async () => {
    const api = new MockApi()
      .reply(listCampaigns, { campaigns: [campaign({})] })
      .reply(getCampaignUser, { campaignUserDetail: { position: 4, points: 1250, pointsToNext: 15, neighbours: [] } });
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} place={place} />, inCampaign);
    expect(screen.queryByRole('region', { name: 'Campanhas' })).toBeNull();
    expect(api.calls(listCampaigns)).toEqual([]);
  });

  test('renders no block for a person without a campaign', () => {
    renderPage(<ShowBlocks page={aPage(aBlock('Campaign', [], { title: 'Campanhas' }))} />);
    expect(screen.queryByText('Campanhas')).toBeNull();
    expect(screen.queryByText(/não encontrado/)).toBeNull();
  });
});
