import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import * as layers from '@shared-kit/ui/layers';

let loaded: typeof layers | undefined;
const load = jest.fn<() => Promise<typeof layers>>();
jest.unstable_mockModule('./load-layers.ts', () => ({ loadedLayers: () => loaded, loadLayers: load }));
const { Dialog, Popover } = await import('./index.ts');

beforeEach(() => {
  loaded = undefined;
  load.mockReset().mockImplementation(async () => (loaded = layers));
});

const noop = (): void => undefined;

test('a closed dialog loads no code; the first one that opens does', async () => {
  const { rerender } = render(<Dialog isOpen={false} onClose={noop} title="Termo de aceite" />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Dialog isOpen onClose={noop} title="Termo de aceite" />);
  expect(await screen.findByRole('dialog', { name: 'Termo de aceite' })).toBeInTheDocument();
});

test('a dialog opens at once when the code is there', () => {
  loaded = layers;
  render(<Dialog isOpen onClose={noop} title="Termo de aceite" />);
  expect(screen.getByRole('dialog', { name: 'Termo de aceite' })).toBeInTheDocument();
});

test('a dialog whose code cannot be loaded closes, and opens when it is opened again', async () => {
  load.mockRejectedValueOnce(new Error('não veio'));
  const close = jest.fn();
  const { rerender } = render(<Dialog isOpen onClose={close} title="Termo de aceite" />);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  rerender(<Dialog isOpen={false} onClose={close} title="Termo de aceite" />);
  rerender(<Dialog isOpen onClose={close} title="Termo de aceite" />);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a popover shows its button until the code is there', async () => {
  render(
    <Popover trigger={<button type="button">Filtros</button>} label="Filtros" isOpen>
      Painel
    </Popover>,
  );
  expect(screen.getByRole('button', { name: 'Filtros' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Painel')).toBeInTheDocument();
});
