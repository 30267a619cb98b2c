import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bellChanged,
  bellEntryArrived,
  countUnreadBellEntries,
  listBellEntries,
  readAllBellEntries,
  readBellEntry,
} from '@shared-kit/contracts/notifications';
import type { BellEntry } from '@shared-kit/contracts/notifications';
import { subscribe } from '@shared-kit/runtime/events';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastPlace } from '@shared-kit/ui/toast';

type Heard = (data: unknown) => void;
const received = new Map<string, Heard>();
let becomes: (state: string) => void = () => undefined;
jest.unstable_mockModule('@shared-kit/runtime/realtime', () => ({
  configureConnection: () => undefined,
  openConnection: () => ({
    on: (event: { name: string }, listener: Heard) => void received.set(event.name, listener),
    onState: (listener: (state: string) => void) => {
      becomes = listener;
      listener('connecting');
    },
    call: async () => ({}),
    close: () => received.clear(),
  }),
}));
const { BellFollower, LiveBell } = await import('./live-bell.tsx');

const entry: BellEntry = {
  idNotification: 5,
  kind: 'answer',
  title: 'Sua matrícula em Liderança foi aprovada',
  text: 'Para começar, abra o portal.',
  path: '/profile-page',
  at: '2026-11-23 12:00:00',
  isRead: false,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(countUnreadBellEntries, { success: true, unread: 2 });
  api.reply(listBellEntries, {
    success: true,
    unread: 2,
    next: '1.4',
    notifications: [entry, { ...entry, idNotification: 4, title: 'Lida', isRead: true }],
  });
  api.reply(readBellEntry, { success: true, unread: 1 });
  api.reply(readAllBellEntries, { success: true, unread: 0 });
});
const open = () =>
  renderPage(
    <>
      <LiveBell isOpenAtFirst={false} />
      <BellFollower />
    </>,
  );

test('shows how many entries are unread, and lists them on a click', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 2' }));
  const list = within(await screen.findByRole('list'));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Sua matrícula em Liderança foi aprovada');
  expect(first).toHaveTextContent('Não lida');
  expect(second).not.toHaveTextContent('Não lida');
});

test('choosing an entry marks it as read and lowers the count', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 2' }));
  await userEvent.click(await screen.findByText('Sua matrícula em Liderança foi aprovada'));
  await waitFor(() => expect(api.calls(readBellEntry)).toMatchObject([{ params: { idNotification: '5' } }]));
  expect(await screen.findByRole('button', { name: 'Notificações, 1', hidden: true })).toBeInTheDocument();
});

test('marks all entries as read', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
  expect(await screen.findByRole('button', { name: 'Notificações', hidden: true })).toBeInTheDocument();
});

test('Escape closes the panel and returns the focus to the button', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Notificações, 2' });
  await userEvent.click(button);
  await screen.findByRole('list');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notificações, 2' })).toHaveFocus());
});

test('loads the next page by its cursor', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  await waitFor(() => expect(api.calls(listBellEntries).at(-1)).toMatchObject({ query: { before: '1.4' } }));
});

test('says that there is nothing, and offers another try when the list does not load', async () => {
  api.refuse(listBellEntries, { status: 409, code: 'x.y', message: 'Não.' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 2' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.reply(listBellEntries, { success: true, unread: 0, next: null, notifications: [] });
  await userEvent.click(retry);
  expect(await screen.findByText('Nenhuma notificação')).toBeInTheDocument();
});

test('an answer that arrives is announced in the page and published to the remotes', async () => {
  const notified: unknown[] = [];
  const stop = subscribe(bellEntryArrived, (fact) => void notified.push(fact));
  render(<ToastPlace />);
  open();
  await screen.findByRole('button', { name: 'Notificações, 2' });
  api.reply(countUnreadBellEntries, { success: true, unread: 3 });
  act(() => becomes('open'));
  act(() => received.get(bellChanged.name)?.({ arrived: { kind: 'answer', title: 'Aprovada' } }));
  expect(await screen.findByRole('button', { name: 'Notificações, 3' })).toBeInTheDocument();
  expect(await screen.findByText('Aprovada')).toBeInTheDocument();
  expect(notified).toEqual([{ kind: 'answer' }]);
  stop();
});

test('reading in another tab lowers the count here', async () => {
  open();
  await screen.findByRole('button', { name: 'Notificações, 2' });
  api.reply(countUnreadBellEntries, { success: true, unread: 0 });
  act(() => received.get(bellChanged.name)?.({ arrived: null }));
  expect(await screen.findByRole('button', { name: 'Notificações' })).toBeInTheDocument();
});
