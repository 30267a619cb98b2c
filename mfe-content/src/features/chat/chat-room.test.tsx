import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chatMessageChanged,
  chatMessageEvents,
  loadChatRoom,
  readChatRoom,
  reportChatMessage,
} from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import type { ConnectionState } from '@shared-kit/runtime/realtime';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';

let receive: (data: ChatMessage) => void = () => undefined;
let replace: (data: ChatMessage) => void = () => undefined;
let become: (state: ConnectionState) => void = () => undefined;
const calls: [string, unknown][] = [];
jest.unstable_mockModule('@shared-kit/runtime/realtime', () => ({
  configureConnection: () => undefined,
  openConnection: () => ({
    async call({ name }: { name: string }, input: { message: string; clientId: string }) {
      calls.push([name, input]);
      if (name === 'JOIN_ROOM') return { lastSequence: 2, present: 2, messages: [], hasMore: false, removed: [] };
      return name === 'NEW_MESSAGE_FROM_GEN_CHAT'
        ? message(3, input.message, testSession.viewer.idUser, input.clientId)
        : {};
    },
    on({ name }: { name: string }, listener: (data: ChatMessage) => void) {
      if (name === chatMessageEvents.general.name) receive = listener;
      if (name === chatMessageChanged.name) replace = listener;
      return () => undefined;
    },
    onState(listener: (state: ConnectionState) => void) {
      become = listener;
      listener('open');
      return () => undefined;
    },
    close: () => undefined,
  }),
}));
const { ChatRoom } = await import('./chat-room.tsx');

const message = (sequence: number, text: string, idUser = 2, clientId: string = crypto.randomUUID()): ChatMessage => ({
  sequence,
  clientId,
  moment: '2026-11-20 12:00:00',
  user: 'Bia Prado',
  idUser,
  photo: '',
  message: text,
  room: 1,
});
const api = new MockApi();
let leave: () => void = () => undefined;

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  // jsdom does not implement scrolling.
  Element.prototype.scrollTo = () => undefined;
  globalThis.CSS = { supports: () => true } as never;
});

function open(readSequence = 1): void {
  api.reply(loadChatRoom, {
    success: true,
    room: {
      idChatRoom: 1,
      name: 'Sala da rede',
      description: 'Ideias',
      kind: 'general',
      lastSequence: 2,
      readSequence,
    },
    data: [{ date: '2026-11-20', messages: [message(1, 'Olá'), message(2, 'Alguém aí? https://a.br/x')] }],
    hasMore: false,
  });
  ({ unmount: leave } = renderPage(<ChatRoom idChatRoom={1} headingLevel={1} />));
}

test('shows the name of the room, the people, the messages by date and a mark before the new ones [A2c-01]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sala da rede' })).toBeInTheDocument();
  expect(await screen.findByText('2 pessoas na sala')).toBeInTheDocument();
  const day = within(screen.getByRole('log', { name: 'Mensagens' })).getByRole('region', {
    name: '20 de novembro de 2026',
  });
  expect(
    within(day)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['BPBia PradoOlá09:00', 'Novas mensagens', expect.stringContaining('Alguém aí?')]);
  expect(within(day).getByRole('link', { name: 'https://a.br/x' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
});

test('sends the text once on Enter and does nothing when it is empty [A5-21]', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: 'Mensagem' });
  await screen.findByText('2 pessoas na sala');
  await userEvent.type(field, '   {Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'Cheguei{Shift>}{Enter}{/Shift}agora{Enter}');
  expect(
    await screen.findByText('Cheguei agora', { exact: false, normalizer: (text) => text.replaceAll('\n', ' ') }),
  ).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(calls.filter(([name]) => name === 'NEW_MESSAGE_FROM_GEN_CHAT')).toEqual([
    ['NEW_MESSAGE_FROM_GEN_CHAT', { room: 1, message: 'Cheguei\nagora', clientId: expect.any(String) }],
  ]);
});

test('shows messages of others at once and shows a lost connection', async () => {
  open();
  await screen.findByText('2 pessoas na sala');
  act(() => receive(message(3, 'Estou, sim!')));
  expect(await screen.findByText('Estou, sim!')).toBeInTheDocument();
  act(() => become('lost'));
  expect(await screen.findByText(/^Sem conexão\./)).toBeInTheDocument();
});

test('marks a message that arrives on a hidden page as read once the page is visible', async () => {
  open(2);
  await screen.findByText('2 pessoas na sala');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => receive(message(3, 'Estou, sim!')));
  await screen.findByText('Estou, sim!');
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  leave();
  expect(calls.filter(([name]) => name === readChatRoom.name)).toEqual([[readChatRoom.name, { room: 1, sequence: 3 }]]);
});

test('offers a retry when a room fails to load [A8-32]', async () => {
  api.refuse(loadChatRoom, { status: 500, code: 'server.unexpected', message: 'Não.' });
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  renderPage(<ChatRoom idChatRoom={1} headingLevel={1} />);
  expect(await screen.findByText('Não foi possível carregar o bate-papo')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('chat room 1 not loaded', expect.any(String));
  log.mockRestore();
});

test('a message that a moderator removes says so at once, with the reason', async () => {
  open();
  await screen.findByText('2 pessoas na sala');
  act(() => replace({ ...message(1, ''), removedReason: 'É propaganda.' }));
  expect(await screen.findByText('Mensagem removida')).toBeInTheDocument();
  expect(screen.getByText('Motivo: É propaganda.')).toBeInTheDocument();
  expect(screen.queryByText('Olá')).toBeNull();
  act(() => replace(message(1, 'Olá')));
  expect(await screen.findByText('Olá')).toBeInTheDocument();
});

test('reports a message of somebody else with a reason, once', async () => {
  api.reply(reportChatMessage, { success: true });
  open();
  await screen.findByText('2 pessoas na sala');
  const [first] = await screen.findAllByRole('button', { name: 'Denunciar a mensagem de Bia Prado' });
  if (first) await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar mensagem' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Denunciar' }));
  expect(await dialog.findByText('Escolha um motivo.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Propaganda ou golpe' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Conte mais/ }), 'Vende curso');
  await userEvent.click(dialog.getByRole('button', { name: 'Denunciar' }));
  expect(await screen.findByText('Denunciada')).toBeInTheDocument();
  expect(api.calls(reportChatMessage)).toMatchObject([
    { params: { id: '1' }, body: { sequence: 1, reason: 'SPAM', note: 'Vende curso' } },
  ]);
  expect(screen.getAllByRole('button', { name: 'Denunciar a mensagem de Bia Prado' })).toHaveLength(1);
});
