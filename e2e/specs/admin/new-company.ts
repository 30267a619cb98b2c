import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newestTo } from '../../support/outbox.ts';
import { expect } from '../../support/test.ts';
import { zipFile } from '../../support/zip-file.ts';

/** Password of everybody in the company. */
export const password = 'Chave-larga-42';

/** Writes the folder of a company with nothing but its settings and one Dono, as an operator does. Returns its path. */
export function emptyCompany(): string {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-nova-'));
  mkdirSync(join(folder, 'media'));
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><text y="28">Nova</text></svg>';
  writeFileSync(join(folder, 'media/logo.svg'), logo);
  writeFileSync(
    join(folder, 'tenant.yaml'),
    [
      'key: nova',
      'demonstration: true',
      'name: Oficina Nova',
      'host: localhost',
      'segment: nova',
      'bucket: nova',
      'path: nova',
      'acronym: nova',
      'company: { id: 990, name: Oficina Nova Ltda. }',
      'homeModule: blocks',
      'modules: [content, learning, evaluations, journey, notifications, admin]',
      "theme: { primaryColor: '#1F4E5F', secondaryColor: '#F2A541', thirdColor: '#79A8A9', fourthColor: '#AACFD0' }",
      'appearance: { logo: media/logo.svg }',
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'people.yaml'),
    [
      `defaultPassword: ${password}`,
      'people:',
      '  - { key: dora, name: Dora Prado, username: dora, email: dora@oficinanova.com.br, admin: 1 }',
    ].join('\n'),
  );
  return folder;
}

/** File of the company's people. Lia leads the others. */
export const people = [
  'Nome;Login;E-mail;Departamento;Gestor',
  'Lia Campos;lia.campos;lia.campos@oficinanova.com.br;Diretoria;',
  'Leo Farias;leo.farias;leo.farias@oficinanova.com.br;Oficina;lia.campos',
  'Bia Torres;bia.torres;bia.torres@oficinanova.com.br;Oficina;lia.campos',
  'Caio Reis;caio.reis;caio.reis@oficinanova.com.br;Vendas;lia.campos',
].join('\r\n');

const lesson = `<!doctype html><html lang="pt-BR"><title>Bloqueio</title><h1>Bloqueio de energia</h1><script>
let api = window; while (!api.API && api !== api.parent) api = api.parent; api = api.API;
api.LMSInitialize(''); api.LMSSetValue('cmi.core.lesson_status', 'completed'); api.LMSCommit(''); api.LMSFinish('');
</script></html>`;

/** SCORM package of one lesson, which is completed by opening it. Its manifest names a page that may be missing. */
export function scormPackage(page = 'a.html'): Buffer {
  const manifest = `<?xml version="1.0"?><manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations default="O"><organization identifier="O"><title>Bloqueio e etiquetagem</title><item identifier="A" identifierref="R"><title>Bloqueio de energia</title></item></organization></organizations><resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="${page}"/></resources></manifest>`;
  return zipFile({ 'imsmanifest.xml': manifest, 'a.html': lesson });
}

/** Folder with one training whose class needs an approval and gives the certificate of the company. */
export function trainingFolder(training: readonly string[] = []): Buffer {
  return zipFile({
    'treinos/content/lideranca.yaml':
      'items:\n  - { key: lideranca-pagina, type: article, text: Primeira conversa, article: ../paginas/conversa.md }',
    'treinos/paginas/conversa.md': '# A primeira conversa\n\nEscute antes de responder.',
    'treinos/learning/lideranca.yaml': [
      'code: lideranca',
      'catalog: home',
      'title: Liderança na oficina',
      'blocks:',
      '  - { type: List, elements: [{ content: lideranca-pagina, mandatory: true }] }',
      'classes:',
      '  - { key: lideranca-turma, name: Turma única, needsApproval: true, certificate: certificado }',
      ...training,
    ].join('\n'),
  });
}

/** Sends a file by the button of the page and goes on. */
export async function sendFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Opens the link of the newest mail to somebody and chooses the password. */
export async function choosePassword(page: Page, login: string, dataDirectory: string): Promise<void> {
  const text = await newestTo(`${login}@oficinanova.com.br`, 1, dataDirectory);
  await page.goto(/https?:\S+/.exec(text)?.[0] ?? '');
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Use a nova senha para entrar.')).toBeVisible();
}

/** Logs in on the login page of the company. */
export async function enter(page: Page, origin: string, login: string): Promise<void> {
  await page.goto(`${origin}/nova/login?fromLP=true`);
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Fazer login' }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}

/** Counts the clicks of a page from now on. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    addEventListener(
      'pointerdown',
      () => (document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1)),
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.body.dataset['clicks']));
}
