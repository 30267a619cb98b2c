import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAnnouncements, readOwnAccess, withdrawAnnouncement } from '@shared-kit/contracts/admin';
import type { Announcement } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './announcements.tsx';

const sent: Announcement = {
  idAnnouncement: 1,
  version: 'v1',
  title: 'Recesso',
  audienceText: 'Toda a empresa',
  sendsMail: true,
  state: 'sent',
  sendAt: '2026-11-18 18:10:00',
  createdBy: 'João',
  done: 200,
  total: 200,
  mailed: 80,
  read: 50,
  failure: '',
};
const places = { previous: null, next: null };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['announcements.send'] });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/comunicados', route: '/admin/comunicados' },
  );

test('says how many received and read it, and how far one is that is being sent', async () => {
  api.reply(listAnnouncements, {
    announcements: [sent, { ...sent, idAnnouncement: 2, title: 'Festa', state: 'sending', done: 20 }],
    places,
  });
  open();
  const row = (await screen.findByText('Recesso')).closest('tr');
  expect(row).toHaveTextContent('200');
  expect(row).toHaveTextContent('80 por e-mail');
  expect(row).toHaveTextContent('50 (25%)');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20 de 200 pessoas');
});

test('withdraws a sent one after a question that says what stays', async () => {
  api.reply(listAnnouncements, { announcements: [sent], places });
  api.reply(withdrawAnnouncement, { success: true });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar Recesso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar este comunicado?' }));
  expect(dialog.getByText(/e-mails que já saíram não voltam/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(api.calls(withdrawAnnouncement)).toHaveLength(1));
});

test('says that an announcement was sent while somebody decided to cancel it, and shows it as it is now', async () => {
  const waiting = { ...sent, state: 'scheduled', sendAt: '2027-01-01 10:00:00' } as const;
  const message = 'Este comunicado mudou enquanto você decidia. Confira como ele está agora.';
  api.reply(listAnnouncements, { announcements: [waiting], places });
  api.refuse(withdrawAnnouncement, { status: 409, code: 'admin.changed-meanwhile', message });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar Recesso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar este comunicado?' }));
  api.reply(listAnnouncements, { announcements: [{ ...sent, version: 'v2' }], places });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Enviado')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls(withdrawAnnouncement)).toMatchObject([{ body: { version: 'v1' } }]);
});

test('teaches what an announcement is when there is none', async () => {
  api.reply(listAnnouncements, { announcements: [], places });
  open();
  expect(await screen.findByText('Nenhum comunicado ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Novo comunicado' })).toHaveAttribute('href', '/admin/comunicados/novo');
});

test('soon looks again at one whose time has come', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T18:10:01Z'), advanceTimers: true });
  api.reply(listAnnouncements, { announcements: [{ ...sent, state: 'scheduled' }], places });
  open();
  expect(await screen.findByText('Agendado')).toBeVisible();
  api.reply(listAnnouncements, { announcements: [sent], places });
  await jest.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('Enviado')).toBeVisible();
  jest.useRealTimers();
});
