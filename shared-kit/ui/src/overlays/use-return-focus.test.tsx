import { useState } from 'react';
import type { ReactElement } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Popover } from './popover.tsx';

const user = userEvent.setup();

type Shown = 'nothing' | 'panel' | 'dialog';

function Page({ kind }: { kind: 'popover' | 'drawer' }): ReactElement {
  const [shown, setShown] = useState<Shown>('nothing');
  const entry = (
    <button type="button" onClick={() => setShown('dialog')}>
      Alterar senha
    </button>
  );
  const opener = (
    <button type="button" onClick={() => setShown('panel')}>
      Minha conta
    </button>
  );
  return (
    <>
      {kind === 'popover' ? (
        <Popover
          trigger={<button type="button">Minha conta</button>}
          label="Painel"
          isOpen={shown === 'panel'}
          onOpenChange={(isOpen) => setShown(isOpen ? 'panel' : 'nothing')}
        >
          {entry}
        </Popover>
      ) : (
        opener
      )}
      {kind === 'drawer' && shown === 'panel' && (
        <Drawer isOpen onClose={() => setShown('nothing')} title="Painel">
          {entry}
        </Drawer>
      )}
      {shown === 'dialog' && <Dialog isOpen onClose={() => setShown('nothing')} title="Senha" />}
    </>
  );
}

test.each(['popover', 'drawer'] as const)(
  'returns the focus each time to the opener of the %s, which closed as the dialog opened',
  async (kind) => {
    render(<Page kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Minha conta' });
    for (let time = 1; time <= 2; time += 1) {
      await user.click(opener);
      await user.click(await screen.findByRole('button', { name: 'Alterar senha' }));
      const dialog = await screen.findByRole('dialog', { name: 'Senha' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
);
