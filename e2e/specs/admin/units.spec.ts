import { readFileSync } from 'node:fs';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

// Units are those of everybody, so that this test has a portal of its own.
test('departments become units, a filter finds the people of subunits, and the exported company has the tree', async ({
  actor,
}) => {
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/unidades');
  // Another test on this portal may have added a department.
  await page.getByRole('button', { name: /^Criar \d+ unidades$/ }).click();
  await expect(page.getByText(/^\d+ unidades criadas\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Nova unidade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova unidade' });
  await dialog.getByLabel('Nome').fill('Assistência');
  // Enter in a field saves, as 'Salvar' does.
  await dialog.getByLabel('Nome').press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Editar Enfermagem' }).click();
  const edited = page.getByRole('dialog');
  await edited.getByLabel('Unidade superior').selectOption('Assistência');
  await edited.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Unidade salva: Enfermagem.')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  // The unit itself has no people, so the list shows those of its subunit.
  await page.getByRole('link', { name: 'Assistência' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Enfermagem' }).first()).toBeVisible();

  await open('/admin/empresa/exportar');
  await page.getByRole('button', { name: 'Exportar empresa' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByRole('textbox', { name: 'Sua senha' }).fill('azulejo123');
  await proof.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /Baixar a exportação/ }).click();
  await proof.getByRole('textbox', { name: 'Sua senha' }).fill('azulejo123');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: 'Baixar' }).click(),
  ]);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('people.yaml')).toBe(true);
  await expect(proof).toBeHidden();
  await onEveryScreen(page);
  await expectAccessible(page);
});
