import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exportCampaignUserPoints,
  getCampaignDetail,
  listCampaignUserPoints,
  listCampaigns,
  listGamificationEvents,
} from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { getUser } from '@shared-kit/contracts/identity';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { Page } from '../../pages/profile.tsx';
import { ShowPoints } from './show-points.tsx';

const energy: Campaign = {
  idgamification_campaign: 3,
  name: 'Energia Segura',
  description: '',
  startDate: '2026-11-01 12:00:00',
  endDate: '2026-12-31 12:00:00',
  points: 15,
  status: 1,
  notified: 1,
};
const over: Campaign = { ...energy, idgamification_campaign: 4, name: 'Verão sem acidentes', status: 0 };
const entry = (number: number) => ({
  idPointsEntry: String(number),
  contentitemtext: `Conteúdo ${number}`,
  event: 'Concluir um conteúdo',
  eventDate: '2026-11-20 15:00:00',
  points: 10,
});

let api: MockApi;
let total: number;
beforeEach(() => {
  total = 9;
  api = new MockApi();
  api.reply(listCampaigns, { campaigns: [energy, over] });
  api.reply(listCampaignUserPoints, ({ body }) => {
    const { offset, limit, idCampaign } = body as { offset: number; limit: number; idCampaign: number };
    const all = Array.from({ length: idCampaign === 4 ? 0 : total }, (_, index) => entry(total - index));
    return { totalRecords: all.length, totalPoints: all.length * 10, userpoints: all.slice(offset, offset + limit) };
  });
  api.reply(listGamificationEvents, {
    events: [
      { idgamification_event: 8, event: 'Concluir um treinamento', points: 100 },
      { idgamification_event: 9, event: 'Avaliar um conteúdo', points: 3 },
    ],
  });
  api.reply(getCampaignDetail, { campaign: energy, events: [{ idEvent: 8, points: 120 }] });
});

const block = (name: string) => within(screen.getByRole('region', { name }));
const shown = () => block('Minhas atividades').getAllByRole('listitem');

test('shows two activities at first and five more at a time until all are listed [A2p-15] [A2p-16]', async () => {
  renderPage(<ShowPoints />);
  await screen.findByText('Conteúdo 9');
  expect(shown().map((item) => item.textContent)).toEqual([
    'Conteúdo 9Concluir um conteúdo · 20/11/2026 12:00+10 pontos',
    'Conteúdo 8Concluir um conteúdo · 20/11/2026 12:00+10 pontos',
  ]);
  const more = screen.getByRole('button', { name: 'Mostrar mais' });
  await userEvent.click(more);
  await waitFor(() => expect(shown()).toHaveLength(7));
  await userEvent.click(more);
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  expect(api.calls(listCampaignUserPoints).map(({ body }) => body)).toEqual([
    { idCampaign: 0, idUser: 7, offset: 0, limit: 2 },
    { idCampaign: 0, idUser: 7, offset: 2, limit: 5 },
    { idCampaign: 0, idUser: 7, offset: 7, limit: 5 },
  ]);
});

test('shows the points of all campaigns or of one, open or closed [A2p-13] [A2p-14] [A2p-18]', async () => {
  renderPage(<ShowPoints />);
  expect(await screen.findByText('90 pontos')).toBeInTheDocument();
  const select = block('Meus Pontos').getByRole('combobox', { name: 'Campanha' });
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Todos', 'Energia Segura', 'Verão sem acidentes']),
  );
  const earning = () =>
    block('Como você ganha pontos')
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(earning()).toEqual(['Concluir um treinamento100 pontos', 'Avaliar um conteúdo3 pontos']);
  await userEvent.selectOptions(select, 'Energia Segura');
  await waitFor(() => expect(earning()).toEqual(['Concluir um treinamento120 pontos']));
  await userEvent.selectOptions(select, 'Verão sem acidentes');
  expect(await screen.findByText('0 pontos')).toBeInTheDocument();
  expect(block('Minhas atividades').getByText('Ainda não há dados para serem exibidos!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportar planilha' })).toBeNull();
});

test('failed campaigns and activities show an error with a retry', async () => {
  api.refuse(listCampaigns, { status: 404, code: 'x', message: 'x' });
  renderPage(<ShowPoints />);
  expect(await screen.findByText('Não foi possível carregar as campanhas.')).toBeInTheDocument();
  expect(await screen.findByText('90 pontos')).toBeInTheDocument();
  api.reply(listCampaigns, { campaigns: [energy] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('option', { name: 'Energia Segura' })).toBeInTheDocument();
  expect(screen.queryByText('Não foi possível carregar as campanhas.')).toBeNull();

  api.refuse(listCampaignUserPoints, { status: 404, code: 'x', message: 'x' });
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Não foi possível carregar mais atividades. Tente novamente.')).toBeInTheDocument();
  expect(shown()).toHaveLength(2);
});

test('a campaign shows no points of another one while its own load', async () => {
  renderPage(<ShowPoints />);
  expect(await screen.findByText('90 pontos')).toBeInTheDocument();
  api.reply(listCampaignUserPoints, () => new Promise(() => undefined));
  await screen.findByRole('option', { name: 'Energia Segura' });
  await userEvent.selectOptions(block('Meus Pontos').getByRole('combobox', { name: 'Campanha' }), 'Energia Segura');
  expect(screen.queryByText('90 pontos')).toBeNull();
});

test('repeated clicks during a download create one spreadsheet [A2p-17]', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:sheet';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  let finish = (): void => undefined;
  const made = new Promise<Blob>((resolve) => {
    finish = () => resolve(new Blob(['x']));
  });
  api.reply(exportCampaignUserPoints, () => made);
  renderPage(<ShowPoints />);
  const button = await screen.findByRole('button', { name: 'Exportar planilha' });
  await userEvent.dblClick(button);
  finish();
  await waitFor(() => expect(saved).toEqual(['minhas-atividades.xlsx']));
  expect(api.calls(exportCampaignUserPoints).map(({ query }) => query)).toEqual([{ idCampaign: '0', idUser: '7' }]);
  click.mockRestore();
});

test('new points show without a reload', async () => {
  renderPage(<ShowPoints />);
  await screen.findByText('90 pontos');
  total = 11;
  act(() => publish(pointsEarned, { earnPoints: 10, totalUserPoints: 100 }));
  expect(await screen.findByText('110 pontos')).toBeInTheDocument();
  expect(screen.getByText('Conteúdo 11')).toBeInTheDocument();
});

test('the profile has no points section when the company has no gamification [A6-04]', async () => {
  api.refuse(getUser, { status: 404, code: 'x', message: 'x' });
  renderPage(<Page />, {
    at: '/perfil',
    route: '/perfil',
    session: { loginInfo: { ...testSession.loginInfo, gamification: 0 } },
  });
  expect(await screen.findByText('Error retrieving user data')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Meus Pontos' })).toBeNull();
  expect(api.calls(listCampaigns)).toEqual([]);
});
