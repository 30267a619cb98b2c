import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listNotes, saveNote } from '@shared-kit/contracts/content';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Notes } from './notes.tsx';
import { fakeControls, film } from './study-tools.fixtures.ts';

const person = userEvent.setup();
const idNote = '5f0c1d2e-0000-4000-8000-000000000001';
const stored = { idNote, seconds: 83, text: 'Conferir o EPI', editedAt: '2026-11-23 12:00:00' };

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('5f0c1d2e-0000-4000-8000-000000000002');
  api = new MockApi()
    .reply(listNotes, { success: true, notes: [stored] })
    .reply(saveNote, { success: true, savedAt: '2026-11-23 12:00:00' });
});

// Test files of one process share the browser's globals.
afterEach(() => void jest.restoreAllMocks());

async function open() {
  const player = fakeControls();
  renderPage(<Notes item={film} controls={player.controls} />);
  await screen.findByText('Conferir o EPI');
  return player;
}
const saved = () => api.calls(saveNote).map(({ body }) => body);

test('saves a note with the time of its first letter', async () => {
  const { change } = await open();
  act(() => change({ seconds: 12.7 }));
  await person.type(screen.getByLabelText('Nova anotação'), 'R');
  act(() => change({ seconds: 20 }));
  await person.type(screen.getByLabelText('Nova anotação'), 'ever');
  await person.click(screen.getByRole('button', { name: 'Anotar em 0:12' }));
  expect(saved()).toEqual([expect.objectContaining({ seconds: 12, text: 'Rever', isDeleted: false })]);
  expect(await screen.findByText('Rever')).toBeVisible();
  expect(screen.getByLabelText('Nova anotação')).toHaveValue('');
});

test('jumps to the moment of a note', async () => {
  const { seek } = await open();
  await person.click(screen.getByRole('button', { name: 'Ir para 1:23' }));
  expect(seek.mock.calls).toEqual([[83]]);
});

test('changes a note', async () => {
  await open();
  await person.click(screen.getByRole('button', { name: 'Alterar a anotação de 1:23' }));
  await person.type(screen.getByLabelText('Alterar anotação'), ' e as luvas');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Conferir o EPI e as luvas')).toBeVisible();
  expect(saved()).toEqual([expect.objectContaining({ seconds: 83, text: 'Conferir o EPI e as luvas' })]);
});

test('deletes a note and restores it with its text', async () => {
  await open();
  await person.click(screen.getByRole('button', { name: 'Excluir a anotação de 1:23' }));
  await waitFor(() => expect(screen.queryByText('Conferir o EPI')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Conferir o EPI')).toBeVisible();
  expect(saved().map((body) => (body as { isDeleted: boolean }).isDeleted)).toEqual([true, false]);
});

test('a note without a network stays on the device, says so, and is sent when the network returns', async () => {
  await open();
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await person.type(screen.getByLabelText('Nova anotação'), 'Sem rede');
  await person.click(screen.getByRole('button', { name: /^Anotar em/ }));
  expect(await screen.findByText(/Guardada neste aparelho/)).toBeVisible();
  expect(localStorage.getItem('azulejo:content-notes') ?? JSON.stringify(localStorage)).toContain('Sem rede');
  globalThis.fetch = fetch;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(saved()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Guardada neste aparelho/)).toBeNull());
});

test('shows the sentence of a refusal', async () => {
  await open();
  api.refuse(saveNote, { status: 409, code: 'content.too-many-notes', message: 'Este conteúdo já tem 300 anotações.' });
  await person.type(screen.getByLabelText('Nova anotação'), 'Mais uma');
  await person.click(screen.getByRole('button', { name: /^Anotar em/ }));
  expect(await screen.findByText('Este conteúdo já tem 300 anotações.')).toBeVisible();
});

test('an empty list explains notes; a failed one offers a retry', async () => {
  api.reply(listNotes, { success: true, notes: [] });
  const { unmount } = renderPage(<Notes item={film} controls={null} />);
  expect(await screen.findByText('Você ainda não fez anotações aqui.')).toBeVisible();
  unmount();
  api.refuse(listNotes, { status: 404, code: 'not-found', message: 'Não encontrado.' });
  renderPage(<Notes item={film} controls={null} />);
  expect(await screen.findByText('Suas anotações não abriram')).toBeVisible();
});
