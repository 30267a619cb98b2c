import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chatPresence, joinChatRoom, typeInChatRoom, typingInChatRoom } from '@shared-kit/contracts/content';
import { wireTo } from '../../../test/own-services.ts';
import type { Wire } from '../../../test/own-services.ts';
import { runProgram, startServer } from '../../../test/server-process.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { reachableServices } from '../../../test/services.ts';
import type { Services } from '../../../test/services.ts';
import { migratedDatabase } from '../../../test/template-database.ts';
import { chatMember, quietRoomAt, tokenAt, until } from '../test/chat-member.ts';
import type { ChatMember } from '../test/chat-member.ts';
import { openTestSocket } from '../test/socket-client.ts';

const patience = 180_000;
const services = await reachableServices();

if ('missing' in services) {
  process.stderr.write(`Chat over several API nodes: left out. ${services.missing}\n`);
  test(`skipped: ${services.missing}`, () => expect(services.missing).not.toBe(''));
} else {
  describe('a room over two nodes on one Redis', () => {
    twoNodes(services);
  });
}

function twoNodes({ databaseUrl, redisUrl }: Services): void {
  let folder: string;
  let database: { url: string; drop(): Promise<void> };
  let nodes: [ServerProcess, ServerProcess];
  let wire: Wire;
  let room: number;
  const tokenOf = (person: string): Promise<string> => tokenAt(nodes[0].origin, person);
  const at = { basePath: '/sabermais', host: 'localhost' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-chat-nodes-'));
    database = await migratedDatabase(databaseUrl);
    const redis = new URL(redisUrl);
    wire = await wireTo(Number(redis.port || 6379));
    redis.port = String(wire.port);
    const env = {
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      REDIS_URL: redis.href,
      TRUST_PROXY: '1',
      DATA_DIR: folder,
    };
    nodes = [await startServer(env), await startServer(env)];
    const imported = await runProgram(
      'cli/azulejo.ts',
      ['tenant', 'import', resolve(import.meta.dirname, '../../../../../demo/sabermais')],
      env,
    );
    if (imported.code !== 0) throw new Error(imported.stderr);
    room = await quietRoomAt(nodes[0].origin, await tokenOf('bruno'));
  }, patience);
  afterAll(async () => {
    for (const node of nodes ?? []) await node.end('SIGKILL').catch(() => undefined);
    await wire?.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, patience);

  test(
    'people on different nodes receive each other’s messages, presence and typing events',
    async () => {
      const [first, second] = [
        await openTestSocket(nodes[0].origin, at, await tokenOf('bruno')),
        await openTestSocket(nodes[1].origin, at, await tokenOf('carla')),
      ];
      await first.call(joinChatRoom, { room });
      const both = new Promise<void>((done) =>
        first.socket.on(chatPresence.name, (presence: { present: number }) => presence.present === 2 && done()),
      );
      await second.call(joinChatRoom, { room });
      await both;
      const typing = first.next(typingInChatRoom);
      await second.call(typeInChatRoom, { room });
      expect(await typing).toMatchObject({ user: 'Carla Nogueira' });
      first.close();
      second.close();
    },
    patience,
  );

  test(
    'without Redis a room goes on in each node, and the nodes hear each other again once it is back',
    async () => {
      const members = [
        chatMember(nodes[0].origin, 'sabermais', { token: await tokenOf('bruno'), room }),
        chatMember(nodes[1].origin, 'sabermais', { token: await tokenOf('carla'), room }),
      ] as const;
      await until(() => members.every(({ socket }) => socket.connected));
      const [here, there] = members;
      let lost = 0;
      for (const { socket } of members) socket.on('disconnect', () => (lost += 1));
      const arrives = async (text: string) => {
        await there.catchUp();
        const id = here.say(text);
        await new Promise((done) => setTimeout(done, 300));
        return there.shown.some(({ clientId }) => clientId === id);
      };
      expect(await arrives('Com Redis')).toBe(true);
      wire.cut();
      expect(await arrives('Sem Redis')).toBe(false);
      const said = here.say('Ainda sem Redis');
      await until(() => here.confirmed.has(said));
      wire.restore();
      await until(() => arrives('De volta'));
      expect(there.shown.map(({ clientId }) => clientId)).toContain(said);
      expect(lost).toBe(0);
      for (const member of members) member.leave();
    },
    patience,
  );

  test(
    'all members see one order on every node, and members of a dead node continue on the other',
    async () => {
      const members = [
        chatMember(nodes[0].origin, 'sabermais', { token: await tokenOf('diego'), room }),
        chatMember(nodes[1].origin, 'sabermais', { token: await tokenOf('eva'), room }),
      ] as const;
      await until(() => members.every(({ socket }) => socket.connected));
      const sent: string[] = [];
      const seenBy = ({ shown }: ChatMember) => shown.filter(({ clientId }) => sent.includes(clientId));
      for (let count = 0; count < 12; count += 1) for (const member of members) sent.push(member.say(`n. ${count}`));
      await until(() => members.every((member) => seenBy(member).length === sent.length));
      expect(seenBy(members[0])).toEqual(seenBy(members[1]));
      expect(
        seenBy(members[0])
          .map(({ clientId }) => clientId)
          .toSorted(),
      ).toEqual(sent.toSorted());

      await nodes[0].end('SIGKILL');
      const moved = chatMember(nodes[1].origin, 'sabermais', { token: await tokenAt(nodes[1].origin, 'diego'), room });
      await until(() => seenBy(moved).length === sent.length);
      members[1].say('Ainda aqui');
      await until(() => moved.shown.at(-1)?.message === 'Ainda aqui');
      for (const member of [...members, moved]) member.leave();
    },
    patience,
  );
}
