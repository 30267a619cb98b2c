import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { publishUpload, startUpload } from '@shared-kit/contracts/content';
import {
  begun,
  choose,
  enter,
  fill,
  forgetUploads,
  leave,
  show,
  submit,
  type,
  upload,
} from './send-upload.fixtures.tsx';

forgetUploads();

test('shows an error per missing field and sends nothing [A2c-02] [A5-14] [A5-15] [A5-16]', async () => {
  const api = show();
  submit();
  for (const text of [
    'Título é um campo obrigatório.',
    'Descrição é um campo obrigatório.',
    'É necessário fazer o upload de um arquivo.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  choose(new File(['x'], 'aula.avi'));
  expect(screen.getByText(/^Tipo de arquivo inválido\./)).toBeInTheDocument();
  await act(async () => submit());
  expect(api.calls(startUpload)).toEqual([]);
});

test('focuses the first wrong field, the file included', async () => {
  show();
  submit();
  await waitFor(() => expect(screen.getByLabelText(/Título/)).toHaveFocus());
  type(/Título/, 'Vitrine');
  type(/Descrição/, 'Outubro');
  submit();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toHaveFocus());
});

test('shows the outcome beside the button and in sight', async () => {
  const api = show().refuse(startUpload, { status: 409, code: 'content.upload-quota', message: 'Sem espaço.' });
  fill();
  submit();
  const refused = await screen.findByText('Sem espaço.');
  const button = screen.getByRole('button', { name: 'Enviar' });
  const isBelowFields = (shown: HTMLElement) =>
    screen.getByLabelText(/Descrição/).compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelowFields(refused)).toBeTruthy();
  expect(refused.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  api
    .reply(startUpload, { success: true, idUserUpload: 3, offset: 3, partSize: 10, url: upload.url })
    .reply(publishUpload, { success: true, data: upload, isWaiting: false });
  submit();
  expect(isBelowFields(await screen.findByText('Dados enviados com sucesso!'))).toBeTruthy();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
});

test('says that an upload waits for the moderation, and why another one was refused', async () => {
  const own = { ...upload, idUpload: 'a', received: 3, lastModified: 7, state: 'RECEIVED' as const };
  show([
    { ...own, review: 'WAITING', reviewReason: '' },
    { ...own, idUserUpload: 4, review: 'REFUSED', reviewReason: 'Fora do tema.' },
  ])
    .reply(startUpload, begun)
    .reply(publishUpload, { success: true, data: upload, isWaiting: true });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Aguardando aprovação|Não aprovadoMotivo: .*/.exec(textContent)?.[0])).toEqual([
    'Aguardando aprovação',
    'Não aprovadoMotivo: Fora do tema.',
  ]);
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  fill();
  submit();
  expect(await screen.findByText(/depois que a moderação o aprovar/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver publicação' })).toBeNull();
});

test('confirms a finished upload and clears the form [A8-20]', async () => {
  const api = show()
    .reply(startUpload, { success: true, idUserUpload: 3, offset: 3, partSize: 10, url: upload.url })
    .reply(publishUpload, { success: true, data: upload, isWaiting: false });
  fill();
  submit();
  expect(await screen.findByText('Dados enviados com sucesso!')).toBeInTheDocument();
  expect(screen.getByLabelText(/Título/)).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Ver publicação' })).toHaveAttribute('href', '/userupload/3?idSection=9');
  const [begun] = api.calls(startUpload);
  expect(begun?.body).toMatchObject({
    idSection: 9,
    title: 'Vitrine',
    description: 'Outubro',
    fileName: 'foto.jpg',
    size: 3,
    lastModified: 7,
  });
  const form = api.calls(publishUpload)[0]?.body as unknown as FormData;
  expect(Object.fromEntries(form)).toEqual({
    idSection: '9',
    title: 'Vitrine',
    description: 'Outubro',
    fileData: upload.url,
  });
});

test("shows the server's message for a rejected upload, keeps the input and retries with the same id [A8-21]", async () => {
  const api = show().refuse(startUpload, {
    status: 409,
    code: 'content.upload-quota',
    message: 'Você atingiu o seu limite de espaço.',
  });
  fill();
  submit();
  expect(await screen.findByText('Você atingiu o seu limite de espaço.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Título/)).toHaveValue('Vitrine');
  submit();
  await waitFor(() => expect(api.calls(startUpload)).toHaveLength(2));
  const ids = api.calls(startUpload).map(({ body }) => body.idUpload);
  expect(new Set(ids).size).toBe(1);
});

test('locks the form during an upload and ignores another submit [A4m-16]', async () => {
  let answer: () => void = () => undefined;
  const api = show()
    .reply(
      startUpload,
      () =>
        new Promise(
          (resolve) =>
            void (answer = () => resolve({ success: true, idUserUpload: 3, offset: 3, partSize: 10, url: upload.url })),
        ),
    )
    .reply(publishUpload, { success: true, data: upload, isWaiting: false });
  fill();
  submit();
  expect(await screen.findByRole('progressbar', { name: 'Enviando foto.jpg' })).toBeInTheDocument();
  submit();
  fireEvent.submit(screen.getByLabelText(/Título/).closest('form') as HTMLFormElement);
  expect(screen.getByLabelText(/Título/)).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Escolher outro' })).toBeDisabled();
  expect(api.calls(startUpload)).toHaveLength(1);
  answer();
  expect(await screen.findByText('Dados enviados com sucesso!')).toBeInTheDocument();
  expect([api.calls(startUpload).length, api.calls(publishUpload).length]).toEqual([1, 1]);
});

test('shows the confirmation of an upload once', async () => {
  show().reply(startUpload, begun).reply(publishUpload, { success: true, data: upload, isWaiting: false });
  fill();
  submit();
  await screen.findByText('Dados enviados com sucesso!');
  leave();
  enter();
  expect(screen.queryByText('Dados enviados com sucesso!')).toBeNull();
});
