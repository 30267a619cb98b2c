import { expect, expectAccessible, test } from '../../support/test.ts';
import { framesSent, itemsOf, log, say, section } from './chat.ts';

test(
  'the chat of a content opens and closes beside it, and over it on a phone',
  { tag: ['@A4m-11', '@A7m-06', '@A7m-09'] },
  async ({ actor }) => {
    const katia = await actor('katia', 'sabermais');
    const { page } = katia;
    const sent = framesSent(page);
    const item = (await itemsOf(katia, section.circles)).find(({ text }) => text.startsWith('Roda: quando'));
    await katia.open(`/content/${item?.idContentItem}`);
    const toggle = page.getByRole('button', { name: /^Abrir bate-papo/ });
    await expect(toggle).toHaveAccessibleName(/mensagens não lidas/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const panel = page.getByRole('complementary', { name: 'Bate-papo' });
    await expect(panel.getByText('Obrigado!', { exact: false })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Mensagem' })).toBeFocused();
    await expect(panel.getByText(/na sala/)).toBeVisible();
    const text = `Funcionou aqui ${Date.now()}`;
    await say(page, text);
    await expect(log(page).getByText(text)).toHaveCount(1);
    expect(sent.some((frame) => frame.includes('"NEW_MESSAGE_FROM_CHAT"'))).toBe(true);
    await panel.getByRole('button', { name: 'Fechar bate-papo' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir bate-papo' })).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Abrir bate-papo' }).click();
    const drawer = page.getByRole('dialog', { name: 'Bate-papo' });
    await expect(drawer.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  },
);

test('live content opens with its chat', { tag: ['@A7m-05', '@A7m-08'] }, async ({ actor }) => {
  const carla = await actor('carla', 'sabermais');
  const { page } = carla;
  const sent = framesSent(page);
  const item = (await itemsOf(carla, section.circles)).find(({ text }) => text.startsWith('Roda ao vivo'));
  await carla.open(`/content/${item?.idContentItem}`);
  const panel = page.getByRole('complementary', { name: 'Bate-papo' });
  await expect(panel.getByText(/na sala/)).toBeVisible();
  const text = `Pergunta ${Date.now()}`;
  await say(page, text);
  await expect(log(page).getByText(text)).toHaveCount(1);
  expect(sent.some((frame) => frame.includes('"NEW_MESSAGE_FROM_LIVE_CHAT"'))).toBe(true);
});

test('an external web chat is framed and responds in its frame', { tag: '@A2s-35' }, async ({ actor }) => {
  const paula = await actor('paula', 'sabermais');
  const { page, session } = paula;
  const found = session.menu.find(({ menuOption }) => menuOption.text === section.frame);
  await paula.open(`/assistente-da-loja/${found?.idSection}`);
  const frame = page.frameLocator('iframe[title="Assistente da loja"]');
  await frame.getByRole('button', { name: 'Prazo de troca' }).click();
  await expect(frame.getByText('Produto com defeito', { exact: false })).toBeVisible();
});
