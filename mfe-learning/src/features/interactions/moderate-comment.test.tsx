import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteComment, listComments, listTeamAttachments, reportComment } from '@shared-kit/contracts/learning';
import { aComment, api, comments, idUser, open, seen, setUpInteractions } from './interactions.fixtures.tsx';

setUpInteractions();

test('shows edit and delete to the author, and report to other people [B2.13-06] [B4.12-03] [B4.12-04] [B4.12-06] [B4.12-07] [B3-28]', async () => {
  const mine = aComment({ createdBy: idUser, name: 'Eu', lastModifiedDate: '2026-11-21 12:00:00' });
  comments(mine, aComment({ name: 'Bia' }), aComment({ name: 'Caio', reportedByMe: 1 }));
  await open();
  const [own, others, reported] = (await screen.findAllByRole('listitem')).map((item) => within(item));
  expect(own?.getByText('editado')).toBeInTheDocument();
  expect(own?.getAllByRole('button').map((button) => button.textContent)).toEqual(['Responder', 'Editar', 'Excluir']);
  expect(others?.getAllByRole('button').map((button) => button.textContent)).toEqual(['Responder', 'Denunciar']);
  expect(others?.queryByText('editado')).toBeNull();
  expect(reported?.getAllByRole('button').map((button) => button.textContent)).toEqual(['Responder']);
  expect(reported?.getByText('Denunciado')).toBeInTheDocument();
});

test('confirms a deletion as permanent and distinguishes a comment from a reply [B4.12-05] [B8-19] [B8-20]', async () => {
  const reply = aComment({ createdBy: idUser, name: 'Eu', idParentComment: 600 });
  const mine = aComment({ idComment: 600, createdBy: idUser, name: 'Eu', totalReplies: 1, replies: [reply] });
  api
    .reply(listComments, ({ query }) => ({
      comments: query['idParentComment'] === undefined ? [mine] : [reply],
      totalRecords: 1,
    }))
    .reply(deleteComment, { success: true });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir: comentário de Eu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Excluir este comentário?' });
  expect(within(dialog).getByText('Esta ação não pode ser desfeita.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(api.calls(deleteComment)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir: comentário de Eu' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Excluir este comentário?' })).getByRole('button', {
      name: 'Excluir',
    }),
  );
  expect(await screen.findByText('Comentário excluído!')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais respostas(1)' }));
  const [, ofReply] = await screen.findAllByRole('button', { name: 'Excluir: comentário de Eu' });
  if (ofReply) await userEvent.click(ofReply);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Excluir esta resposta?' })).getByRole('button', {
      name: 'Excluir',
    }),
  );
  expect(await screen.findByText('Resposta excluída!')).toBeInTheDocument();
});

test("thanks for a report with 'Agradecemos por denunciar' [B8-21]", async () => {
  comments(aComment({ name: 'Bia' }));
  api.reply(reportComment, { success: true });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Denunciar: comentário de Bia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agradecemos por denunciar' });
  expect(within(dialog).getByText(/analisada de acordo com as diretrizes da comunidade/)).toBeInTheDocument();
  expect(api.calls(reportComment)).toHaveLength(1);
});

test('replaces deleted and hidden comments with a notice and shortens long ones [B4.12-08] [B4.12-09] [B2.13-07]', async () => {
  comments(
    aComment({
      deleted: 1,
      text: '',
      name: '',
      totalReplies: 1,
      replies: [aComment({ idParentComment: 1, deleted: 1, text: '', name: '' })],
    }),
    aComment({ hiddenBy: 'moderação', text: '', name: '' }),
    aComment({ text: `<p>${'palavra '.repeat(60)}</p>` }),
  );
  await open();
  expect(
    await screen.findByText('Conteúdo oculto: este comentário foi excluído por quem o escreveu.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Conteúdo oculto: retirado por não seguir as diretrizes da comunidade.')).toBeInTheDocument();
  api.reply(listComments, {
    comments: [aComment({ idParentComment: 1, deleted: 1, text: '', name: '' })],
    totalRecords: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais respostas(1)' }));
  expect(
    await screen.findByText('Conteúdo oculto: esta resposta foi excluída por quem a escreveu.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(screen.getByRole('button', { name: 'Ver mais' })).toHaveAttribute('aria-expanded', 'false');
});

test("lists 'Anexos' with type and title, each in a new tab, 25 at a time [B2.3-26] [B2.13-11] [B2.13-12] [B2.13-13]", async () => {
  const file = (index: number) => ({
    idAttachment: index,
    title: `Arquivo ${index}`,
    format: 3 as const,
    url: `/media/${index}.xlsx`,
  });
  api.reply(listTeamAttachments, ({ query }) => ({
    result: query['offset'] === '0' ? Array.from({ length: 25 }, (_, index) => file(index + 1)) : [file(26)],
    totalRecords: 26,
  }));
  await open('Anexos');
  expect(screen.getByRole('dialog', { name: 'Anexos' })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /^Planilha Arquivo 1 / });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/media/1.xlsx', '_blank']);
  seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(await screen.findByRole('link', { name: /Arquivo 26/ })).toBeInTheDocument();
  expect(api.calls(listTeamAttachments).map(({ query }) => query)).toEqual([
    { offset: '0', limit: '25' },
    { offset: '25', limit: '25' },
  ]);
});

test("shows 'Não foram encontrados resultados' without attachments [B8-07]", async () => {
  api.reply(listTeamAttachments, { result: [], totalRecords: 0 });
  await open('Anexos');
  expect(await screen.findByText('Não foram encontrados resultados')).toBeInTheDocument();
});

test('moves the focus to the next comment after a deletion, to the previous one after the last, and to the field after the only one', async () => {
  let thread = ['Um', 'Dois', 'Três'].map((name) => aComment({ createdBy: idUser, name }));
  api
    .reply(listComments, () => ({ comments: thread, totalRecords: thread.length }))
    .reply(deleteComment, ({ params }) => {
      thread = thread.filter(({ idComment }) => String(idComment) !== params['idComment']);
      return { success: true as const };
    });
  await open();
  const remove = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Excluir: comentário de ${name}` }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Excluir este comentário?' })).getByRole('button', {
        name: 'Excluir',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: `Excluir: comentário de ${name}` })).toBeNull());
  };
  const itemOf = (name: string) => screen.getByText(name).closest('li');
  await remove('Dois');
  await waitFor(() => expect(itemOf('Três')).toHaveFocus());
  await remove('Três');
  await waitFor(() => expect(itemOf('Um')).toHaveFocus());
  await remove('Um');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Adicionar mensagem' })).toHaveFocus());
});
