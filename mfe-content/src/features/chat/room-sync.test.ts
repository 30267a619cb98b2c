/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { ApiError } from '@shared-kit/runtime/api';
import { roomSync } from './room-sync.ts';
import { fakeServer, settle, started, texts, startTestClock } from './room-sync.fixtures.ts';

startTestClock();

test('rejects an empty message [A5-21]', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  for (const text of ['', '  ', '\n\t']) expect(sync.send(text)).toBe(false);
  await settle(100);
  expect([server.stored, sync.view().log.unsent]).toEqual([[], []]);
});

test('shows a message as sending at once and as sent after the server has confirmed it', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  await settle();
  expect(sync.send('  Oi  ')).toBe(true);
  expect(sync.view().log.unsent).toMatchObject([{ text: 'Oi', state: 'sending' }]);
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Oi'], []]);
});

test('sends and receives messages by HTTP calls while there is no connection', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('lost');
  sync.send('Por chamada');
  await settle();
  server.store('Resposta');
  await settle(8_000);
  expect([texts(sync), sync.view().connection]).toEqual([['Por chamada', 'Resposta'], 'slow']);
});

test('shows an undelivered message as failed after a while, keeps it, and sends it when the connection is back', async () => {
  const { server, services } = fakeServer();
  const offline = new ApiError({ status: 0, code: 'transport.offline', message: '' });
  const sync = await started({ server, services: { ...services, save: () => Promise.reject(offline) } });
  server.become('lost');
  sync.send('Espera');
  await settle(15_000);
  expect(sync.view().log.unsent).toMatchObject([{ text: 'Espera', state: 'failed' }]);
  server.become('open');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Espera'], []]);
});

test('reports read messages after one second, at once when the room is left, and after a reconnect', async () => {
  const { server, services } = fakeServer();
  const sync = await started({ server, services });
  server.become('open');
  await settle();
  server.store('a');
  sync.read();
  sync.read();
  await settle(1_000);
  expect(server.reads).toEqual([1]);

  server.become('lost');
  server.store('b');
  await settle(8_000);
  sync.read();
  await settle(1_000);
  expect(server.reads).toEqual([1]);
  server.become('open');
  await settle();
  expect(server.reads).toEqual([1, 2]);

  server.store('c');
  sync.read();
  sync.stop();
  await settle();
  expect(server.reads).toEqual([1, 2, 3]);
});

test('loads older messages by page and puts them before the others', async () => {
  const { server, services } = fakeServer();
  for (const text of ['a', 'b', 'c', 'd', 'e']) server.store(text);
  const sync = await started({ server, services });
  expect([texts(sync), sync.view().log.hasOlder]).toEqual([['c', 'd', 'e'], true]);
  await sync.loadOlder();
  expect([texts(sync), sync.view().log.hasOlder]).toEqual([['a', 'b', 'c', 'd', 'e'], false]);
});

test('shows and logs that a room failed to load [A8-32]', async () => {
  const { services } = fakeServer();
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const sync = roomSync(1, 7, {
    ...services,
    load: () => Promise.reject(new ApiError({ status: 500, code: 'server.unexpected', message: 'Não.' })),
  });
  await sync.start();
  expect(sync.view().status).toBe('failed');
  expect(log).toHaveBeenCalledWith('chat room 1 not loaded', expect.stringContaining('Não.'));
  log.mockRestore();
});
