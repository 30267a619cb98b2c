/** @jest-environment tools/jest/browser-environment.mjs */
import { ApiError } from '@shared-kit/runtime/api';
import { fakeServer, settle, started, texts, startTestClock } from './room-sync.fixtures.ts';

startTestClock();

test('keeps the text and the reason of a rejected message and does not block the others', async () => {
  const { server, services } = fakeServer();
  const refusal = new ApiError({ status: 400, code: 'request.invalid', message: 'Use até 1000 caracteres.' });
  const sync = await started({
    server,
    services: {
      ...services,
      save: async (message) => (message.text === 'não' ? Promise.reject(refusal) : services.save(message)),
    },
  });
  server.become('lost');
  sync.send('não');
  sync.send('sim');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([
    ['sim'],
    [expect.objectContaining({ text: 'não', state: 'failed', reason: 'Use até 1000 caracteres.' })],
  ]);
  sync.discard(sync.view().log.unsent[0]?.clientId ?? '');
  expect(sync.view().log.unsent).toEqual([]);
});

test('retries pending messages of an earlier visit and does not resend rejected ones', async () => {
  const { server, services } = fakeServer();
  const offline = new ApiError({ status: 0, code: 'transport.offline', message: '' });
  const [waiting, refused] = [
    { clientId: crypto.randomUUID(), text: 'Espera', state: 'sending' },
    { clientId: crypto.randomUUID(), text: 'não', state: 'failed', reason: 'Use até 1000 caracteres.' },
  ] as const;
  services.writeUnsent([waiting, refused]);
  const sync = await started({ server, services: { ...services, save: () => Promise.reject(offline) } });
  server.become('lost');
  expect(sync.view().log.unsent).toEqual([waiting, refused]);
  await settle(15_000);
  expect(sync.view().log.unsent).toEqual([{ ...waiting, state: 'failed' }, refused]);
  server.become('open');
  await settle();
  expect([texts(sync), sync.view().log.unsent]).toEqual([['Espera'], [refused]]);
});

test.each([1, 2, 3])(
  'shows every message once and in order after 100 lost connections, replies and events (run %i)',
  async (seed) => {
    let state = seed * 7919;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const { server, services } = fakeServer(random);
    const sync = await started({ server, services });
    server.loses = 0.3;
    const mine: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      server.become('open');
      if (random() < 0.7) mine.push(`eu ${round}`);
      if (mine.at(-1) === `eu ${round}`) sync.send(`eu ${round}`);
      await settle(random() * 50);
      server.store(`ela ${round}`);
      await settle(random() * 2_000);
      server.become('lost');
      server.store(`ela, longe, ${round}`);
      await settle(random() * 2_000);
    }
    server.loses = 0;
    server.become('open');
    await settle(70_000);
    const shown = sync.view().log.messages.map(({ sequence }) => sequence);
    expect(shown).toEqual(server.stored.map(({ sequence }) => sequence));
    expect(server.stored.filter(({ idUser }) => idUser === 7).map(({ message }) => message)).toEqual(mine);
    expect(sync.view().log.unsent).toEqual([]);
  },
);

test.each([
  [429, 'chat.too-fast'],
  [400, 'chat.too-fast'],
  [408, 'request.timeout'],
  [503, 'server.busy'],
])('retries a message after a temporary rejection (%i %s)', async (status, code) => {
  const { server, services } = fakeServer();
  let failures = 2;
  const sync = await started({
    server,
    services: {
      ...services,
      save: (message) =>
        failures-- > 0 ? Promise.reject(new ApiError({ status, code, message: '' })) : services.save(message),
    },
  });
  server.become('lost');
  sync.send('De novo');
  await settle(3_000);
  expect([texts(sync), sync.view().log.unsent]).toEqual([['De novo'], []]);
});

test('keeps a message pending until the terms are accepted', async () => {
  const { server, services } = fakeServer();
  const terms = new ApiError({ status: 403, code: 'TERMS_REQUIRED', message: 'Aceite os termos.' });
  let isAccepted = false;
  const sync = await started({
    server,
    services: {
      ...services,
      save: (message) => (isAccepted ? services.save(message) : Promise.reject(terms)),
    },
  });
  server.become('lost');
  sync.send('Depois');
  await settle(1_000);
  expect(sync.view().log.unsent).toEqual([expect.not.objectContaining({ reason: expect.anything() })]);
  isAccepted = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(texts(sync)).toEqual(['Depois']);
});
