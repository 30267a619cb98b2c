import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from '@shared-kit/contracts/core';
import {
  addComment,
  deleteComment,
  editComment,
  getEnrollmentDetail,
  listComments,
  listTeamAttachments,
  reportComment,
} from '@shared-kit/contracts/learning';
import type { Comment } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { participationProgress } from './participation.rules.ts';
import { TrainingInteractions } from './training-interactions.tsx';

const { idUser } = testSession.viewer;

const detail: ReplyOf<typeof getEnrollmentDetail> = {
  idEnrollment: 7,
  commentIsMandatory: 0,
  commentTitle: '',
  commentInstruction: '',
  commentMinWords: 0,
  commentMinCount: 0,
  mandatoryCommentsCount: 0,
  team: { idTeam: 3, name: 'Turma', allowComments: 1, commentsLabel: '', hasAttachments: 1 },
  node: { idNode: 5, title: 'Módulo', allowComments: 1, commentsLabel: '' },
};

let nextId = 1;
function aComment(fields: Partial<Comment> = {}): Comment {
  const idComment = nextId++;
  return {
    idComment,
    text: `<p>Comentário ${idComment}</p>`,
    name: 'Bia Souza',
    photo: '',
    createdBy: 99,
    creationDate: '2026-11-20 12:00:00',
    lastModifiedDate: null,
    totalReplies: 0,
    totalReports: 0,
    deleted: 0,
    hiddenBy: null,
    reportedByMe: 0,
    idParentComment: null,
    replies: [],
    ...fields,
  };
}

let api: MockApi;
let seen: IntersectionObserverCallback[];
beforeEach(() => {
  sessionStorage.clear();
  seen = [];
  Object.assign(document, { execCommand: () => true, queryCommandState: () => false });
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  api = new MockApi().reply(getEnrollmentDetail, detail).reply(listComments, { comments: [], totalRecords: 0 });
});

const open = async (name = 'Interações') => {
  const page = renderPage(
    <>
      <TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} look="bar" />
      <ToastRegion />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  return page;
};
const comments = (...list: Comment[]) => api.reply(listComments, { comments: list, totalRecords: list.length });
const field = (name = 'Adicionar mensagem') => screen.findByRole('textbox', { name });
async function type(text: string, name?: string): Promise<void> {
  const box = await field(name);
  box.append(text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

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
  renderPage(<TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} look="page" />);
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
    renderPage(<TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} look="bar" />);
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
    const asked = seen.length;
    seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    expect(await screen.findByText('Erro de carregamento.')).toBeInTheDocument();
    expect([seen.length, api.calls(listComments).length]).toEqual([asked, 2]);
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

test('disables the send button while the text is blank [B5-46] [B5-45]', async () => {
  await open();
  const send = await screen.findByRole('button', { name: 'Enviar' });
  expect(send).toBeDisabled();
  await type(' \u200B ');
  expect(send).toBeDisabled();
  await type('Olá');
  expect(send).toBeEnabled();
});

test('keeps an unsent text in the field and as a draft, and retries it with the same id [B4.12-01]', async () => {
  api.refuse(addComment, { status: 409, code: 'x.y', message: 'Não foi desta vez.' });
  const { unmount } = await open();
  await type('Bom dia');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Não foi possível enviar. O que você escreveu continua aqui.')).toBeInTheDocument();
  expect(await field()).toHaveTextContent('Bom dia');
  api.reply(addComment, {
    success: true,
    idComment: 9,
    mandatoryCommentsCount: 0,
    enrollmentStatus: 'IN_PROGRESS',
    points: null,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(async () => expect(await field()).toHaveTextContent(/^$/));
  const [first, second] = api.calls(addComment).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ text: 'Bom dia', idEnrollment: 7, idParentComment: null });
  await type('Rascunho');
  unmount();
  await open();
  expect(await field()).toHaveTextContent('Rascunho');
});

test('locks the field while sending and retries with the same id after the drawer was reopened', async () => {
  const written = {
    success: true as const,
    idComment: 9,
    mandatoryCommentsCount: 0,
    enrollmentStatus: 'IN_PROGRESS' as const,
    points: null,
  };
  api.reply(addComment, () => new Promise<never>(() => undefined));
  const { unmount } = await open();
  await type('Bom dia');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(async () => expect(await field()).toHaveAttribute('contenteditable', 'false'));
  await waitFor(() => expect(api.calls(addComment)).toHaveLength(1));
  unmount();
  // The drawer closed before the reply arrived, so the outcome is unknown.
  await open();
  expect(await field()).toHaveTextContent('Bom dia');
  api.reply(addComment, written);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(async () => expect(await field()).toHaveTextContent(/^$/));
  expect(await field()).toHaveAttribute('contenteditable', 'true');
  const [first, second] = api.calls(addComment).map(({ body }) => body);
  expect(second).toEqual(first);
});

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

test('sends a reply to its comment and saves an edit in place [B4.12-02]', async () => {
  const mine = aComment({ createdBy: idUser, name: 'Eu', text: 'Antes' });
  comments(mine);
  const written = {
    success: true as const,
    mandatoryCommentsCount: 0,
    enrollmentStatus: 'IN_PROGRESS' as const,
    points: null,
  };
  api.reply(addComment, { ...written, idComment: 77 }).reply(editComment, written);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder a Eu' }));
  await type('Concordo', 'Sua resposta');
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() =>
    expect(api.calls(addComment)[0]?.body).toMatchObject({ text: 'Concordo', idParentComment: mine.idComment }),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Sua resposta' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Responder a Eu' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Editar: comentário de Eu' }));
  expect(await field('Editar comentário')).toHaveTextContent('Antes');
  await type(' e depois', 'Editar comentário');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.calls(editComment)).toMatchObject([
      { params: { idComment: String(mine.idComment) }, body: { text: 'Antes e depois', idEnrollment: 7 } },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar: comentário de Eu' })).toHaveFocus());
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

test('shows the required participation as a button with its count and counts words against the minimum [B2.3-27] [B4.2-14] [B4.2-15] [B4.12-10] [B5-47]', async () => {
  api.reply(getEnrollmentDetail, {
    ...detail,
    commentIsMandatory: 1,
    commentTitle: 'Conte um caso',
    commentInstruction: 'Sem citar nomes.',
    commentMinWords: 5,
    commentMinCount: 2,
    mandatoryCommentsCount: 1,
  });
  await open('Participação obrigatória 1/2');
  expect(screen.getByRole('tab', { name: 'Turma' })).toHaveAttribute('aria-selected', 'true');
  const demand = within(screen.getByRole('region', { name: 'Participação obrigatória' }));
  expect(demand.getByText('Conte um caso')).toBeInTheDocument();
  expect(demand.getByText('Sem citar nomes.')).toBeInTheDocument();
  expect(demand.getByText('Em andamento')).toBeInTheDocument();
  expect(demand.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await type('Bem-vindas, vocês três!');
  expect(screen.getByText('3 palavras (mínimo: 5)')).toBeInTheDocument();
  expect([0, 1, 2, 3].map((count) => participationProgress(count, 2))).toEqual([
    { percent: 0, status: 'NOT_ATTEMPTED' },
    { percent: 50, status: 'IN_PROGRESS' },
    { percent: 100, status: 'COMPLETED' },
    { percent: 100, status: 'COMPLETED' },
  ]);
});

test('closes the link form on Escape, then the drawer', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Inserir link' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Endereço/ }), 'www{Escape}');
  expect(screen.queryByRole('textbox', { name: /Endereço/ })).toBeNull();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

test('waits with the next page until the list is refetched after a deletion', async () => {
  let thread = [aComment({ createdBy: idUser, name: 'Eu' }), ...Array.from({ length: 7 }, () => aComment())];
  let release = () => {};
  let isHeld = false;
  api
    .reply(listComments, async ({ query }) => {
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      const offset = Number(query['offset']);
      return { comments: thread.slice(offset, offset + 6), totalRecords: thread.length };
    })
    .reply(deleteComment, () => {
      thread = thread.slice(1);
      isHeld = true;
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
  isHeld = false;
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Excluir: comentário de Eu' })).toBeNull());
  expect(api.calls(listComments).map(({ query }) => query?.['offset'])).toEqual(['0', '0']);
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
