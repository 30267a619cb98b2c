import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { fill, own, photo, sectionIn, submit, works } from '../content/uploads.ts';

// The review of a section is a setting of everybody, so that this test has a portal of its own.
test('a work waits for its approval, its file opens in the inbox, and a refusal reaches its sender', async ({
  actor,
}) => {
  const { page, open } = await actor('joao', 'sabermais');
  await open('/admin/moderacao?aba=envios');
  const review = page.getByRole('switch', { name: new RegExp(`Aprovar antes de publicar em ${works}`) });
  await expect(review).not.toBeChecked();
  await onEveryScreen(page);
  await expectAccessible(page);
  await review.press('Space');
  await expect(review).toBeChecked();

  const [bruno, carla] = [await actor('bruno', 'sabermais'), await actor('carla', 'sabermais')];
  const [bad, good] = ['Vitrine com cliente', 'Vitrine de inverno'];
  await bruno.open('/uploads/userContent');
  for (const title of [bad, good]) {
    await fill(bruno.page, title, photo);
    await submit(bruno.page).click();
    await expect(own(bruno.page).getByRole('listitem').filter({ hasText: title })).toContainText(
      'Aguardando aprovação',
    );
  }
  await expectAccessible(bruno.page);
  const list = `/trabalhos-da-rede/${sectionIn(carla.session)}`;
  await carla.open(list);
  await expect(carla.page.getByRole('heading', { name: works }).first()).toBeVisible();
  await expect(carla.page.getByText(good)).toHaveCount(0);

  await open('/admin/solicitacoes?tipo=envios');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row(bad)).toContainText(works);
  await onEveryScreen(page);
  await expectAccessible(page);
  await row(bad)
    .getByRole('button', { name: /^Ver arquivo de / })
    .click();
  const file = page.getByRole('dialog', { name: bad });
  const picture = file.getByRole('img', { name: bad });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(file).toHaveCount(0);
  await row(bad)
    .getByRole('button', { name: /^Recusar / })
    .click();
  const refusal = page.getByRole('dialog', { name: 'Recusar envio' });
  await refusal.getByRole('textbox', { name: /Motivo/ }).fill('Mostra uma cliente.');
  await refusal.getByRole('button', { name: 'Recusar' }).click();
  await expect(row(bad)).toHaveCount(0);
  await row(good)
    .getByRole('button', { name: /^Aprovar / })
    .click();
  await expect(page.getByText('Nenhum envio aguarda aprovação')).toBeVisible();
  // Answers are sent at once when the page is left.
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Início' }).click();

  const bell = bruno.page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
  await expect(async () => {
    await bruno.open('/uploads/userContent');
    await expect(own(bruno.page)).toContainText('Motivo: Mostra uma cliente.', { timeout: 3000 });
    await expect(own(bruno.page)).toContainText('Publicado', { timeout: 3000 });
  }).toPass();
  await onEveryScreen(bruno.page);
  await bell.click();
  await expect(bruno.page.getByText(`Seu envio ${bad} não foi aprovado`).first()).toBeVisible();
  await carla.open(list);
  await expect(carla.page.getByText(good).first()).toBeVisible();
  await expect(carla.page.getByText(bad)).toHaveCount(0);
});
