import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { listBadges, noteBadges } from '@shared-kit/contracts/gamification';
import type { Badge } from '@shared-kit/contracts/gamification';
import { listHistory } from '@shared-kit/contracts/journey';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';
import { labels } from './labels.ts';

const badge = (fields: Partial<Badge>): Badge => ({
  key: 'passo',
  name: 'Primeiro passo',
  description: 'Conclua o seu primeiro treinamento.',
  icon: 'training',
  kind: 'events',
  earnedAt: null,
  isNew: false,
  done: 0,
  goal: 1,
  ...fields,
});
const earned = badge({ earnedAt: '2026-11-20 12:00:00', isNew: true, done: 1 });

let api: MockApi;
beforeEach(() => {
  api = new MockApi().reply(listHistory, { history: [] }).reply(listEnrollmentsInProgress, { data: [] });
});
const open = (tab: string, flags: readonly string[] = [menuFlags.hasBadges]) =>
  renderPage(<Page />, { at: `/myJourney/${tab}`, route: '/myJourney/:tab?', session: { flags: [...flags] } });

test('shows earned badges with their day, and the next ones with what is left', async () => {
  const next = [
    badge({ key: 'dias', name: 'Três dias', kind: 'streak', done: 2, goal: 3 }),
    badge({ key: 'pontos', name: 'Maratonista', kind: 'campaign', done: 100, goal: 1500 }),
  ];
  api.reply(listBadges, { badges: [{ ...earned, isNew: false }, ...next] });
  open('badges');
  const done = await screen.findByRole('region', { name: 'Conquistadas' });
  expect(within(done).getByText('Conquistada em 20/11/2026')).toBeVisible();
  const ahead = screen.getByRole('region', { name: 'Próximas' });
  expect(within(ahead).getByText('Falta 1 dia seguido')).toBeVisible();
  expect(within(ahead).getByText('Faltam 1.400 pontos')).toBeVisible();
  expect(within(ahead).getByRole('progressbar', { name: 'Progresso da insígnia Três dias' })).toBeInTheDocument();
});

test('uses the singular for one missing action and the plural for more', () => {
  expect([labels.left('events', 1), labels.left('events', 2)]).toEqual(['Falta 1', 'Faltam 2']);
  expect([labels.left('campaign', 1), labels.left('streak', 2)]).toEqual(['Falta 1 ponto', 'Faltam 2 dias seguidos']);
});

test('a new badge gives one quiet notice, which ends when it is read', async () => {
  api.reply(listBadges, { badges: [earned] }).reply(noteBadges, { success: true });
  open('historic');
  expect(await screen.findByText('Você conquistou a insígnia "Primeiro passo".')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByText('Você conquistou a insígnia "Primeiro passo".')).not.toBeInTheDocument();
  expect(api.calls(noteBadges)).toHaveLength(1);
});

test('badges that come late hold nothing, and their notice waits for the next visit', async () => {
  const late = Promise.withResolvers<{ badges: Badge[] }>();
  api.reply(listBadges, () => late.promise);
  open('historic');
  expect(await screen.findByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
  const placeholder = screen.getAllByRole('status', { name: 'Carregando' })[0];
  await waitFor(() => expect(placeholder).not.toBeInTheDocument(), { timeout: 5_000 });
  late.resolve({ badges: [earned] });
  await screen.findByRole('tab', { name: 'Insígnias' });
  await act(async () => late.promise);
  expect(screen.queryByText(/^Você conquistou/)).not.toBeInTheDocument();
});

test('without badges there is no tab, no notice and no call', async () => {
  open('badges', []);
  expect(await screen.findByRole('tab', { name: 'Matriculados' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Insígnias' })).not.toBeInTheDocument();
  expect(api.calls(listBadges)).toHaveLength(0);
});
