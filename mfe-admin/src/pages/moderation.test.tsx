import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listAdminChatRooms,
  listAdminComments,
  listAdminMessages,
  listUploadSections,
  moderateComments,
  moderateMessages,
  readOwnAccess,
  setUploadReview,
} from '@shared-kit/contracts/admin';
import type { AdminComment, AdminMessage } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './moderation.tsx';

const places = { previous: null, next: null };
const author = { idPerson: 5, name: 'Eva Lacerda', department: 'Segurança', photo: '' };
const comment: AdminComment = {
  idComment: 9,
  author,
  text: 'Compre já',
  training: 'Liderança',
  teamName: '',
  at: '2026-11-18 18:10:00',
  reports: 2,
  hiddenBy: null,
  hiddenReason: '',
};
const message: AdminMessage = {
  idChatRoom: 3,
  sequence: 7,
  author,
  text: 'Oi',
  roomName: 'Sala da rede',
  at: '2026-11-18 18:10:00',
  reports: [{ reason: 'SPAM', note: '' }],
  removedBy: 'João',
  removedReason: 'Fora do tema.',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['author'], rights: ['community.moderate'] });
  api.reply(listAdminComments, { total: 1, comments: [comment], places });
  api.reply(listAdminMessages, { total: 1, messages: [message], places });
  api.reply(listAdminChatRooms, {
    rooms: [{ idChatRoom: 3, name: 'Sala da rede', kind: 'general', messages: 7, waiting: 1, lastAt: null }],
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

test('hides a comment with a reason, and the filter is in the address', async () => {
  api.reply(moderateComments, { success: true, results: [{ id: 9, message: '' }] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar: Eva Lacerda, Liderança' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar comentário' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'É propaganda.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ocultar' }));
  expect(await screen.findByText('Comentário ocultado.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quais' }), 'Ocultos');
  await waitFor(() => expect(api.calls(listAdminComments).at(-1)).toMatchObject({ query: { state: 'hidden' } }));
  unmount();
  await waitFor(() =>
    expect(api.calls(moderateComments)).toMatchObject([
      { body: { decision: 'HIDDEN', ids: [9], reason: 'É propaganda.' } },
    ]),
  );
});

test('returns a removed message, whose reason is shown', async () => {
  api.reply(moderateMessages, { success: true, results: [{ idChatRoom: 3, sequence: 7, message: '' }] });
  const { unmount } = open('?aba=mensagens&sala=3');
  expect(await screen.findByText('Removida por João. Motivo: Fora do tema.')).toBeVisible();
  expect(api.calls(listAdminMessages).at(-1)).toMatchObject({ query: { room: '3' } });
  await userEvent.click(screen.getByRole('button', { name: 'Devolver: Eva Lacerda, Sala da rede' }));
  unmount();
  await waitFor(() =>
    expect(api.calls(moderateMessages)).toMatchObject([
      { body: { decision: 'RESTORED', messages: [{ idChatRoom: 3, sequence: 7 }] } },
    ]),
  );
});

test('a room leads to its messages, and to the reported ones', async () => {
  open('?aba=salas');
  expect(await screen.findByRole('link', { name: 'Sala da rede' })).toHaveAttribute(
    'href',
    '/admin/moderacao?aba=mensagens&sala=3',
  );
  expect(screen.getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    '/admin/moderacao?aba=mensagens&sala=3&estado=reported',
  );
});

test('people without the right find the page closed', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: ['reports'], rights: ['people.read'] });
  open();
  expect(await screen.findByRole('heading', { name: 'Página para quem administra o portal' })).toBeVisible();
});

test('switches the review of a section, where the role allows it', async () => {
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['administrator'],
    rights: ['community.moderate', 'company.edit'],
  });
  api.reply(listUploadSections, { sections: [{ idSection: 8, name: 'Trabalhos', isReviewed: false, waiting: 2 }] });
  api.reply(setUploadReview, { success: true });
  open('?aba=envios');
  const review = await screen.findByRole('switch', { name: /^Aprovar antes de publicar em Trabalhos/ });
  expect(screen.getByRole('link', { name: '2 envios aguardam' })).toHaveAttribute(
    'href',
    '/admin/solicitacoes?tipo=envios',
  );
  await userEvent.click(review);
  expect(await screen.findByText('Aprovação ligada em Trabalhos.')).toBeVisible();
  expect(api.calls(setUploadReview)).toMatchObject([{ params: { idSection: '8' }, body: { isReviewed: true } }]);
});

test('shows the review of a section to moderators who may not change it', async () => {
  api.reply(listUploadSections, { sections: [{ idSection: 8, name: 'Trabalhos', isReviewed: true, waiting: 0 }] });
  open('?aba=envios');
  expect(await screen.findByRole('switch', { name: /^Aprovar antes de publicar em Trabalhos/ })).toBeDisabled();
});
