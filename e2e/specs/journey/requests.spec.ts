import { expect, expectAccessible, onEveryScreen, portalUrl, screens, test } from '../../support/test.ts';

const tab = '/myJourney/requestEnrollmentStatus';

test(
  'enrolment requests in every status have their actions',
  { tag: ['@B2.9-07', '@B2.9-08', '@B2.9-09', '@B2.9-12', '@B2.9-13', '@B2.9-14'] },
  async ({ actor }) => {
    const { page, open } = await actor('diego', 'aurora');
    await open(tab);
    const table = page.getByRole('table', { name: 'Solicitações de matrícula' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Título',
      'Data solicitação',
      'Data aprovação',
      'Status',
      'Ações',
    ]);
    await expect(page.getByRole('checkbox', { name: 'Aguardando' })).toBeChecked();
    await expect(table.getByText('Aguardando')).toBeVisible();
    await expect(table.getByText('Reprovado')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Todos' }).check();
    for (const status of ['Aprovado', 'Reprovado', 'Aguardando', 'Cancelado'])
      await expect(table.getByText(status, { exact: true })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    // Each action is one line beside the columns of the narrowest table.
    await page.setViewportSize(screens.tablet);
    for (const action of await table
      .getByRole('link', { name: /^Ir à/ })
      .or(table.getByRole('row').getByRole('button', { name: /: / }))
      .all())
      expect((await action.boundingBox())?.height).toBeLessThan(40);

    await table.getByRole('button', { name: /^Visualizar justificativa/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Justificativa de reprovação da matrícula:' });
    await expect(dialog.getByText('A brigada deste ano já tem gente da sua área.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ok, entendi' }).click();
    await table.getByRole('link', { name: /^Ir à página/ }).click();
    await expect(page).toHaveURL(/\/level\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Prevenção e combate a incêndio' })).toBeVisible();
  },
);

test(
  'a pending request can be withdrawn',
  { tag: ['@B2.9-10', '@B2.9-15', '@B2.9-16', '@B7.4-08'] },
  async ({ actor }) => {
    const { page, open } = await actor('katia', 'aurora');
    await open(tab);
    const cancel = page.getByRole('button', { name: 'Cancelar solicitação: Prevenção e combate a incêndio' });
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Tem certeza de que deseja cancelar a solicitação de matrícula?' });
    await dialog.getByRole('button', { name: 'Sair' }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancelar Solicitação' }).click();
    await expect(page.getByText('Solicitação cancelada.')).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Aguardando' }).click();
    await page.getByRole('checkbox', { name: 'Todos' }).check();
    await page.getByRole('checkbox', { name: 'Aprovado' }).focus();
    await expect(page.getByRole('row').filter({ hasText: 'Cancelado' })).toHaveCount(1);
  },
);

test(
  'a first request adds the menu entry at once, and it persists after a reload',
  { tag: ['@B2.3-03', '@B2.2-02'] },
  async ({ actor }) => {
    const { page, open } = await actor('vinicius.oliveira', 'aurora');
    await open('/catalog/combate-incendio');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'Minha jornada' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Solicitações de matrícula' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Solicitar matrícula na Brigada 2026' }).click();
    await page
      .getByRole('dialog', { name: 'Solicitação enviada' })
      .getByRole('button', { name: 'Ok, entendi' })
      .click();
    const entry = menu.getByRole('link', { name: 'Solicitações de matrícula' });
    await expect(entry).toBeVisible();
    await page.reload();
    await entry.click();
    await expect(page).toHaveURL(portalUrl('aurora', tab));
    await expect(page.getByRole('row').filter({ hasText: 'Prevenção e combate a incêndio' })).toBeVisible();
  },
);
