import { listMessages } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test(
  'messages are listed, open in full, and are marked as read',
  { tag: ['@A2r-23', '@A2r-24', '@A7m-15'] },
  async ({ actor }) => {
    const { page, open, api } = await actor('eva', 'sabermais');
    await open('/');
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('link', { name: 'Mensagens' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();
    await expect(page.getByText('2 não lidas')).toBeVisible();
    const list = page.getByRole('list', { name: 'Mensagens' });
    await expect(list.getByRole('link')).toHaveText([
      'Não lida: A Biblioteca de mídia está no ar',
      'Não lida: Mostre a sua vitrine de primavera',
    ]);
    await expectAccessible(page);
    await onEveryScreen(page);
    await list.getByRole('link', { name: /Biblioteca de mídia/ }).click();
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'A Biblioteca de mídia está no ar' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await onEveryScreen(page);
    await expect.poll(async () => (await api.call(listMessages, { query: {} })).unread).toBe(1);
    await page.getByRole('link', { name: 'Todas as mensagens' }).click();
    await expect(list.getByRole('link')).toHaveText([
      'A Biblioteca de mídia está no ar',
      'Não lida: Mostre a sua vitrine de primavera',
    ]);
    await expect(page.getByText('1 não lida')).toBeVisible();
  },
);

test(
  'shows an empty text without messages, and never the messages of another person',
  { tag: ['@A2r-23', '@A2r-24'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'sabermais');
    await open('/messages');
    await expect(page.getByText('Você ainda não recebeu mensagens.')).toBeVisible();
    await expectAccessible(page);
    const eva = await actor('eva', 'sabermais');
    const { messages } = await eva.api.call(listMessages, { query: {} });
    await open(`/messages/${messages[0]?.idMessage}`);
    await expect(page.getByText('Mensagem não encontrada')).toBeVisible();
  },
);
