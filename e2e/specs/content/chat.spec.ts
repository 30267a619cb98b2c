import { loadChatRoom } from '@shared-kit/contracts/content';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { framesSent, itemsOf, log, say, section } from './chat.ts';

async function roomOf(actor: Actor, text: string, item = 0): Promise<number> {
  return (await itemsOf(actor, text))[item]?.idChatRoom ?? 0;
}
/** Scrolls to the end of the room; other people may have written meanwhile. */
const toNewest = (page: Page) =>
  page.getByRole('button', { name: /^(Ir para as mensagens mais recentes|\d+ novas? mensage.+)$/ });
/** Opens a page that has joined the room and receives its messages. */
async function inRoom(actor: Actor, room: number): Promise<void> {
  await actor.open(`/chat/${room}`);
  await expect(actor.page.getByText(/\d+ pessoas? na sala/)).toBeVisible();
}

test(
  'two people chat in a room and see messages, dates and the typing indicator immediately',
  { tag: ['@A2r-29', '@A2c-01', '@A7m-03', '@A7m-04', '@A7m-07', '@A5-21'] },
  async ({ actor }) => {
    const [diego, eva] = [await actor('diego', 'sabermais'), await actor('eva', 'sabermais')];
    const room = await roomOf(diego, section.room);
    const sent = framesSent(diego.page);
    await inRoom(diego, room);
    await inRoom(eva, room);
    await expect(diego.page.getByRole('heading', { level: 1, name: section.room })).toBeVisible();
    expect(sent.some((frame) => frame.includes('"JOIN_ROOM"'))).toBe(true);

    await eva.page.getByRole('textbox', { name: 'Mensagem' }).pressSequentially('Estou');
    await expect(diego.page.getByText('Eva Lacerda está digitando…')).toBeVisible();
    await eva.page.getByRole('textbox', { name: 'Mensagem' }).fill('');

    const text = `Bom dia, gente! ${Date.now()}`;
    await say(diego.page, text);
    const today = log(eva.page).getByRole('region', { name: 'Hoje' });
    await expect(today.getByText(text)).toBeVisible();
    await expect(log(diego.page).getByText(text)).toHaveCount(1);
    await expect(diego.page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
    expect(sent.filter((frame) => frame.includes('NEW_MESSAGE_FROM_GEN_CHAT'))).toHaveLength(1);

    // An empty message is sent neither by the key nor by the button.
    await expect(diego.page.getByRole('button', { name: 'Enviar mensagem' })).toBeDisabled();
    await say(diego.page, '   ');
    await say(eva.page, `Bom dia, Diego! <b>${text}</b>`);
    await expect(log(diego.page).getByText(`<b>${text}</b>`)).toBeVisible();
    expect(sent.filter((frame) => frame.includes('NEW_MESSAGE_FROM_GEN_CHAT'))).toHaveLength(1);
    await expect(log(diego.page).getByRole('region', { name: 'Ontem' })).toBeAttached();
  },
);

test(
  'a long history opens at its end, and older messages load on scroll without layout shifts',
  { tag: ['@A7m-02', '@A2c-01'] },
  async ({ actor }) => {
    const rita = await actor('rita', 'sabermais');
    const { page } = rita;
    await inRoom(rita, await roomOf(rita, section.room));
    await expect(log(page).getByRole('listitem').last()).toBeInViewport();
    await expect(log(page).getByText('Bom dia, rede! Esta sala agora é nossa', { exact: false })).toHaveCount(0);
    await log(page).focus();
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(page.getByText('Este é o começo da conversa.')).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(log(page).getByText('Bom dia, rede! Esta sala agora é nossa', { exact: false })).toBeInViewport();
    await toNewest(page).click();
    await expect(log(page).getByRole('listitem').last()).toBeInViewport();
  },
);

test('a person who reads older messages sees a notice of new ones, with a link to them', async ({ actor }) => {
  const [joao, lia] = [await actor('joao', 'sabermais'), await actor('lia', 'sabermais')];
  const room = await roomOf(joao, section.room);
  await inRoom(joao, room);
  await inRoom(lia, room);
  await log(joao.page).hover();
  await joao.page.mouse.wheel(0, -900);
  await expect(toNewest(joao.page)).toBeVisible();
  const text = `Novidade ${Date.now()}`;
  await say(lia.page, text);
  await joao.page.getByRole('button', { name: /novas? mensage/ }).click();
  await expect(log(joao.page).getByText(text)).toBeInViewport();
});

test('a lost connection shows a notice, and messages written meanwhile on both sides appear once after the reconnect', async ({
  actor,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_FAILED .*\/api\/chat\//);
  const [bruno, gisele] = [await actor('bruno', 'sabermais'), await actor('gisele', 'sabermais')];
  const room = await roomOf(bruno, section.circles, 2);
  let isCut = false;
  const open = new Set<{ close(): Promise<void> }>();
  await bruno.page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isCut) return void socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  await inRoom(bruno, room);
  await inRoom(gisele, room);
  await bruno.page.route('**/api/chat/**', (route) => (isCut ? route.abort() : route.continue()));

  for (let cut = 1; cut <= 5; cut += 1) {
    isCut = true;
    for (const socket of open) await socket.close();
    open.clear();
    await expect(bruno.page.getByText('Sem conexão.', { exact: false })).toBeVisible();
    await say(bruno.page, `bruno ${cut}`);
    await expect(bruno.page.getByText('Aguardando conexão').first()).toBeVisible();
    await say(gisele.page, `gisele ${cut}`);
    isCut = false;
    await expect(bruno.page.getByText(/\d+ pessoas? na sala/)).toBeVisible({ timeout: 20_000 });
  }
  const texts = (page: Page) =>
    log(page)
      .locator('li')
      .filter({ hasText: /(bruno|gisele) \d/ })
      .count();
  for (const { page } of [bruno, gisele]) {
    await expect.poll(() => texts(page)).toBe(10);
    for (let cut = 1; cut <= 5; cut += 1) {
      for (const name of ['bruno', 'gisele'])
        await expect(log(page).getByText(`${name} ${cut}`, { exact: true })).toHaveCount(1);
    }
  }
  const { data } = await bruno.api.call(loadChatRoom, { params: { id: room }, query: {} });
  expect(
    data
      .flatMap((day) => day.messages)
      .filter(({ message }) => message.startsWith('bruno'))
      .map(({ message }) => message),
  ).toEqual([1, 2, 3, 4, 5].map((cut) => `bruno ${cut}`));
});

test('a draft survives a reload', async ({ actor }) => {
  const mauro = await actor('mauro', 'sabermais');
  await inRoom(mauro, await roomOf(mauro, section.room));
  await mauro.page.getByRole('textbox', { name: 'Mensagem' }).fill('Ainda não terminei');
  await mauro.page.reload();
  await expect(mauro.page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Ainda não terminei');
});

test(
  'a room that fails to load can be retried, and a missing room shows a message',
  { tag: '@A8-32' },
  async ({ actor }) => {
    const paula = await actor('paula', 'sabermais');
    const { page } = paula;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const room = await roomOf(paula, section.room);
    await page.route('**/api/chat/loadroom/*', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
    );
    await paula.open(`/chat/${room}`);
    await expect(page.getByText('Não foi possível carregar o bate-papo')).toBeVisible();
    expect(logged.some((text) => text.includes(`chat room ${room} not loaded`))).toBe(true);
    await page.unroute('**/api/chat/loadroom/*');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(log(page)).toBeVisible();
    await paula.open('/chat/999999');
    await expect(page.getByText('Sala não encontrada')).toBeVisible();
    await paula.open('/chat/nada');
    await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
  },
);

test('rooms are accessible and fit every screen', async ({ actor }) => {
  const paula = await actor('paula', 'sabermais');
  const { page, session } = paula;
  await inRoom(paula, await roomOf(paula, section.room));
  await onEveryScreen(page);
  await expectAccessible(page);
  const found = session.menu.find(({ menuOption }) => menuOption.text === section.room);
  await paula.open(`/bate-papo-da-rede/${found?.idSection}`);
  await expect(log(page)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});
