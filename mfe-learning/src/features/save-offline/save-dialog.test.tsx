import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@shared-kit/testing';

class NoRoomError extends Error {
  readonly needed = 5 * 1024 * 1024;
  readonly free = 1024 * 1024;
}
type Options = { signal: AbortSignal; onProgress: (bytes: number) => void };
const megabyte = 1024 * 1024;
const canSaveOffline = jest.fn<() => Promise<boolean>>();
const saveGroup = jest.fn<(group: object, options: Options) => Promise<void>>();
const removeGroup = jest.fn<() => Promise<void>>();
let groups: object[] = [];
jest.unstable_mockModule('@shared-kit/runtime/offline', () => ({
  NoRoomError,
  SAVED_FOR_DAYS: 30,
  canSaveOffline,
  saveGroup,
  removeGroup,
  readIndex: async () => ({ groups, files: {} }),
}));
const plan = {
  group: { id: 'training-7', bytes: 10 * megabyte, rightEndsAt: undefined },
  items: 3,
  leftOut: 1,
  hasDocuments: false,
  until: new Date('2026-12-23T15:00:00Z'),
};
const planTraining = jest.fn<() => Promise<typeof plan>>();
jest.unstable_mockModule('./plan-training.ts', () => ({ planTraining, groupIdOf: (id: number) => `training-${id}` }));
const { SaveDialog } = await import('./save-dialog.tsx');

const person = userEvent.setup();
const saved = {
  id: 'training-7',
  title: 'NR-10',
  path: '/level/7',
  bytes: 10 * megabyte,
  isComplete: true,
  expiresAt: Date.parse('2026-12-23T15:00:00Z'),
};

beforeEach(() => {
  jest.resetAllMocks();
  groups = [];
  canSaveOffline.mockResolvedValue(true);
  planTraining.mockResolvedValue(plan);
  removeGroup.mockImplementation(async () => void (groups = []));
});
const open = () => renderPage(<SaveDialog isOpen idUser={7} idEnrollment={7} onClose={() => undefined} />);
const button = (name: string) => screen.getByRole('button', { name });

async function begin(): Promise<void> {
  open();
  await person.click(await screen.findByRole('checkbox', { name: /Este aparelho é meu/ }));
  await person.click(button('Guardar'));
}

test('shows size, what stays out and the end before saving, and needs the word that the device is theirs', async () => {
  open();
  expect(await screen.findByText('3 conteúdos, 10 MB neste aparelho.')).toBeVisible();
  expect(screen.getByText(/^1 item fica de fora/)).toBeVisible();
  expect(screen.getByText('Disponível sem conexão até 23/12/2026.')).toBeVisible();
  expect(button('Guardar')).toBeDisabled();
});

test('shows the progress, pauses and continues', async () => {
  saveGroup.mockImplementation(
    (_, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress(4 * megabyte);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  await begin();
  expect(await screen.findByText('4 MB de 10 MB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Guardando o treinamento' })).toHaveAttribute('aria-valuenow', '40');
  await person.click(button('Pausar'));
  expect(await screen.findByText('Pausado em 4 MB de 10 MB.')).toBeVisible();
  saveGroup.mockImplementation(async () => void (groups = [saved]));
  await person.click(button('Continuar'));
  expect(await screen.findByText(/^Guardado\. Você já pode abrir/)).toBeVisible();
  expect(screen.getByText('10 MB · até 23/12/2026')).toBeVisible();
});

test('a double click on Guardar saves, although Pausar takes its place', async () => {
  saveGroup.mockImplementation((_, { onProgress }) => new Promise(() => onProgress(megabyte)));
  await begin();
  fireEvent.click(await screen.findByRole('button', { name: 'Pausar' }), { detail: 2 });
  expect(screen.getByText('1 MB de 10 MB')).toBeVisible();
});

test('cancelling removes what was stored', async () => {
  saveGroup.mockImplementation((_, { onProgress }) => new Promise(() => onProgress(megabyte)));
  await begin();
  await person.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(removeGroup.mock.calls).toEqual([[7, 'training-7']]);
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible();
});

test('names the needed and the free room of a full device', async () => {
  saveGroup.mockRejectedValue(new NoRoomError());
  await begin();
  expect(await screen.findByText(/O treinamento ocupa 5 MB e há 1 MB livres/)).toBeVisible();
});

test('removes a kept training', async () => {
  groups = [saved];
  open();
  await person.click(await screen.findByRole('button', { name: 'Remover NR-10 deste aparelho' }));
  expect(removeGroup.mock.calls).toEqual([[7, 'training-7']]);
  expect(await screen.findByRole('checkbox')).toBeVisible();
});

test('a browser that stores nothing says why, and a failed reading offers a retry', async () => {
  canSaveOffline.mockResolvedValue(false);
  const { unmount } = open();
  expect(await screen.findByText(/^Este navegador não guarda páginas/)).toBeVisible();
  unmount();
  canSaveOffline.mockResolvedValue(true);
  planTraining.mockRejectedValueOnce(new Error('offline'));
  open();
  await person.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('3 conteúdos, 10 MB neste aparelho.')).toBeVisible();
});
