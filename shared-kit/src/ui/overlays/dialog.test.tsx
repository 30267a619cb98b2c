import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'shared-kit/ui';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
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

test('focus goes back to the button of the menu whose entry opened the dialog', async () => {
  function MenuPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>Opções</Button>} items={[{ key: 'x', label: 'Excluir', onSelect: () => setOpen(true) }]} />
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
  render(<ConfirmDialog isOpen isBusy title="Excluir?" confirmLabel="Excluir" onConfirm={() => answers.push('yes')} onCancel={() => answers.push('no')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});
