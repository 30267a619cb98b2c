import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { itemsOf, log, say, section } from '../content/chat.ts';

test('a reported message is removed in the open room, with the reason that everybody reads', async ({ actor }) => {
  const [diego, eva] = [await actor('diego', 'sabermais'), await actor('eva', 'sabermais')];
  const room = (await itemsOf(diego, section.room))[0]?.idChatRoom ?? 0;
  for (const person of [diego, eva]) {
    await person.open(`/chat/${room}`);
    await expect(person.page.getByText(/\d+ pessoas? na sala/)).toBeVisible();
  }
  const [text, reason] = [`Vendo curso barato ${Date.now()}`, `Aqui não se vende nada (${Date.now()}).`];
  await say(diego.page, text);
  const message = log(eva.page).getByRole('listitem').filter({ hasText: text });
  await message.hover();
  await message.getByRole('button', { name: /^Denunciar a mensagem de / }).click();
  const report = eva.page.getByRole('dialog', { name: 'Denunciar mensagem' });
  await expect(report.getByText(text)).toBeVisible();
  await expectAccessible(eva.page);
  await report.getByRole('radio', { name: 'Propaganda ou golpe' }).check();
  await report.getByRole('button', { name: 'Denunciar' }).click();
  await expect(message.getByText('Denunciada')).toBeVisible();
  await expectAccessible(eva.page);

  const { page, open } = await actor('joao', 'sabermais');
  await open('/admin/solicitacoes?tipo=mensagens');
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toContainText('Propaganda ou golpe');
  await onEveryScreen(page);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Remover / }).click();
  const dialog = page.getByRole('dialog', { name: 'Remover mensagem' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(row).toHaveCount(0);
  // A decision is sent at once when the page is left.
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Moderação' }).click();
  for (const person of [diego, eva]) {
    await expect(log(person.page).getByText(`Motivo: ${reason}`)).toBeVisible();
    await expect(log(person.page).getByText(text)).toHaveCount(0);
  }
  await expectAccessible(eva.page);

  for (const tab of ['Comentários', 'Salas', 'Mensagens']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  }
  await page.getByRole('searchbox', { name: 'Buscar no texto ou por quem escreveu' }).fill(text);
  await page.getByRole('button', { name: /^Devolver: / }).click();
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Início' }).click();
  await expect(log(eva.page).getByText(text)).toBeVisible();
});
