/** Half of the room, in its own process: counts received messages and sends messages on command. */
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

interface Task {
  readonly origin: string;
  readonly path: string;
  /** One token per socket; several may belong to the same person. */
  readonly tokens: readonly string[];
  readonly room: number;
  readonly joins: boolean;
}

let sockets: Socket[] = [];
let latencies: number[] = [];
/** Number of messages to expect in this burst. The process reports when all have arrived. */
let expected = 0;

process.on(
  'message',
  (
    message:
      | { open: Task }
      | { expect: number }
      | { say: { from: number; count: number } }
      | { report: true }
      | { close: true },
  ) => {
    if ('open' in message) void open(message.open);
    else if ('expect' in message) expected = message.expect;
    else if ('say' in message) say(message.say.from, message.say.count);
    else if ('report' in message) {
      process.send?.({ latencies });
      latencies = [];
    } else {
      for (const socket of sockets) socket.disconnect();
      sockets = [];
      process.send?.('closed');
    }
  },
);

let room = 0;

async function open({ origin, path, tokens, room: idRoom, joins }: Task): Promise<void> {
  room = idRoom;
  // Connects in groups: a thousand simultaneous handshakes would measure something else.
  for (let from = 0; from < tokens.length; from += 25) {
    await Promise.all(tokens.slice(from, from + 25).map((token) => connect(origin, path, token, joins)));
  }
  process.send?.('open');
}

async function connect(origin: string, path: string, token: string, joins: boolean): Promise<void> {
  const socket = io(origin, { path, transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } });
  await new Promise<void>((done, fail) => {
    socket.once('connect', () => done());
    socket.once('connect_error', fail);
  });
  socket.on('NEW_MESSAGE_FROM_GEN_SERVER', ({ message }: { message: string }) => {
    latencies.push(now() - Number(message.split(' ', 1)[0]));
    expected -= 1;
    if (expected === 0) process.send?.('all here');
  });
  if (joins) await socket.emitWithAck('JOIN_ROOM', { room });
  sockets.push(socket);
}

function say(from: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const socket = sockets[(from + index) % sockets.length];
    socket?.emit(
      'NEW_MESSAGE_FROM_GEN_CHAT',
      {
        room,
        message: `${now()} uma mensagem de tamanho comum, como as que se escrevem`,
        clientId: crypto.randomUUID(),
      },
      () => undefined,
    );
  }
}

/** Clock that all processes share. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

process.once('disconnect', () => process.exit(0));
process.send?.('ready');
