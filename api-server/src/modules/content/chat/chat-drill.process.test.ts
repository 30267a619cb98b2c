import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { portalClient } from '../../../test/portal-client.ts';
import { freePort, runProgram, startServer } from '../../../test/server-process.ts';
import { freshDataDirectory } from '../../../test/template-database.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { chatMember, quietRoomAt, tokenAt, until } from '../test/chat-member.ts';
import type { ChatMember } from '../test/chat-member.ts';

const patience = 480_000;
const people = ['bruno', 'carla', 'diego', 'eva', 'fabio', 'gisele'];
/** Number of sockets; the environment can raise it to a thousand: docs/benchmarks.md. */
const sockets = Number(process.env['CHAT_DRILL_SOCKETS'] ?? people.length);
const cuts = 100;
/** The server is also killed after these cuts. */
const kills = new Set([30, 65]);

let folder: string;
let env: Record<string, string>;
let server: ServerProcess;

beforeAll(async () => {
  folder = await freshDataDirectory();
  env = { DATA_DIR: folder, PORT: String(await freePort()), TRUST_PROXY: '1' };
  const imported = await runProgram(
    'cli/azulejo.ts',
    ['tenant', 'import', resolve(import.meta.dirname, '../../../../../demo/sabermais')],
    env,
  );
  if (imported.code !== 0) throw new Error(imported.stderr);
  server = await startServer(env);
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}, patience);

async function historyOf(room: number, token: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (let after = 0; ; after = all.at(-1)?.sequence ?? 0) {
    const reply = await portalClient(server.origin, 'sabermais').call(
      'GET',
      `/chat/loadroom/${room}?after=${after}&limit=200`,
      { token },
    );
    const page = (await reply.json()) as { data: { messages: ChatMessage[] }[]; hasMore: boolean };
    all.push(...page.data.flatMap(({ messages }) => messages));
    if (!page.hasMore) return all;
  }
}

test(
  `through ${cuts} forced disconnects and ${kills.size} killed servers every confirmed message is stored once and shown to every member once and in order`,
  async () => {
    const tokens = await Promise.all(people.map((person) => tokenAt(server.origin, person)));
    const token = tokens[0] ?? '';
    const room = await quietRoomAt(server.origin, token);
    const members = Array.from({ length: sockets }, (_, index) =>
      chatMember(server.origin, 'sabermais', { token: tokens[index % tokens.length] ?? '', room }),
    );
    // A large number of sockets reconnects with a delay, as pages do (@shared-kit/runtime/realtime), not all at once.
    if (sockets > people.length)
      for (const { socket } of members) socket.io.reconnectionDelay(500).reconnectionDelayMax(10_000);
    await until(() => members.every(({ socket }) => socket.connected));
    const sent = new Set<string>();
    for (let cut = 1; cut <= cuts; cut += 1) {
      const speaker = members[cut % members.length] as ChatMember;
      sent.add(speaker.say(`n. ${cut}`));
      if (cut % 3 === 0) sent.add((members[(cut + 1) % members.length] as ChatMember).say(`n. ${cut}, ao mesmo tempo`));
      // Cuts a connection in the middle of traffic, not always that of the author.
      await new Promise((done) => setTimeout(done, (cut * 37) % 90));
      (members[(cut * 7) % members.length] as ChatMember).socket.io.engine?.close();
      if (kills.has(cut)) {
        await server.end('SIGKILL');
        server = await startServer(env);
      }
      await new Promise((done) => setTimeout(done, 60));
    }
    await until(() => members.every(({ waiting }) => waiting === 0), 180_000);
    await until(() => members.every(({ socket }) => socket.connected), 120_000);
    for (const member of members) await member.catchUp();
    const stored = await historyOf(room, token);
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.map(({ clientId }) => clientId).toSorted()).toEqual([...sent].toSorted());
    for (const member of members) {
      expect(member.shown.map(({ sequence, clientId }) => [sequence, clientId])).toEqual(
        stored.map(({ sequence, clientId }) => [sequence, clientId]),
      );
      member.leave();
    }
    expect(new Set(members.flatMap(({ confirmed }) => [...confirmed]))).toEqual(sent);
  },
  patience,
);
