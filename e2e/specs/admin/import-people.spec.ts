import type { Page } from '@playwright/test';
import { newestTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

async function send(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importação de pessoas' })).toBeVisible();
}

test('a file of people is checked, corrected, imported in two parts and undone', async ({ actor }) => {
  test.slow();
  const mark = Date.now().toString(36);
  const header = 'Nome;Login;E-mail;CPF;Departamento;Gestor';
  const rows = [
    `Conceição ${mark};conceicao.${mark};conceicao.${mark}@exemplo.com.br;1234567890;Enfermagem;joao`,
    `Érico ${mark};erico.${mark};;111.111.111-11;Enfermagem;conceicao.${mark}`,
  ];
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/pessoas');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar pessoas' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  await send(page, csv('folha.csv', [header, ...rows].join('\r\n')));
  await expect(page.getByText('CSV, ponto e vírgula, windows-1252')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'O que é a coluna Gestor' })).toHaveValue('leader');
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conferir linhas' }).click();

  await expect(page.getByText('CPF “111.111.111-11”: CPF inválido')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1 linha está errada')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar linhas erradas' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const refused = Buffer.concat(chunks).toString();
  expect(refused).toContain(`Érico ${mark}`);
  expect(refused).not.toContain(`conceicao.${mark}@`);
  await page.getByRole('button', { name: 'Importar só as certas (1)' }).click();
  await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1 pessoa nova', { exact: true })).toBeVisible();
  expect(await newestTo(`conceicao.${mark}@exemplo.com.br`)).toContain(`conceicao.${mark}`);

  await page.getByRole('link', { name: 'Importar outro arquivo' }).click();
  await send(page, {
    name: 'correto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(refused.replace('111.111.111-11', '529.982.247-25')),
  });
  await page.getByRole('button', { name: 'Conferir linhas' }).click();
  await page.getByRole('button', { name: 'Importar 1 pessoa' }).click({ timeout: 30_000 });
  await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 30_000 });
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver pessoas' }).click();
  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill(mark);
  await expect(page.getByRole('link', { name: `Érico ${mark}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('Importação desfeita')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Tarefas' }).click();
  await expect(page.getByRole('table', { name: 'Tarefas' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await open(`/admin/pessoas?busca=${mark}`);
  await expect(page.getByRole('link', { name: `Conceição ${mark}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Érico ${mark}` })).toHaveCount(0);
});
