import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import * as layers from '@shared-kit/ui/layers';

let loaded: typeof layers | undefined;
const load = jest.fn<() => Promise<typeof layers>>();
jest.unstable_mockModule('./load-layers.ts', () => ({ loadedLayers: () => loaded, loadLayers: load }));
const { Dialog, Menu, Popover, Tooltip } = await import('./index.ts');

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

/** Returns what ends the loading of the code. */
function loadLater(): () => void {
  let end = noop;
  load.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return (loaded = layers);
  });
  return () => end();
}

test.each(['Menu', 'Popover'] as const)('a click before the code is there opens the %s when it is', async (kind) => {
  const end = loadLater();
  const clicked = jest.fn();
  const trigger = (
    <button type="button" onClick={clicked}>
      Mais
    </button>
  );
  render(
    kind === 'Menu' ? (
      <Menu trigger={trigger} items={[{ key: 'a', label: 'Exportar' }]} />
    ) : (
      <Popover trigger={trigger} label="Mais">
        Exportar
      </Popover>
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  end();
  expect(await screen.findByText('Exportar')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Exportar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
});

test('a control keeps the focus, and its own ref, when the code arrives', async () => {
  const end = loadLater();
  const own = createRef<HTMLButtonElement>();
  render(
    <Tooltip text="Matricule-se antes">
      <button type="button" ref={own}>
        Curtir
      </button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(own.current).toHaveFocus();
  const before = own.current;
  end();
  await waitFor(() => expect(own.current).not.toBe(before));
  expect(screen.getByRole('button', { name: 'Curtir' })).toHaveFocus();
  expect(own.current).toHaveFocus();
});
