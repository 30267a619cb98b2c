import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createExternalCourse, sendEvidence } from '@shared-kit/contracts/journey';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

const certificate = readFileSync(
  resolve(import.meta.dirname, '../../../demo/aurora/media/comprovantes/certificado-pgr.pdf'),
);

/** Uploads a PDF as the evidence of a course. Returns the value for the course's `evidencePath`. */
async function sendDocument({ page, session }: Actor): Promise<string> {
  const reply = await page.request.post(portalUrl('aurora', `/api${sendEvidence.path}`), {
    headers: { authorization: `Bearer ${session.token}` },
    multipart: {
      fileName: 'certificado.pdf',
      token: randomUUID(),
      fileData: { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: certificate },
    },
  });
  return sendEvidence.reply.parse(await reply.json()).externalCourse;
}

test('the inbox has a tab for each kind, without a fault on any screen', async ({ actor }) => {
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/solicitacoes');
  const tabs = page.getByRole('tablist', { name: 'Tipos de solicitação' });
  for (const tab of [/^Matrículas/, /^Cursos externos/, /^Comentários denunciados/]) {
    await tabs.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  }
  await expect(page).toHaveURL(/tipo=comentarios$/);
});

test('a rejected external course reaches the open page of its person with the reason', async ({ actor }) => {
  const title = `Brigada de incêndio ${Date.now()}`;
  const learner = await actor('bruno', 'aurora');
  await learner.api.call(createExternalCourse, {
    body: {
      title,
      type: 'ONLINE',
      workload: 8,
      startDate: '2026-01-10',
      finishDate: '2026-01-11',
      entityName: 'SENAI',
      evidencePath: await sendDocument(learner),
    },
  });
  await learner.open('/');
  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/solicitacoes?tipo=cursos');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('checkbox').focus();
  const evidence = page.getByRole('complementary', { name: 'Comprovante' });
  await expect(evidence).toContainText(title);
  await expect(evidence.locator('canvas').first()).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Rejeitar curso externo' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Falta o comprovante.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(row).toHaveCount(0);
  // An answer is sent at once when the page is left.
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Início' }).click();
  await learner.page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificações/ })
    .click();
  await expect(learner.page.getByText(`Seu curso externo ${title} foi rejeitado`).first()).toBeVisible({
    timeout: 5000,
  });
  await expect(learner.page.getByText(/Falta o comprovante\./).first()).toBeVisible();
});
