import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteUpload, listOwnUploads, publishUpload, startUpload } from '@shared-kit/contracts/content';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { startSession } from '@shared-kit/runtime/session';
import { testSession } from '@shared-kit/testing';
import {
  begun,
  choose,
  enter,
  file,
  fill,
  forgetUploads,
  leave,
  show,
  submit,
  upload,
} from './send-upload.fixtures.tsx';

const row: OwnUpload = {
  ...upload,
  idUpload: 'a',
  received: 1,
  lastModified: 7,
  state: 'RECEIVING',
  review: null,
  reviewReason: '',
};

forgetUploads();

test('lists own uploads with their states and resumes an interrupted one with the same file only [A2r-14]', async () => {
  const base = { ...row, received: 3 };
  const api = show([
    { ...base, title: 'Pronto', state: 'PUBLISHED' },
    {
      ...base,
      idUserUpload: 4,
      idUpload: '8f14e45f-ceea-467f-a0e6-000000000004',
      title: 'Parado',
      description: 'No meio',
      state: 'RECEIVING',
      received: 1,
      url: '',
    },
    { ...base, idUserUpload: 5, title: 'Inteiro', state: 'RECEIVED' },
  ])
    .reply(startUpload, { success: true, idUserUpload: 4, offset: 3, partSize: 10, url: upload.url })
    .reply(publishUpload, { success: true, data: upload, isWaiting: false });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => /Publicado|Interrompido em \d+%|Falta publicar/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Publicado',
    'Interrompido em 33%',
    'Falta publicar',
  ]);
  fireEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: 'Continuar' }));
  expect(screen.getByLabelText(/Descrição/)).toHaveValue('No meio');
  choose(new File(['abcd'], 'foto.jpg', { lastModified: 7 }));
  expect(screen.getByText('Para continuar, escolha o mesmo arquivo: foto.jpg (1 KB).')).toBeInTheDocument();
  choose(file);
  submit();
  expect(await screen.findByText('Dados enviados com sucesso!')).toBeInTheDocument();
  expect(api.calls(startUpload)[0]?.body.idUpload).toBe('8f14e45f-ceea-467f-a0e6-000000000004');
});

test('removes a cancelled upload from the list after the server deleted it, and sends the next one under a new id', async () => {
  let saved: OwnUpload[] = [];
  const api = show();
  api
    .reply(listOwnUploads, () => ({
      success: true as const,
      data: [...saved],
      usedBytes: 3,
      maxBytes: 1024 ** 3,
      usedFiles: 1,
      maxFiles: 300,
      today: { bytes: 3, maxBytes: 1024 ** 3, files: 1, maxFiles: 100 },
    }))
    .reply(startUpload, ({ body }) => {
      saved = [{ ...row, idUpload: (body as { idUpload: string }).idUpload }];
      return new Promise(() => undefined);
    })
    .reply(deleteUpload, async () => {
      // Waits for the refetch of the list after the upload ended, which contains the row.
      await screen.findByText('Interrompido em 33%');
      saved = [];
      return { success: true as const };
    });
  await screen.findByText('Você ainda não enviou nenhum trabalho.');
  fill();
  submit();
  await waitFor(() => expect(api.calls(startUpload)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar envio' }));
  await waitFor(() => expect(api.calls(deleteUpload)).toHaveLength(1));
  expect(await screen.findByText('Você ainda não enviou nenhum trabalho.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Título/)).toHaveValue('Vitrine');
  api.reply(startUpload, begun).reply(publishUpload, { success: true, data: upload, isWaiting: false });
  submit();
  expect(await screen.findByText('Dados enviados com sucesso!')).toBeInTheDocument();
  const [first, second] = api.calls(startUpload).map(({ body }) => body.idUpload);
  expect(second).not.toBe(first);
});

test('removes an upload from the list when the server no longer has it', async () => {
  const api = show([{ ...row, state: 'PUBLISHED' }]).refuse(deleteUpload, {
    status: 404,
    code: 'not-found',
    message: 'Não encontrado.',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir Vitrine' }));
  api.reply(listOwnUploads, {
    success: true,
    data: [],
    usedBytes: 0,
    maxBytes: 1024 ** 3,
    usedFiles: 1,
    maxFiles: 300,
    today: { bytes: 3, maxBytes: 1024 ** 3, files: 1, maxFiles: 100 },
  });
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Você ainda não enviou nenhum trabalho.')).toBeInTheDocument();
});

test('restores the texts and the file of an upload that failed while the person was on another page', async () => {
  let fail: () => void = () => undefined;
  const api = show().reply(
    startUpload,
    () => new Promise((resolve) => void (fail = () => resolve({ no: 'reply' } as never))),
  );
  fill();
  submit();
  await waitFor(() => expect(api.calls(startUpload)).toHaveLength(1));
  leave();
  await act(async () => fail());
  enter();
  expect(screen.getByText('Um problema inesperado ocorreu')).toBeInTheDocument();
  expect(screen.getByLabelText(/Título/)).toHaveValue('Vitrine');
  expect(screen.getByLabelText(/Descrição/)).toHaveValue('Outubro');
  expect(screen.getByText('foto.jpg')).toBeInTheDocument();
  submit();
  await waitFor(() => expect(api.calls(startUpload)).toHaveLength(2));
  expect(new Set(api.calls(startUpload).map(({ body }) => body.idUpload)).size).toBe(1);
  await act(async () => fail());
});

test('cancels the upload when the session ends and hides it from the next person', async () => {
  let answer: () => void = () => undefined;
  const api = show()
    .reply(startUpload, () => new Promise((resolve) => void (answer = () => resolve(begun))))
    .reply(publishUpload, { success: true, data: upload, isWaiting: false });
  fill();
  submit();
  await waitFor(() => expect(api.calls(startUpload)).toHaveLength(1));
  leave();
  act(() => startSession({ ...testSession, viewer: { ...testSession.viewer, idUser: 8 } }));
  await act(async () => answer());
  enter(8);
  expect(screen.getByLabelText(/Título/)).toHaveValue('');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Dados enviados com sucesso!')).toBeNull();
  expect(api.calls(publishUpload)).toEqual([]);
});
