import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const library = 'Biblioteca de mídia';
const names = (page: Page) =>
  page.getByRole('region', { name: 'Biblioteca da marca' }).getByRole('list').getByRole('listitem');

test(
  'a library shows folders and files, stores the folder in the address, and previews and downloads files',
  { tag: ['@A2s-32', '@A7c-18', '@A3-18'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('vinicius.ramos', 'sabermais');
    await open(`/biblioteca-de-midia/${session.menu.find(({ menuOption }) => menuOption.text === library)?.idSection}`);
    await expect(names(page)).toContainText([
      /^Campanhas2 itens/,
      /^Marca3 itens/,
      /^Modelos2 itens/,
      /^comece por aqui\.pdf/,
    ]);
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('button', { name: 'Campanhas', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Primavera', exact: true }).click();
    await expect(page).toHaveURL(/\?pasta=Campanhas%2FPrimavera%2F$/);
    await expect(names(page)).toHaveCount(3);
    await page.reload();
    await expect(names(page)).toHaveCount(3);
    const file = names(page).filter({ hasText: 'vitrine de referência.jpg' });
    await expect(file).toContainText(/\d{2}\/\d{2}\/\d{4} · \d+ KB/);
    await expect(file.getByRole('link', { name: 'Baixar vitrine de referência.jpg' })).toHaveAttribute(
      'download',
      'vitrine de referência.jpg',
    );
    await file.getByRole('button', { name: 'Ver vitrine de referência.jpg' }).click();
    const preview = page.getByRole('dialog', { name: 'vitrine de referência.jpg' });
    await expect(preview.getByRole('img', { name: 'vitrine de referência.jpg' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await page.goBack();
    await expect(names(page)).toContainText(['Dia dos Pais', 'Primavera']);
    await page
      .getByRole('navigation', { name: 'Caminho da pasta' })
      .getByRole('button', { name: 'Biblioteca da marca' })
      .click();
    await expect(names(page)).toHaveCount(4);

    // Escape closes the search inside a document first and then the document.
    await page.getByRole('button', { name: 'Ver comece por aqui.pdf' }).click();
    const manual = page.getByRole('dialog', { name: 'comece por aqui.pdf' });
    await manual.getByRole('button', { name: 'Buscar no documento' }).click();
    const field = manual.getByRole('searchbox', { name: 'Buscar no documento' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(manual).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manual).toBeHidden();
  },
);
