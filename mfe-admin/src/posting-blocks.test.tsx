import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blockPosting,
  liftPostingBlock,
  listAdminComments,
  listBlockedPeople,
  readOwnAccess,
} from '@shared-kit/contracts/admin';
import type { BlockedPerson } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './pages/moderation.tsx';

const person = { idPerson: 5, name: 'Eva Lacerda', department: 'Segurança', photo: '' };
const blocked: BlockedPerson = {
  person,
  reason: 'Ofendeu colegas.',
  until: '2026-12-11 02:59:59',
  blockedBy: 'João Souza',
  blockedAt: '2026-11-18 18:10:00',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['author'], rights: ['community.moderate'] });
  api.reply(blockPosting, { success: true });
  api.reply(liftPostingBlock, { success: true });
  api.reply(listBlockedPeople, { people: [blocked] });
  api.reply(listAdminComments, {
    total: 1,
    places: { previous: null, next: null },
    comments: [
      {
        idComment: 9,
        author: person,
        text: 'Compre já',
        training: 'Liderança',
        teamName: '',
        at: '2026-11-18 18:10:00',
        reports: 2,
        hiddenBy: null,
        hiddenReason: '',
      },
    ],
  });
});

const open = (search = '') =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: `/admin/moderacao${search}`, route: '/admin/moderacao' },
  );

test('blocks an author beside a comment, with a reason and a last day', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear Eva Lacerda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear Eva Lacerda?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Ofendeu colegas.');
  await userEvent.type(dialog.getByLabelText(/Último dia do bloqueio/), '2099-12-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Eva Lacerda: bloqueio em vigor.')).toBeVisible();
  expect(api.calls(blockPosting)).toMatchObject([{ body: { reason: 'Ofendeu colegas.', untilDay: '2099-12-10' } }]);
});

test('shows a refused block in its dialog', async () => {
  api.refuse(blockPosting, { status: 403, code: 'admin.more-rights', message: 'Esta pessoa tem mais direitos.' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquear Eva Lacerda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear Eva Lacerda?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Ofensas.');
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await dialog.findByText('Esta pessoa tem mais direitos.')).toBeVisible();
});

test('lists who is blocked until when and why, lifts a block, and puts it back as it was', async () => {
  open('?aba=bloqueios');
  const row = within(await screen.findByRole('list', { name: 'Pessoas bloqueadas' })).getByRole('listitem');
  expect(row).toHaveTextContent('Bloqueio até 10/12/2026');
  expect(row).toHaveTextContent('Motivo: Ofendeu colegas.');
  await userEvent.click(within(row).getByRole('button', { name: 'Desbloquear Eva Lacerda' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(api.calls(blockPosting)).toMatchObject([
      { params: { idPerson: '5' }, body: { reason: 'Ofendeu colegas.', untilDay: '2026-12-10' } },
    ]),
  );
  expect(api.calls(liftPostingBlock)).toHaveLength(1);
});

test('shows why a lifted block could not be put back', async () => {
  api.refuse(blockPosting, { status: 409, code: 'admin.day-passed', message: 'Este dia já passou.' });
  open('?aba=bloqueios');
  await userEvent.click(await screen.findByRole('button', { name: 'Desbloquear Eva Lacerda' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Este dia já passou.')).toBeVisible();
});

test('says so when nobody is blocked', async () => {
  api.reply(listBlockedPeople, { people: [] });
  open('?aba=bloqueios');
  expect(await screen.findByText('Ninguém está bloqueado')).toBeVisible();
});
