import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('an administrator sees who took a package, changes its attempts and allows a host', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/scorm');
  const contents = page.getByRole('table', { name: 'Conteúdos SCORM' });
  await expect(contents).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  await contents.getByRole('link', { name: 'Simulador NR-10', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tentativas' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Pacote' }).click();
  const maximum = page.getByRole('spinbutton', { name: /Máximo de tentativas/ });
  await maximum.fill('7');
  await page.getByRole('button', { name: 'Salvar regra' }).click();
  await expect(page.getByText('Regra de tentativas salva.')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.reload();
  await expect(maximum).toHaveValue('7');
  await maximum.fill('');
  await page.getByRole('button', { name: 'Salvar regra' }).click();
  await expect(page.getByText('Regra de tentativas salva.')).toBeVisible();

  const host = `cdn${Date.now()}.example.com`;
  await open('/admin/scorm/servidores');
  await page.getByRole('textbox', { name: /Servidor/ }).fill(host);
  await page.getByRole('button', { name: 'Permitir', exact: true }).click();
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: host });
  await expect(listed).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await listed.getByRole('button').click();
  await expect(listed).toBeHidden();
});

test('an administrator previews a lesson and reads its calls, and nothing is stored', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/scorm');
  const contents = page.getByRole('table', { name: 'Conteúdos SCORM' });
  await contents.getByRole('link', { name: 'NR-35: lições de campo', exact: true }).click();
  await page.getByRole('link', { name: 'Prévia' }).click();
  const log = page.getByRole('table', { name: 'Chamadas da lição' });
  await expect(log.getByText('LMSInitialize', { exact: true })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('chamadas-scorm.csv');
  await page.getByRole('button', { name: 'Recomeçar' }).click();
  await expect(log.getByText('LMSInitialize', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Página do conteúdo' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tentativas' })).not.toContainText('João');
});

test('an administrator previews a package with sequencing: the engine orders its lessons on an attempt that is not stored', async ({
  actor,
}) => {
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/scorm');
  const packages = page.getByRole('table', { name: 'Conteúdos SCORM' });
  await packages.getByRole('link', { name: 'Privacidade no atendimento', exact: true }).click();
  await page.getByRole('link', { name: 'Prévia' }).click();
  const contents = page.getByRole('navigation', { name: 'Lições do pacote' });
  const first = contents.getByRole('button', { name: /Que dados pedimos/ });
  const second = contents.getByRole('button', { name: /Três situações/ });
  await expect(first).toHaveAttribute('aria-current', 'step');
  await expect(second).toBeDisabled();
  const log = page.getByRole('table', { name: 'Chamadas da lição' });
  await expect(log.getByText('Initialize', { exact: true })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  const steps = page.getByRole('navigation', { name: 'Passos do pacote' });
  await steps.getByRole('button', { name: 'Próximo' }).click();
  await expect(second).toHaveAttribute('aria-current', 'step');
  await expect(log.getByText('abre Três situações de balcão')).toBeVisible();
  await expect(log.getByText('Initialize', { exact: true })).toHaveCount(2);
  await steps.getByRole('button', { name: 'Sair do pacote' }).click();
  await expect(steps.getByText('Nenhuma lição está aberta.')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Continuar' }).click();
  await expect(log.getByText('abre Três situações de balcão (continua a tentativa)')).toBeVisible();
  await expect(second).toHaveAttribute('aria-current', 'step');

  await page.getByRole('link', { name: 'Página do conteúdo' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tentativas' })).not.toContainText('João');
});
