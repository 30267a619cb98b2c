import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

const many = 210;

// The people would fill the lists of other tests, so that this test has a portal of its own.
test('a whole unit is enrolled by a job that accounts for each person, ended by another one, and both are undone', async ({
  actor,
}) => {
  test.slow();
  const { page, open } = await actor('joao', 'horizonte');
  const rows = Array.from(
    { length: many },
    (_, index) => `Pessoa ${index};pessoa.${index};pessoa.${index}@exemplo.com.br;Turno da noite`,
  );
  await open('/admin/pessoas');
  await page.getByRole('link', { name: 'Importar' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ]);
  const file = ['Nome;Login;E-mail;Departamento', ...rows].join('\n');
  await chooser.setFiles({ name: 'turno.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Conferir linhas' }).click();
  await page.getByRole('button', { name: `Importar ${many} pessoas` }).click({ timeout: 60_000 });
  await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 60_000 });

  await open('/admin/inscricoes');
  const trainings = page.getByRole('table', { name: 'Treinamentos' });
  const title = (await trainings.getByRole('link').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Inscrever pessoas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Departamento' }).selectOption('Turno da noite');
  await dialog.getByRole('checkbox', { name: title, exact: true }).check();
  await dialog.getByRole('button', { name: 'Inscrever', exact: true }).click();
  await expect(dialog.getByText(`${many} pessoas inscritas`)).toBeVisible({ timeout: 60_000 });
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Ver cada pessoa' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Inscrição de muitas pessoas' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Inscritas' })).toContainText('Turno da noite');
  await onEveryScreen(page);
  await expectAccessible(page);
  const batch = page.url();

  await page.getByRole('link', { name: 'Ver inscrições' }).click();
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('Turno da noite');
  await expect(page).toHaveURL(/departamento=/);
  await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
  await page.getByRole('button', { name: `Selecionar todas as ${many} do filtro` }).click();
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click();
  await expect(dialog.getByText(`${many} pessoas que ainda não começaram saem.`)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Fim do contrato');
  await dialog.getByRole('button', { name: 'Cancelar inscrições' }).click();
  await expect(dialog.getByText(`${many} inscrições canceladas`)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('link', { name: 'Ver cada pessoa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelamento de muitas inscrições' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Canceladas' })).toContainText('Turno da noite');
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer cancelamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer cancelamento' }).click();
  await expect(page.getByRole('table', { name: 'Restauradas' })).toContainText('Turno da noite', { timeout: 60_000 });

  await page.goto(batch);
  await page.getByRole('button', { name: 'Desfazer inscrições' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer inscrições' }).click();
  await expect(page.getByText('Inscrições desfeitas', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('table', { name: 'Desfeitas' })).toContainText('Turno da noite');
  await onEveryScreen(page);
  await expectAccessible(page);
});
