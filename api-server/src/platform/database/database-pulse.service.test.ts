import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { databaseFault } from './database-fault.rules.ts';
import { databasePulse, noAnswer } from './database-pulse.service.ts';
import { postgresProbe } from './probe-postgres.adapter.ts';

const timing = { silence: 40, probe: 30, check: 5 };
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const never = () => new Promise<never>(() => undefined);

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 5_000; !holds(); await pause(5))
    if (Date.now() > deadline) throw new Error('waited for too long');
}

test('a silent server that answers no probe fails what waits and all that follows, until it answers again', async () => {
  let isThere = false;
  let cutOffs = 0;
  const pulse = databasePulse(
    async () => isThere || never(),
    () => (cutOffs += 1),
    timing,
  );
  void pulse.watch(never);
  await until(pulse.isAway);
  expect(cutOffs).toBe(1);
  const refused: unknown = await pulse.watch(async () => 'answer').catch((error: unknown) => error);
  expect(databaseFault(refused)).toBe('unavailable');
  isThere = true;
  await until(() => !pulse.isAway());
  expect([await pulse.watch(async () => 'answer'), cutOffs]).toEqual(['answer', 1]);
  pulse.stop();
});

test('a slow server that answers probes, and one that answers other statements, stay', async () => {
  let probes = 0;
  const slow = databasePulse(
    async () => {
      probes += 1;
      return true;
    },
    () => undefined,
    timing,
  );
  void slow.watch(never);
  await until(() => probes > 2);
  expect(slow.isAway()).toBe(false);
  slow.stop();

  const busy = databasePulse(never, () => undefined, timing);
  void busy.watch(never);
  for (let statement = 0; statement < 20; statement += 1) {
    await pause(10);
    await busy.watch(async () => undefined);
    // A refusal by the database is an answer, too.
    const refusal = Object.assign(new Error('deadlock'), { severity: 'ERROR' });
    await expect(busy.watch(() => Promise.reject(refusal))).rejects.toBe(refusal);
  }
  expect(busy.isAway()).toBe(false);
  busy.stop();
});

test('a server without statements is never probed', async () => {
  let probes = 0;
  const pulse = databasePulse(
    async () => {
      probes += 1;
      return true;
    },
    () => undefined,
    timing,
  );
  await pulse.watch(async () => undefined);
  await pause(120);
  expect(probes).toBe(0);
});

test('an ended wait is reported as a database that is away', () => {
  expect(databaseFault(noAnswer())).toBe('unavailable');
});

describe('the probe of PostgreSQL', () => {
  let server: Server;
  let mood: (socket: Socket, message: Buffer) => void;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (message) => mood(socket, message));
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => void server.close());

  const probe = () => {
    const { port } = server.address() as AddressInfo;
    return postgresProbe(`postgres://who@127.0.0.1:${port}/x`, 50)();
  };

  test('asks for TLS, which every server answers before a login', async () => {
    const asked: string[] = [];
    mood = (socket, message) => {
      asked.push(message.toString('hex'));
      socket.write('N');
    };
    expect([await probe(), asked]).toEqual([true, ['0000000804d2162f']]);
  });

  test('takes silence, a closed connection and a closed port for a server that is away', async () => {
    mood = () => undefined;
    expect(await probe()).toBe(false);
    mood = (socket) => void socket.destroy();
    expect(await probe()).toBe(false);
    expect(await postgresProbe('postgres://who@127.0.0.1:1/x', 50)()).toBe(false);
  });
});
