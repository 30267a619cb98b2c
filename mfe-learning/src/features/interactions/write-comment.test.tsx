import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addComment, editComment, getEnrollmentDetail } from '@shared-kit/contracts/learning';
import { participationProgress } from './participation.rules.ts';
import { aComment, api, comments, detail, idUser, open, setUpInteractions } from './interactions.fixtures.tsx';

const field = (name = 'Adicionar mensagem') => screen.findByRole('textbox', { name });
async function type(text: string, name?: string): Promise<void> {
  fireEvent.paste(await field(name), {
    clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? text : '') },
  });
}

setUpInteractions();

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
