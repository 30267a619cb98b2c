import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideTeamComment, listTeamComments } from '@shared-kit/contracts/learning';
import type { TeamComment } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './approvals.tsx';

const comment: TeamComment = {
  idComment: 9,
  person: { name: 'Eva Lacerda', department: 'Operações', photo: '' },
  text: 'Compre já',
  training: 'Liderança',
  teamName: 'Turma de março',
  at: '2026-11-22 15:00:00',
  reports: 2,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listTeamComments, { totalRecords: 1, result: [comment] });
  api.reply(decideTeamComment, { success: true });
});
const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/aprovacoes?tab=comments', route: '/aprovacoes', session: { flags: [menuFlags.answersRequests] } },
  );

test('keeps a reported comment, which shows where it was written and how often it was reported', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Comentários denunciados que aguardam decisão' }));
  expect(list.getByRole('listitem')).toHaveTextContent('Liderança · Turma de março · 22/11/2026 12:00');
  expect(list.getByText('2 denúncias')).toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Manter o comentário de Eva Lacerda em Liderança' }));
  expect(await screen.findByText('Comentário mantido.')).toBeInTheDocument();
  expect(api.calls(decideTeamComment)).toMatchObject([{ params: { id: '9' }, body: { decision: 'KEPT' } }]);
  await waitFor(() => expect(api.calls(listTeamComments)).toHaveLength(2));
});

test('hides a comment with a reason', async () => {
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ocultar o comentário de Eva Lacerda em Liderança' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar comentário' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ocultar' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'É propaganda.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ocultar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(decideTeamComment)).toMatchObject([{ body: { decision: 'HIDDEN', reason: 'É propaganda.' } }]);
});

test('shows that nothing waits, and what a refusal says', async () => {
  api.refuse(decideTeamComment, { status: 409, code: 'learning.comment-decided', message: 'Outra pessoa já decidiu.' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Manter o comentário/ }));
  expect(await screen.findByText('Outra pessoa já decidiu.')).toBeInTheDocument();
  api.reply(listTeamComments, { totalRecords: 0, result: [] });
  await userEvent.click(screen.getByRole('button', { name: /^Manter o comentário/ }));
  expect(await screen.findByText('Nenhum comentário denunciado aguarda decisão')).toBeInTheDocument();
});
