import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContent, loadChatRoom } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';

jest.unstable_mockModule('@shared-kit/runtime/realtime', () => ({
  configureConnection: () => undefined,
  openConnection: () => ({
    call: async () => ({ lastSequence: 1, present: 1, messages: [], hasMore: false }),
    on: () => () => undefined,
    onState: (listener: (state: string) => void) => listener('open'),
    close: () => undefined,
  }),
}));
const { Page } = await import('./chat.tsx');
const { WithChat } = await import('../features/chat/chat-panel.tsx');
const { ChatSectionScreen } = await import('../features/chat/chat-section-screen.tsx');

const api = new MockApi();
const moment = '2026-11-20 12:00:00';
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollTo = () => undefined;
  globalThis.CSS = { supports: () => true } as never;
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('1024'),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  const message = {
    sequence: 1,
    clientId: crypto.randomUUID(),
    moment,
    user: 'Bia',
    idUser: 2,
    photo: '',
    message: 'Olá',
    room: 4,
  };
  api.reply(loadChatRoom, {
    success: true,
    room: { idChatRoom: 4, name: 'Roda', description: '', kind: 'content', lastSequence: 1, readSequence: 0 },
    data: [{ date: '2026-11-20', messages: [message] }],
    hasMore: false,
  });
});

test('shows the room at /chat/{room} and treats an invalid room number as an unknown path [A2r-29]', async () => {
  renderPage(<Page />, { at: '/chat/4', route: '/chat/:room' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Roda' })).toBeInTheDocument();
  expect(within(screen.getByRole('log')).getByText('Olá')).toBeInTheDocument();
  expect(api.calls(loadChatRoom)[0]?.params).toEqual({ id: '4' });
});

test('links back to the home when the page was opened directly', async () => {
  history.pushState(null, '', '/another-site');
  renderPage(<Page />, { at: '/chat/4', route: '/chat/:room' });
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(await screen.findByTestId('location')).toHaveTextContent(/^\/$/);
});

test('opens and closes the chat panel of a content and returns the focus [A4m-11]', async () => {
  renderPage(
    <WithChat idChatRoom={4}>
      <p>O conteúdo</p>
    </WithChat>,
  );
  const toggle = await screen.findByRole('button', { name: 'Abrir bate-papo, 1 mensagem não lida' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  const panel = screen.getByRole('complementary', { name: 'Bate-papo' });
  expect(await within(panel).findByText('Olá')).toBeInTheDocument();
  expect(screen.getByText('O conteúdo')).toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: 'Fechar bate-papo' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir bate-papo' })).toHaveFocus();
});

test('renders no chat for a content without a room [A4m-11]', () => {
  renderPage(
    <WithChat idChatRoom={null}>
      <p>O conteúdo</p>
    </WithChat>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('frames the web chat of the first content in an embedded chat section [A2s-35]', async () => {
  api.reply(listContent, {
    success: true,
    content: [
      { ...testContentItem, text: 'Assistente', contentLocation: 'https://webchat.example/sala', idChatRoom: null },
    ],
  });
  const menuOption = {
    text: 'Assistente da loja',
    description: '',
    image: '',
    sectionTo: null,
    color: '',
    imageStyle: 'default' as const,
    showText: true,
    parentIdSection: null,
    url: '',
  };
  renderPage(<ChatSectionScreen section={{ idSection: 3, idSectionType: 20, menuOption }} />);
  const frame = await screen.findByTitle('Assistente');
  expect(frame).toHaveAttribute('src', 'https://webchat.example/sala');
  expect(frame).toHaveAttribute('sandbox');
});
