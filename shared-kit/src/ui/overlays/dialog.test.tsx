import { jest } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'shared-kit/ui';
import { ToastRegion, notify } from 'shared-kit/ui/toast';
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

test('focus goes into the dialog and, when it closes, back to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog', { name: 'Termo de aceite' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

test('what takes Escape inside of it is left before the dialog is', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Manual">
      <section data-takes-escape="">
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

test('focus goes back to the button of the menu whose entry opened the dialog', async () => {
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
])('a notice above a %s is closed without closing it, a click beside both does', async (_, Layer) => {
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
  // Beneath a layer nothing takes clicks but what its style says so of.
  act(() => void notify({ text: 'Salvo' }));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Fechar aviso', hidden: true }));
  expect(screen.queryByText('Salvo')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByText('ao lado'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Tab stays inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  for (const _ of [1, 2, 3]) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('what must be answered has no close button and does not answer to Escape', async () => {
  render(<Page isBlocking />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('no stylesheet is injected, which the content security policy would refuse', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('a confirmation under way can be neither repeated nor left', async () => {
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

/** A finger goes down on the element, over to there, and up again. */
function swipe(element: HTMLElement, to: { x: number; y: number }): void {
  const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y, identifier: 1, target: element }] });
  fireEvent.touchStart(element, touch(50, 50));
  fireEvent.touchMove(element, touch(50 + to.x / 2, 50 + to.y / 2));
  fireEvent.touchMove(element, touch(50 + to.x, 50 + to.y));
  fireEvent.touchEnd(element, { touches: [] });
}

test('a finger that pulls it down by more than 100 px closes it; less, sideways or up does not [B9-30]', async () => {
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

test('it follows the finger, and springs back when that lets go too early', async () => {
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

test('what scrolls is scrolled, what has gestures of its own keeps them, two fingers are no pull', async () => {
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

test('what must be answered can’t be pulled away', async () => {
  render(<Page isBlocking />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  swipe(screen.getByRole('heading', { name: 'Termo de aceite' }), { x: 0, y: 300 });
  expect(screen.getByRole('dialog')).toBeVisible();
});
