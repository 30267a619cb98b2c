import { adminPersonPath } from '@shared-kit/contracts/admin';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { itemsOf, log, say, section } from '../content/chat.ts';

test('a blocked author reads why nothing is sent, and sends again after the block is lifted on their page', async ({
  actor,
}) => {
  const heitor = await actor('heitor.pereira', 'sabermais');
  const { idUser, name } = heitor.session.viewer;
  const room = (await itemsOf(heitor, section.room))[0]?.idChatRoom ?? 0;
  await heitor.open(`/chat/${room}`);
  await expect(heitor.page.getByText(/\d+ pessoas? na sala/)).toBeVisible();
  const [first, second] = [`Propaganda ${Date.now()}`, `Mais propaganda ${Date.now()}`];
  const reason = `Aqui não se vende nada (${Date.now()}).`;
  await say(heitor.page, first);
  const { page, open } = await actor('joao', 'sabermais');
  await open('/admin/moderacao?aba=mensagens');
  await page.getByRole('searchbox', { name: 'Buscar no texto ou por quem escreveu' }).fill(first);
  const row = page.getByRole('listitem').filter({ hasText: first });
  await expect(row).toHaveCount(1);
  await onEveryScreen(page);
  await row.getByRole('button', { name: `Bloquear ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Bloquear ${name}?` });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText(`${name}: bloqueio em vigor.`)).toBeVisible();

  await say(heitor.page, second);
  const refusal = `A moderação bloqueou os seus comentários, mensagens e envios. Motivo: ${reason}`;
  await expect(log(heitor.page).getByText(refusal)).toBeVisible();
  await expectAccessible(heitor.page);

  await open('/admin/moderacao?aba=bloqueios');
  const blocked = page
    .getByRole('list', { name: 'Pessoas bloqueadas' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(blocked).toContainText(reason);
  await onEveryScreen(page);
  await expectAccessible(page);

  await open(adminPersonPath(idUser, 'acesso'));
  await expect(page.getByText('Bloqueio sem data de fim')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Esta pessoa comenta, conversa e envia trabalhos.')).toBeVisible();
  await log(heitor.page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(log(heitor.page).getByText(refusal)).toHaveCount(0);
  await expect(log(heitor.page).getByText('Não enviada')).toHaveCount(0);
  await expect(log(heitor.page).getByText(second)).toBeVisible();
});
