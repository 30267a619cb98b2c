import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@shared-kit/testing';

let isReachable = false;
const editorModule = new URL('../../lib/rich-text/rich-text-editor.tsx', import.meta.url).pathname;
jest.unstable_mockModule(editorModule, () => {
  if (!isReachable) throw new Error('The code did not arrive.');
  return { RichTextEditor: ({ label }: { label: string }) => <div role="textbox" aria-label={label} tabIndex={0} /> };
});
const { WriteBox } = await import('./write-box.tsx');

test('offers a retry when the code of the editor fails to load, and shows the field after it', async () => {
  renderPage(
    <WriteBox
      label="Adicionar mensagem"
      draft="TEAM:1"
      sendLabel="Enviar"
      minWords={0}
      isBusy={false}
      error={undefined}
      onSend={() => Promise.resolve()}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de carregamento.');
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('textbox', { name: 'Adicionar mensagem' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
