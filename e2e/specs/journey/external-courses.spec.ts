import {
  expect,
  expectAccessible,
  expectWholeTable,
  onEveryScreen,
  portalUrl,
  screens,
  test,
} from '../../support/test.ts';

const tab = '/myJourney/externalCourse';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'external courses in every status have their actions',
  {
    tag: [
      '@B2.12-01',
      '@B2.12-02',
      '@B2.12-04',
      '@B2.12-06',
      '@B2.12-07',
      '@B4.8-04',
      '@B4.8-06',
      '@B4.8-07',
      '@B4.8-08',
      '@B2.3-08',
    ],
  },
  async ({ actor }) => {
    const { page, open } = await actor('diego', 'aurora');
    await open('/myJourney');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Cursos externos' })
      .click();
    await expect(page).toHaveURL(portalUrl('aurora', tab));
    const table = page.getByRole('table', { name: 'Cursos externos' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Título',
      'Data solicitação',
      'Status da solicitação',
      'Data validação / rejeição',
      'Ações',
    ]);
    await expect(table.getByRole('row')).toHaveCount(11);
    await onEveryScreen(page, () => expectWholeTable(table));
    await expectAccessible(page);
    // Each action is one line beside the columns of the narrowest table.
    await page.setViewportSize(screens.tablet);
    for (const action of await table
      .getByRole('row')
      .getByRole('button', { name: /^(Editar|Visualizar|Cancelar)/ })
      .all())
      expect((await action.boundingBox())?.height).toBeLessThan(40);

    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Todos' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByText('Em análise')).toHaveCount(2);
    for (const status of ['Rejeitado', 'Cancelado']) await page.getByRole('checkbox', { name: status }).check();
    await expect(table.getByText('Cancelado')).toHaveCount(1);

    const dialog = page.getByRole('dialog');
    await table.getByRole('button', { name: 'Visualizar: Conversas difíceis em segurança' }).click();
    await expect(dialog.getByText('Esta solicitação foi rejeitada. Edite os dados e reenvie')).toBeVisible();
    await expect(dialog.getByText('O certificado está no nome de outra pessoa.')).toBeVisible();
    await expect(dialog.getByLabel('Título')).toHaveAttribute('readonly');
    await onEveryScreen(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await expect(dialog.getByRole('button', { name: 'Salvar e reenviar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await table.getByRole('button', { name: 'Visualizar: NR-20 intermediário (inflamáveis e combustíveis)' }).click();
    await expect(dialog.getByText('você já a reenviou. Aguarde a análise do reenvio.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ok entendi' }).click();

    await table.getByRole('button', { name: 'Editar: Gestão de riscos ocupacionais (NR-01, PGR)' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Baixar certificado_pgr.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('certificado_pgr.pdf');
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test(
  'a course is registered with its evidence, edited and cancelled',
  {
    tag: [
      '@B2.12-03',
      '@B2.12-05',
      '@B2.12-08',
      '@B4.8-01',
      '@B4.8-02',
      '@B4.8-03',
      '@B5-35',
      '@B5-38',
      '@B7.4-15',
      '@B8-15',
      '@B8-16',
    ],
  },
  async ({ actor, faults }) => {
    // The test aborts requests during a save.
    faults.expect(/ERR_FAILED/);
    const { page, open } = await actor('vinicius.oliveira', 'aurora');
    await page.setViewportSize(screens.phone);
    await open(tab);
    await expect(page.getByText('NÃO FORAM ENCONTRADOS RESULTADOS!')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Cursos externos' })).toBeInViewport({ ratio: 1 });
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cadastrar curso externo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar curso externo' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('*Preenchimento obrigatório')).toHaveCount(5);
    await dialog.getByLabel('Título').fill('<b>Solda</b> TIG');
    await dialog.getByLabel('Instituição').fill('SENAI');
    await dialog.getByLabel('Tipo').selectOption({ label: 'Presencial' });
    await dialog.getByLabel('Carga horária (horas)').fill('40');
    await dialog.getByLabel('Data de início').fill('2026-02-03');
    await dialog.getByLabel('Data de término').fill('2026-02-02');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Período de realização inválido.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await dialog.getByLabel('Data de término').fill('2026-02-06');
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) =>
      dialog.locator('input[type=file]').setInputFiles(file);
    await choose({ name: 'planilha.xlsx', mimeType: 'application/zip', buffer: png });
    await expect(dialog.getByText('Apenas arquivos PDF, JPG ou PNG são permitidos.')).toBeVisible();
    // The name has an allowed extension, but the content is of another type.
    await choose({ name: 'certificado.pdf', mimeType: 'application/pdf', buffer: png });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Erro ao salvar o arquivo.')).toBeVisible();
    await expect(dialog.getByLabel('Título')).toHaveValue('<b>Solda</b> TIG');
    await choose({ name: 'Meu certificado.png', mimeType: 'image/png', buffer: png });

    // The server saves the course but its answer is lost: the retry creates no second one.
    await page.route('**/api/learning/externalcourses/', (route) => route.fetch().then(() => route.abort()), {
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Erro ao salvar curso externo.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: '<b>Solda</b> TIG' });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Em análise')).toBeVisible();

    await row.getByRole('button', { name: /^Editar/ }).click();
    const editing = page.getByRole('dialog', { name: 'Editar curso externo' });
    await expect(editing.getByRole('link', { name: 'Baixar Meucertificado.png' })).toBeVisible();
    await editing.getByLabel('Título').fill('Solda TIG');
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toBeHidden();
    await page.getByRole('button', { name: 'Cancelar solicitação: Solda TIG' }).click();
    const question = page.getByRole('dialog', { name: 'Cancelar solicitação de curso externo?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Manter solicitação' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Cancelar solicitação: Solda TIG' }).click();
    await question.getByRole('button', { name: 'Cancelar solicitação' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Solda TIG' }).getByText('Cancelado')).toBeVisible();
  },
);

test(
  'a tenant without external courses has no tab, no menu entry and no API response',
  { tag: ['@B2.2-05', '@B2.3-08'] },
  async ({ actor }) => {
    const { page, session, open } = await actor('diego', 'horizonte');
    await open(tab);
    await expect(page.getByRole('tab', { name: 'Matriculados' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Cursos externos' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cursos externos' })).toHaveCount(0);
    const headers = { authorization: `Bearer ${session.token}` };
    expect(
      (await page.request.get(portalUrl('horizonte', '/api/learning/externalcourses/'), { headers })).status(),
    ).toBe(404);
  },
);
