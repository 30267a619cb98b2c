import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { getUser } from '@shared-kit/contracts/identity';
import { mainMenuEntry } from '../../support/main-menu.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

const picture = resolve(import.meta.dirname, '../../../demo/sabermais/media/login.webp');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

test(
  'the profile opens from the menu, and the form is edited and saved by keyboard alone',
  {
    tag: [
      '@B2.3-10',
      '@A2r-18',
      '@A2p-02',
      '@A2p-03',
      '@A2p-04',
      '@A2p-05',
      '@A2p-06',
      '@A2p-07',
      '@A2p-08',
      '@A2p-09',
      '@A2p-11',
      '@A2p-12',
      '@A8-10',
      '@A7u-01',
      '@A7u-02',
      '@A7u-06',
    ],
  },
  async ({ actor }) => {
    const { page, api, session, open } = await actor('leticia.torres', 'sabermais');
    await open('/myJourney');
    await (await mainMenuEntry(page, 'link', 'Meu perfil')).click();
    await expect(page).toHaveURL(portalUrl('sabermais', '/perfil'));
    await expect(page.getByRole('heading', { level: 2, name: 'Letícia Torres' })).toBeVisible();
    await expect(page.getByText('leticia.torres', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Editar perfil' }).press('Enter');
    await expect(page).toHaveURL(portalUrl('sabermais', '/editar-perfil'));
    await expect(field(page, 'Login')).toHaveValue('leticia.torres');
    for (const name of ['Login', 'E-mail']) await expect(field(page, name)).not.toBeEditable();
    const name = page.getByRole('textbox', { name: 'Nome' });
    await expect(name).toBeFocused();
    // The form is in sight below the page's title.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await onEveryScreen(page);
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport();
    await name.fill('Letícia Torres Lima');
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(field(page, 'Telefone')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('219876');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999'),
    ).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Telefone').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('54321');
    await expect(field(page, 'Telefone')).toHaveValue('(21) 98765-4321');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Perfil atualizado com sucesso')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Minha conta: Letícia Torres Lima' }),
    ).toBeVisible();
    const { user } = await api.call(getUser, { params: { id: session.viewer.idUser } });
    expect(user).toMatchObject({ name: 'Letícia Torres Lima', phone: '(21) 98765-4321', username: 'leticia.torres' });
  },
);

test('the banner of a save disappears after 5 s', { tag: ['@A8-11'] }, async ({ actor }) => {
  const { page, open } = await actor('helena.moraes', 'sabermais');
  await page.clock.install();
  await open('/editar-perfil');
  await save(page).click();
  const banner = page.getByText('Perfil atualizado com sucesso');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4500);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1000);
  await expect(banner).toHaveCount(0);
});

test(
  'e-mail and SMS are enabled with communication, and each box is saved at once',
  { tag: ['@A2p-10', '@A4n-01', '@A7u-04', '@A8-35'] },
  async ({ actor }) => {
    const { page, open } = await actor('lucas.lopes', 'sabermais');
    await open('/perfil');
    const boxes = {
      communication: page.getByRole('checkbox', { name: 'Aceito receber comunicações' }),
      email: page.getByRole('checkbox', { name: 'Receber por e-mail' }),
      sms: page.getByRole('checkbox', { name: 'Receber por SMS' }),
    };
    if (await boxes.communication.isChecked()) await boxes.communication.uncheck();
    await expect(boxes.email).toBeDisabled();
    await expect(boxes.sms).toBeDisabled();
    await boxes.communication.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
    await expect(boxes.email).toBeEnabled();
    const saved = page.waitForResponse((response) => response.url().includes('/users/editField/') && response.ok());
    await boxes.sms.check();
    await saved;
    await expect(boxes.email).toBeEnabled();
    await page.reload();
    await expect(boxes.sms).toBeChecked();
    await expect(boxes.communication).toBeChecked();
    await boxes.communication.uncheck();
    await expect(boxes.sms).toBeDisabled();
    await expect(boxes.sms).not.toBeChecked();
  },
);

for (const address of ['/editar-perfil', '/editPerfil']) {
  test(
    `${address} opens the form, and cancel returns to /perfil`,
    { tag: ['@A2r-19', '@A2r-20'] },
    async ({ actor }) => {
      const { page, open } = await actor('helena.moraes', 'sabermais', { screen: 'phone' });
      await open(address);
      const name = page.getByRole('textbox', { name: 'Nome' });
      await expect(name).toBeFocused();
      await expect(name).toBeInViewport();
      await name.fill('Outra Pessoa');
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page).toHaveURL(portalUrl('sabermais', '/perfil'));
      await expect(page.getByRole('heading', { level: 2, name: 'Helena Moraes' })).toBeVisible();
      await expect(name).toHaveCount(0);
    },
  );
}

test('typed text is not lost by a click on the menu', async ({ actor }) => {
  const { page, open } = await actor('helena.moraes', 'sabermais');
  await open('/editar-perfil');
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Outra Pessoa');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Home' }).click();
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(name).toHaveValue('Outra Pessoa');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/\/sabermais\/?$/);
});

test("the browser's back button asks before typed text is lost", async ({ actor }) => {
  const { page, open } = await actor('helena.moraes', 'sabermais');
  await open('/perfil');
  await page.getByRole('link', { name: 'Editar perfil' }).click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Outra Pessoa');
  const address = page.url();
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(name).toHaveValue('Outra Pessoa');
  expect(page.url()).toBe(address);
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(name).toBeHidden();
});

test(
  'a photo is cropped by mouse and keys, and the header shows it at once',
  { tag: ['@A2p-01', '@A5-12', '@A5-13', '@A7u-07'] },
  async ({ actor }) => {
    const { page, api, session, open } = await actor('luiza.silveira', 'sabermais');
    await open('/perfil');
    const opener = page.getByRole('button', { name: 'Alterar foto' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Alterar foto' });
    await expect(dialog.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
    await expectAccessible(page);

    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto não é uma foto') });
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') });
    await expect(dialog.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await input.setInputFiles(picture);
    const stage = dialog.getByRole('application', { name: 'Recorte da foto' });
    await expect(stage).toBeFocused();
    const shown = () => stage.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    let before = await shown();
    const changes = async (): Promise<void> => {
      await expect.poll(shown).not.toBe(before);
      before = await shown();
    };
    await page.keyboard.press('+');
    await changes();
    await expect(dialog.getByText('Zoom de 110%')).toBeVisible();
    await dialog.getByRole('button', { name: 'Aproximar' }).click();
    await changes();
    await stage.focus();
    await page.keyboard.press('ArrowLeft');
    await changes();
    await stage.hover();
    const box = await stage.boundingBox();
    await page.mouse.down();
    // Stays inside the circle: the wheel has no effect outside of it.
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.4, (box?.y ?? 0) + (box?.height ?? 0) * 0.8, {
      steps: 3,
    });
    await page.mouse.up();
    await changes();
    await page.mouse.wheel(0, -200);
    await changes();
    await onEveryScreen(page);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Salvar foto' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Salvo com sucesso!')).toBeVisible();
    await expect(opener).toBeFocused();
    const avatar = page.getByRole('banner').locator('img[src*="/photos/"]');
    await expect(avatar).toBeVisible();
    await expect
      .poll(() =>
        avatar.evaluate((image) => [
          (image as HTMLImageElement).naturalWidth,
          (image as HTMLImageElement).naturalHeight,
        ]),
      )
      .toEqual([250, 250]);
    const { user } = await api.call(getUser, { params: { id: session.viewer.idUser } });
    expect(user.photo).toContain('/photos/');
  },
);
