import { jest } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@shared-kit/ui';
import { ToastRegion, notify } from '@shared-kit/ui/toast';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';

function Page({ isBlocking = false }: { isBlocking?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Termo de aceite" isBlocking={isBlocking}>
        <button type="button">Primeiro</button>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText('Abrir').closest('button');

test('moves the focus into the dialog and, on close, back to the opener', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog', { name: 'Termo de aceite' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

test('closes an inner element that handles Escape before the dialog', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Manual">
      <section data-handles-escape="">
        <input aria-label="Buscar" />
      </section>
      <button type="button">Ao lado</button>
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Buscar'), '{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Ao lado' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('returns the focus to the menu button whose entry opened the dialog', async () => {
  function MenuPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<Button>Opções</Button>}
          items={[{ key: 'x', label: 'Excluir', onSelect: () => setOpen(true) }]}
        />
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Excluir?" />
      </>
    );
  }
  render(<MenuPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Opções' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opções' })).toHaveFocus());
});

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('keeps a %s open when a notice above it is closed, and closes it on a click outside of both', async (_, Layer) => {
  const onClose = jest.fn();
  render(
    <>
      <p>ao lado</p>
      <ToastRegion />
      <Layer isOpen title="Comentários" onClose={onClose}>
        <textarea />
      </Layer>
    </>,
  );
  // Beneath an open layer an element gets clicks only if its style allows it.
  act(() => void notify({ text: 'Salvo' }));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Fechar aviso', hidden: true }));
  expect(screen.queryByText('Salvo')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByText('ao lado'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('keeps Tab inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  for (const _ of [1, 2, 3]) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('a blocking dialog has no close button and ignores Escape while it must be answered', async () => {
  render(<Page isBlocking />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('injects no stylesheet, which the content security policy would refuse', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('blocks repeating or leaving a confirmation while it runs', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      isOpen
      isBusy
      title="Excluir?"
      confirmLabel="Excluir"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});

/** Simulates a finger that touches the element, moves to the position and lifts. */
function swipe(element: HTMLElement, to: { x: number; y: number }): void {
  const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y, identifier: 1, target: element }] });
  fireEvent.touchStart(element, touch(50, 50));
  fireEvent.touchMove(element, touch(50 + to.x / 2, 50 + to.y / 2));
  fireEvent.touchMove(element, touch(50 + to.x, 50 + to.y));
  fireEvent.touchEnd(element, { touches: [] });
}

test('closes on a pull down of more than 100 px, and not on shorter, sideways or upward moves [B9-30]', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  for (const to of [
    { x: 0, y: 100 },
    { x: 300, y: 90 },
    { x: 0, y: -300 },
  ]) {
    swipe(screen.getByRole('heading', { name: 'Termo de aceite' }), to);
    expect(screen.getByRole('dialog')).toBeVisible();
  }
  swipe(screen.getByRole('heading', { name: 'Termo de aceite' }), { x: 5, y: 110 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('follows the finger and returns when released too early', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  const at = (y: number) => ({ touches: [{ clientX: 50, clientY: y, identifier: 1, target: dialog }] });
  fireEvent.touchStart(dialog, at(50));
  fireEvent.touchMove(dialog, at(110));
  expect(dialog.style.getPropertyValue('--pulled')).toBe('60px');
  expect(dialog).toHaveAttribute('data-pulled');
  fireEvent.touchEnd(dialog, { touches: [] });
  expect(dialog.style.getPropertyValue('--pulled')).toBe('0px');
  expect(dialog).not.toHaveAttribute('data-pulled');
});

test('ignores scrolling, elements with own gestures and two fingers', async () => {
  render(
    <Dialog isOpen onClose={() => undefined} title="Comentários">
      <div data-testid="list">texto</div>
      <input type="range" aria-label="Volume" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const list = screen.getByTestId('list');
  Object.defineProperty(list, 'scrollTop', { value: 40, configurable: true });
  for (const element of [list, screen.getByLabelText('Volume')]) {
    fireEvent.touchStart(element, { touches: [{ clientX: 50, clientY: 50, identifier: 1, target: element }] });
    fireEvent.touchMove(element, { touches: [{ clientX: 50, clientY: 250, identifier: 1, target: element }] });
    expect(dialog).not.toHaveAttribute('data-pulled');
    fireEvent.touchEnd(element, { touches: [] });
  }
  const fingers = [50, 80].map((x) => ({ clientX: x, clientY: 50, identifier: x, target: dialog }));
  fireEvent.touchStart(dialog, { touches: fingers });
  fireEvent.touchMove(dialog, { touches: [{ clientX: 50, clientY: 250, identifier: 50, target: dialog }] });
  expect(dialog).not.toHaveAttribute('data-pulled');
});

test('a blocking dialog cannot be dragged away', async () => {
  render(<Page isBlocking />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  swipe(screen.getByRole('heading', { name: 'Termo de aceite' }), { x: 0, y: 300 });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('keeps the width of the page and locks its scrolling until the last modal layer closes', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const page = document.documentElement;
  const layers = (dialog: boolean, drawer: boolean) => (
    <>
      <Dialog isOpen={dialog} onClose={() => undefined} title="Primeiro" />
      <Drawer isOpen={drawer} onClose={() => undefined} title="Segundo">
        Texto
      </Drawer>
    </>
  );
  const { rerender } = render(layers(true, false));
  expect(page.style.getPropertyValue('--scrollbar-width')).toBe('15px');
  rerender(layers(true, true));
  rerender(layers(false, true));
  expect(page).toHaveAttribute('data-scroll-locked');
  rerender(layers(false, false));
  expect(page).not.toHaveAttribute('data-scroll-locked');
  expect(page.style.getPropertyValue('--scrollbar-width')).toBe('');
});
