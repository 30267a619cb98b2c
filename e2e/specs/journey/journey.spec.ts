import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { answerAll, atFinalEvaluation, start, submit, trainingTitle } from '../evaluations/nr10-learner.ts';

test(
  'a pass gives a certificate with a QR code in Meus certificados, whose authenticity page needs no login',
  { tag: ['@B2.9-04', '@B7.2-18', '@B7.2-19', '@B7.2-20', '@B6-08', '@A2r-31'] },
  async ({ actor, visitor }) => {
    const lucas = await atFinalEvaluation(actor, 'lucas.nunes');
    const { page } = lucas;
    await lucas.open('/myJourney/certificates');
    await expect(page.getByText('Sem certificados.')).toBeVisible();

    await lucas.openEvaluation();
    await start(lucas);
    await answerAll(lucas);
    await submit(lucas);
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
    await lucas.open('/myJourney/certificates');
    await expect(page.getByRole('row', { name: new RegExp(trainingTitle) })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Baixar certificado de ${trainingTitle}` }).click();
    await expect(page.getByText('Aguarde, gerando e baixando o certificado!')).toBeVisible();
    expect((await download).suggestedFilename()).toBe(`${trainingTitle}_certificate.pdf`);
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const address = /\/URI \((\S+\/certificate-authenticity\/[^)]+)\)/.exec(pdf.toString('latin1'))?.[1] ?? '';
    await expect(page.getByText('Aguarde, gerando e baixando o certificado!')).toBeHidden();

    const employer = await visitor('aurora');
    await employer.open(new URL(address).pathname.replace(/^\/aurora/, ''));
    await expect(employer.page.getByText(lucas.session.viewer.name)).toBeVisible();
    await expect(employer.page.getByText(trainingTitle)).toBeVisible();
    await expect(employer.page.getByText(lucas.session.viewer.email)).toBeHidden();
    await expectAccessible(employer.page);
  },
);

test(
  'the history is sortable, shows expired trainings and links to trainings',
  { tag: ['@B2.1-14', '@B2.9-01', '@B2.9-02'] },
  async ({ actor }) => {
    const carla = await actor('carla', 'aurora');
    const { page } = carla;
    await carla.open('/myJourney/historic');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Título', 'Status', 'Conclusão', 'Expira em', 'Ações']);
    const titles = () => table.getByRole('row').locator('td:first-child').allTextContents();
    await table.getByRole('button', { name: 'Título' }).click();
    const ascending = await titles();
    expect(ascending.length).toBeGreaterThan(1);
    await table.getByRole('button', { name: 'Título' }).click();
    expect(await titles()).toEqual(ascending.toReversed());
    await expect(table.getByText('Aprovado')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test(
  'the tabs show trainings in progress, and an unavailable tab falls back to them',
  { tag: ['@B2.2-01', '@B2.2-06', '@B2.9-28', '@B2.9-03', '@B2.9-05'] },
  async ({ actor }) => {
    const bruno = await actor('bruno', 'aurora');
    await bruno.open('/MYJOURNEY/naoexiste');
    await expect(bruno.page.getByRole('tab', { name: 'Matriculados' })).toHaveAttribute('aria-selected', 'true');
    await expect(
      bruno.page.getByRole('list', { name: 'Treinamentos em andamento' }).getByRole('link').first(),
    ).toBeVisible();
    await onEveryScreen(bruno.page);
    await expectAccessible(bruno.page);

    const fabio = await actor('fabio', 'aurora');
    await fabio.open('/myJourney');
    await expect(fabio.page.getByText('Sem matrículas.')).toBeVisible();
    await fabio.page.getByRole('tab', { name: 'Histórico' }).click();
    await expect(fabio.page.getByText('Sem histórico.')).toBeVisible();
    await expect(fabio.page).toHaveURL(/\/myJourney\/historic$/);
    await fabio.page.getByRole('tab', { name: 'Certificados' }).click();
    await expect(fabio.page.getByText('Sem certificados.')).toBeVisible();
    await expectAccessible(fabio.page);
  },
);

test('the menu links to the journey, the history and the certificates', async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  await bruno.open('/myJourney');
  for (const [entry, tab] of [
    ['Meu histórico', 'Histórico'],
    ['Meus certificados', 'Certificados'],
    ['Minha jornada', 'Matriculados'],
  ] as const) {
    await bruno.page.getByRole('navigation').getByRole('link', { name: entry }).first().click();
    await expect(bruno.page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});
