import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteComment, getEnrollmentDetail, listComments } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { TrainingInteractions } from './training-interactions.tsx';
import { aComment, api, comments, detail, idUser, open, seen, setUpInteractions } from './interactions.fixtures.tsx';

setUpInteractions();

test('shows node and team as tabs, each with its own empty text [B2.3-28] [B2.13-03] [B2.13-05] [B2.13-10] [B2.13-14]', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Página', 'Turma']);
  expect(await screen.findByText('Não há interações na página ainda. Seja o primeiro!')).toBeInTheDocument();
  expect(screen.getByText('Adicionar mensagem')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Turma' }));
  expect(await screen.findByText('Não há interações na turma ainda. Seja o primeiro!')).toBeInTheDocument();
  expect(api.calls(listComments).map(({ params }) => params)).toEqual([
    { type: 'NODE', idEntity: '5' },
    { type: 'TEAM', idEntity: '3' },
  ]);
});

test('renders no tabs for one thread and no button for none', async () => {
  api.reply(getEnrollmentDetail, { ...detail, node: null });
  const { unmount } = await open();
  expect(screen.queryByRole('tab')).toBeNull();
  unmount();
  api.reply(getEnrollmentDetail, { ...detail, node: null, team: null });
  renderPage(<TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance="page" />);
  await waitFor(() => expect(api.calls(getEnrollmentDetail)).toHaveLength(2));
  expect(screen.queryByRole('button')).toBeNull();
});

test('loads six comments at a time and more when the end comes into view [B2.13-04] [B9-08]', async () => {
  const first = Array.from({ length: 6 }, () => aComment());
  const last = aComment();
  api.reply(listComments, ({ query }) => ({ comments: query['offset'] === '0' ? first : [last], totalRecords: 7 }));
  await open();
  await screen.findByText(`Comentário ${first[0]?.idComment}`);
  seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(await screen.findByText(`Comentário ${last.idComment}`)).toBeInTheDocument();
  expect(api.calls(listComments).map(({ query }) => query)).toEqual([
    { offset: '0', limit: '6' },
    { offset: '6', limit: '6' },
  ]);
});

test('shows a comment that moved up a page because one above it was deleted [B2.13-04]', async () => {
  let thread = Array.from({ length: 8 }, () => aComment());
  api.reply(listComments, ({ query }) => {
    const offset = Number(query['offset']);
    return { comments: thread.slice(offset, offset + 6), totalRecords: thread.length };
  });
  await open();
  const [gone, ...left] = thread;
  await screen.findByText(`Comentário ${gone?.idComment}`);
  thread = left;
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  for (const { idComment } of left) expect(await screen.findByText(`Comentário ${idComment}`)).toBeInTheDocument();
  expect(screen.queryByText(`Comentário ${gone?.idComment}`)).toBeNull();
});

test('expands replies five at a time and collapses them [B2.13-08] [B2.13-09] [B9-09]', async () => {
  const replies = Array.from({ length: 7 }, () => aComment({ idParentComment: 500 }));
  const parent = aComment({ idComment: 500, totalReplies: 7, replies: replies.slice(0, 5) });
  api.reply(listComments, ({ query }) =>
    query['idParentComment'] === undefined
      ? { comments: [parent], totalRecords: 1 }
      : { comments: replies.slice(Number(query['offset']), Number(query['offset']) + 5), totalRecords: 7 },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mais respostas(7)' }));
  expect(await screen.findByText(`Comentário ${replies[4]?.idComment}`)).toBeInTheDocument();
  await waitFor(() => expect(api.calls(listComments)).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mais respostas(2)' }));
  expect(await screen.findByText(`Comentário ${replies[6]?.idComment}`)).toBeInTheDocument();
  expect(api.calls(listComments).at(-1)?.query).toEqual({ offset: '5', limit: '5', idParentComment: '500' });
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar respostas' }));
  expect(screen.queryByText(`Comentário ${replies[0]?.idComment}`)).toBeNull();
});

describe('a load failure offers a retry', () => {
  const broken = { status: 409, code: 'x.y', message: 'Não foi desta vez.' };
  const show = () =>
    renderPage(<TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance="bar" />);
  const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));

  test('when the enrolment detail fails [B8-03]', async () => {
    api.refuse(getEnrollmentDetail, broken);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro de carregamento.');
    api.reply(getEnrollmentDetail, detail);
    await again();
    expect(await screen.findByRole('button', { name: 'Interações' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('when the next comments fail, which do not reload on their own', async () => {
    const first = Array.from({ length: 6 }, () => aComment());
    const last = aComment();
    api.reply(listComments, { comments: first, totalRecords: 7 });
    await open();
    await screen.findByText(`Comentário ${first[0]?.idComment}`);
    api.refuse(listComments, broken);
    const requestsBefore = seen.length;
    seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    expect(await screen.findByText('Erro de carregamento.')).toBeInTheDocument();
    expect([seen.length, api.calls(listComments).length]).toEqual([requestsBefore, 2]);
    api.reply(listComments, { comments: [last], totalRecords: 7 });
    await again();
    expect(await screen.findByText(`Comentário ${last.idComment}`)).toBeInTheDocument();
  });

  test('when replies fail, and keeps those that came with the comment', async () => {
    const replies = Array.from({ length: 5 }, () => aComment({ idParentComment: 500 }));
    const parent = aComment({ idComment: 500, totalReplies: 6, replies });
    comments(parent);
    await open();
    const more = await screen.findByRole('button', { name: 'Ver mais respostas(6)' });
    api.refuse(listComments, broken);
    await userEvent.click(more);
    expect(await screen.findByText('Erro de carregamento.')).toBeInTheDocument();
    expect(screen.getByText(`Comentário ${replies[4]?.idComment}`)).toBeInTheDocument();
    const last = aComment({ idParentComment: 500 });
    api.reply(listComments, { comments: [...replies.slice(0, 4), last], totalRecords: 5 });
    await again();
    expect(await screen.findByText(`Comentário ${last.idComment}`)).toBeInTheDocument();
    expect(screen.queryByText('Erro de carregamento.')).toBeNull();
  });
});

test('waits with the next page until the list is refetched after a deletion', async () => {
  let thread = [aComment({ createdBy: idUser, name: 'Eu' }), ...Array.from({ length: 7 }, () => aComment())];
  let release = () => {};
  let isDelayed = false;
  api
    .reply(listComments, async ({ query }) => {
      if (isDelayed) await new Promise<void>((resolve) => (release = resolve));
      const offset = Number(query['offset']);
      return { comments: thread.slice(offset, offset + 6), totalRecords: thread.length };
    })
    .reply(deleteComment, () => {
      thread = thread.slice(1);
      isDelayed = true;
      return { success: true as const };
    });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir: comentário de Eu' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Excluir este comentário?' })).getByRole('button', {
      name: 'Excluir',
    }),
  );
  await waitFor(() => expect(api.calls(listComments)).toHaveLength(2));
  seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  isDelayed = false;
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Excluir: comentário de Eu' })).toBeNull());
  expect(api.calls(listComments).map(({ query }) => query?.['offset'])).toEqual(['0', '0']);
});
