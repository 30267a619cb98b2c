import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCampaignDetail,
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
  listCampaigns,
  listGamificationEvents,
} from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { listCampaignPath, listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { menuFlags, pointsEarned } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';

const place = (position: number | null, points: number) => ({
  campaignUserDetail: {
    position,
    points,
    pointsToNext: position === null ? null : 15,
    neighbours:
      position === null
        ? []
        : [-1, 0, 1].map((step) => ({
            position: position + step,
            name: `Vizinho ${position + step}`,
            points: points - step,
            own: step === 0 ? (1 as const) : (0 as const),
          })),
  },
});

const energy: Campaign = {
  idgamification_campaign: 3,
  name: 'Energia Segura',
  description: 'Primeira linha.\n\nSegunda linha.',
  startDate: '2026-11-01 12:00:00',
  endDate: '2027-01-01 03:00:00',
  points: 30,
  status: 1,
  notified: 1,
};
const sipat: Campaign = { ...energy, idgamification_campaign: 4, name: 'Semana da SIPAT' };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listCampaigns, { campaigns: [energy, sipat] });
  api.reply(listCampaignDepartments, { result: [{ name: 'Comercial' }, { name: 'Operações' }] });
  api.reply(getCampaignUser, place(12, 30));
  api.reply(listCampaignPointsSummary, ({ query }) => {
    const offset = Number(query['offset']);
    return {
      totalRecords: 45,
      campaignpoints: Array.from({ length: offset === 40 ? 5 : 10 }, (_, at) => ({
        position: offset + at + 1,
        name: `Pessoa ${offset + at + 1}`,
        points: 100 - offset - at,
        own: offset + at === 11 ? (1 as const) : (0 as const),
      })),
    };
  });
  api.reply(getCampaignDetail, {
    campaign: energy,
    events: [
      { idEvent: 8, points: 120 },
      { idEvent: 9, points: 1 },
    ],
  });
  api.reply(listGamificationEvents, {
    events: [
      { idgamification_event: 9, event: 'Avaliar um conteúdo', points: 3 },
      { idgamification_event: 8, event: 'Concluir um treinamento', points: 100 },
    ],
  });
  api.reply(listCampaignPath, { data: [] });
});

const open = (at = '/myJourney/gamification') =>
  renderPage(<Page />, { at, route: '/myJourney/:tab?', session: { flags: [menuFlags.isInCampaign] } });
const ranking = () => screen.findByRole('list', { name: /^Ranking de/ });
const requests = () => api.calls(listCampaignPointsSummary).map(({ params, query }) => ({ ...params, ...query }));

test('the ranking has a tab only for people in a campaign [B2.2-04]', async () => {
  open();
  expect(await screen.findByRole('tab', { name: 'Campanhas e Gamificação', selected: true })).toBeInTheDocument();
});

test('without a campaign the address falls back to the first tab', async () => {
  api.reply(listEnrollmentsInProgress, { data: [] });
  renderPage(<Page />, { at: '/myJourney/gamification', route: '/myJourney/:tab?' });
  expect(await screen.findByText('Sem matrículas.')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Campanhas e Gamificação' })).toBeNull();
});

test('shows ten people per page, the neighbouring pages and the own position [B2.11-03] [B9-06] [B9-07]', async () => {
  open();
  expect(within(await ranking()).getAllByRole('listitem')).toHaveLength(10);
  expect(requests()).toEqual([{ idCampaign: '3', offset: '0', limit: '10' }]);
  const own = within(await screen.findByRole('region', { name: 'Sua posição' }));
  expect(own.getByText('12º')).toBeInTheDocument();
  expect(own.getByText('30')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Paginação' }));
  await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }));
  await userEvent.click(pages.getByRole('button', { name: 'Página 3' }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ offset: '20', limit: '10' }));
  expect(pages.getAllByRole('button', { name: /^Página \d/ }).map((button) => button.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(pages.getByRole('button', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page');
  expect(await within(await ranking()).findByText('Pessoa 21')).toBeInTheDocument();
});

test('filters by campaign and department and restarts at the first page [B2.11-01]', async () => {
  open();
  await ranking();
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
  const own = (await screen.findByText('Você')).closest('li');
  expect(own).toHaveAttribute('aria-current', 'true');
  const department = screen.getByRole('combobox', { name: 'Departamento' });
  expect(
    within(department)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Todos', 'Comercial', 'Operações']);
  await userEvent.selectOptions(department, 'Operações');
  await waitFor(() =>
    expect(requests().at(-1)).toEqual({ idCampaign: '3', offset: '0', limit: '10', department: 'Operações' }),
  );
  expect(api.calls(getCampaignUser).at(-1)?.query).toEqual({ department: 'Operações' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Campanha' }), 'Semana da SIPAT');
  await waitFor(() => expect(requests().at(-1)).toEqual({ idCampaign: '4', offset: '0', limit: '10' }));
});

test('another department shows a note with a way to remove the filter [B2.11-04]', async () => {
  open();
  await ranking();
  api.refuse(getCampaignUser, { status: 404, code: 'gamification.not-in-department', message: 'x' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Departamento' }), 'Comercial');
  expect(
    await screen.findByText('Você nao faz parte desse departamento. Altere ou remova o filtro.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sua posição' })).toBeNull();
  api.reply(getCampaignUser, place(12, 30));
  await userEvent.click(screen.getByRole('button', { name: 'Remover filtro' }));
  expect(await screen.findByRole('region', { name: 'Sua posição' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Departamento' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Departamento' })).toHaveFocus();
});

test('the rules show period, text, point values of this campaign and the tie-break [B2.11-02]', async () => {
  open('/myJourney/gamification?campaign=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Regras da campanha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Regras: Energia Segura' }));
  expect(dialog.getByText('De 01/11/2026 a 31/12/2026')).toBeInTheDocument();
  expect(dialog.getByText(/Primeira linha\./)).toBeInTheDocument();
  await dialog.findByText('Concluir um treinamento');
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Concluir um treinamento120 pontos',
    'Avaliar um conteúdo1 ponto',
  ]);
  expect(dialog.getByText('Em caso de empate, fica na frente quem chegou primeiro à pontuação.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Ok, entendi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the own row follows a page without it, with its neighbours and the points to the next place', async () => {
  open();
  await ranking();
  expect(await screen.findByText('Faltam 15 pontos para o 11º lugar.')).toBeInTheDocument();
  const around = screen.getByRole('list', { name: 'Você e quem está ao seu lado no ranking' });
  expect(
    within(around)
      .getAllByRole('listitem')
      .map((row) => row.getAttribute('aria-current')),
  ).toEqual([null, 'true', null]);
  expect(around).toHaveTextContent(/11º.*12º.*Vizinho 12.*Você.*30 pontos.*13º/);
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
  await within(await ranking()).findByText('Pessoa 12');
  expect(screen.queryByRole('list', { name: 'Você e quem está ao seu lado no ranking' })).toBeNull();
});

test('an empty ranking shows the empty text and no position [B8-09]', async () => {
  api.reply(listCampaignPointsSummary, { totalRecords: 0, campaignpoints: [] });
  api.reply(getCampaignUser, place(null, 0));
  open();
  expect(await screen.findByText('Ainda não há dados para serem exibidos!')).toBeInTheDocument();
  expect(await screen.findByText(/^Você ainda não pontuou/)).toBeInTheDocument();
});

test('new points show without a reload', async () => {
  open();
  await ranking();
  const own = await screen.findByRole('region', { name: 'Sua posição' });
  expect(own).toHaveTextContent('12º');
  api.reply(getCampaignUser, place(9, 40));
  act(() => publish(pointsEarned, { earnPoints: 10, totalUserPoints: 40 }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sua posição' })).toHaveTextContent('9º'));
});

test('a failed request can be retried', async () => {
  api.refuse(listCampaigns, { status: 403, code: 'x', message: 'x' });
  open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByText('Não foi possível carregar as campanhas.')).toBeInTheDocument();
  api.reply(listCampaigns, { campaigns: [energy] });
  await userEvent.click(again);
  expect(await ranking()).toBeInTheDocument();
});
