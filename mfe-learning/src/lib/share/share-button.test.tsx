import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { recordContentShare } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { ShareButton } from './share-button.tsx';

const content = {
  idContentItem: 41,
  idContentType: 2,
  title: 'A conversa que faz crescer',
  contentLocation: '/media/aula.mp4',
  shareable: true,
};
const { idUser } = testSession.viewer;

function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

let api: MockApi;
beforeEach(() => {
  jest.useFakeTimers();
  api = new MockApi().reply(recordContentShare, { success: true as const });
});
afterEach(() => void jest.useRealTimers());

async function open(name: string | RegExp = 'Compartilhar'): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Compartilhar conteúdo' });
}

test('copies the link, offers WhatsApp and records both steps with person and content [B2.7-04] [B2.7-05] [B7.2-16] [B7.2-17]', async () => {
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  renderPage(<ShareButton content={content} at="viewer" />);
  await open();
  await waitFor(() =>
    expect(api.calls(recordContentShare)).toMatchObject([
      { body: { event: 'content/share/click', idUser, idContent: 41 } },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado!')).toBeInTheDocument();
  expect(copied).toEqual([expect.stringMatching(/\/contentNode\/41$/)]);
  await waitFor(() =>
    expect(api.calls(recordContentShare)).toMatchObject([
      {},
      { body: { event: 'content/share/copy', idUser, idContent: 41 } },
    ]),
  );
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=A%20conversa/),
  );
});

test.each([
  ['viewer', 'Compartilhar', 5000],
  ['card', 'Compartilhar A conversa que faz crescer', 2000],
] as const)('shows the copied state in the %s for 5 s, on a card for 2 s [B9-14] [B9-15]', async (at, name, ms) => {
  withClipboard(async () => undefined);
  renderPage(<ShareButton content={content} at={at} />);
  await open(name);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado!')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(ms - 100));
  expect(screen.getByText('Link copiado!')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByText('Link copiado!')).toBeNull();
  expect(screen.getByText('Copiar link')).toBeInTheDocument();
});

test('logs a warning and shows the link when the browser refuses to copy [B8-24]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  withClipboard(() => Promise.reject(new Error('denied')));
  renderPage(<ShareButton content={content} at="viewer" />);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText(/Selecione o link e copie/)).toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith('clipboard', expect.anything());
  expect(screen.getByRole('textbox', { name: 'Link do conteúdo' })).toHaveValue(`${location.origin}/contentNode/41`);
  warn.mockRestore();
});

test('logs a failed count and shows no error', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.refuse(recordContentShare, { status: 409, code: 'x.y', message: 'Não contado.' });
  renderPage(
    <>
      <ShareButton content={content} at="viewer" />
      <ToastRegion />
    </>,
  );
  await open();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('content/share/click', expect.anything()));
  expect(screen.queryByText('Não contado.')).toBeNull();
  warn.mockRestore();
});

test('renders no button for a content that may not be shared [B4.3-25]', () => {
  renderPage(<ShareButton content={{ ...content, shareable: false }} at="viewer" />);
  expect(screen.queryByRole('button')).toBeNull();
});
