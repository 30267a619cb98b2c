import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { UPLOAD_PART_SIZE, listUploads } from '@shared-kit/contracts/content';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { inWorkspace } from '../../../tools/lib/workspace.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const works = 'Trabalhos da rede';
const sectionIn = (session: LoginSession): number =>
  session.menu.find(({ menuOption }) => menuOption.text === works)?.idSection ?? 0;
const demo = (name: string): Buffer => readFileSync(inWorkspace(`demo/sabermais/content/media/${name}`));

const photo = { name: 'minha vitrine.jpg', mimeType: 'image/jpeg', buffer: demo('trabalhos/vitrine-depois.jpg') };

/** Three upload parts and a remainder: the demo's video with padding. */
function film(): { name: string; mimeType: string; buffer: Buffer } {
  const clip = demo('vitrine-em-tres-tempos.mp4');
  const room = Buffer.alloc(3 * UPLOAD_PART_SIZE + 4000 - clip.length);
  room.writeUInt32BE(room.length);
  room.write('free', 4, 'latin1');
  return { name: 'montagem.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([clip, room]) };
}

async function fill(
  page: Page,
  title: string,
  file?: { name: string; mimeType: string; buffer: Buffer } | string,
): Promise<void> {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição').fill('Feito na nossa loja.');
  if (file) await page.locator('input[type=file]').setInputFiles(file);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
const own = (page: Page) => page.getByRole('region', { name: 'Meus envios' });

test(
  'lists uploads with type and sender, and opens each in a viewer of its own',
  { tag: ['@A2s-31', '@A2r-13', '@A3-16'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('vinicius.ramos', 'sabermais');
    await open(`/trabalhos-da-rede/${sectionIn(session)}`);
    const list = page.getByRole('list', { name: works });
    const card = list.getByRole('article').filter({ hasText: 'Ilha de Dia dos Pais' });
    await expect(card).toContainText('Imagem');
    await expect(card).toContainText('Gisele Antunes');
    await expectAccessible(page);
    await onEveryScreen(page);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/userupload/\\d+\\?idSection=${sectionIn(session)}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Ilha de Dia dos Pais' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Ilha de Dia dos Pais' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Baixar arquivo' })).toHaveAttribute(
      'download',
      'ilha-dia-dos-pais.jpg',
    );
    await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('link', { name: `Voltar para ${works}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: works })).toBeVisible();
  },
);

test(
  'plays video and audio, shows documents, and downloads other files',
  { tag: ['@A2r-13', '@A3-17'] },
  async ({ actor }) => {
    const { page, open, api, session } = await actor('vinicius.ramos', 'sabermais');
    const { data } = await api.call(listUploads, { params: { id: sectionIn(session) }, query: { limit: 100 } });
    const see = async (title: string): Promise<void> => {
      await open(`/userupload/${data.find((one) => one.title === title)?.idUserUpload}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    await see('Montagem da vitrine, passo a passo');
    await expect(
      page.getByRole('region', { name: 'Montagem da vitrine, passo a passo' }).locator('video'),
    ).toBeVisible();
    await see('Frases que funcionam no telefone');
    await expect(page.getByRole('region', { name: 'Frases que funcionam no telefone' })).toBeVisible();
    await see('Nosso checklist de abertura');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await see('Roteiro de abordagem da loja Centro');
    await expect(page.getByText('DOCX', { exact: true })).toBeVisible();
  },
);

test(
  'each field shows its error, and a file of another type is rejected before the upload',
  { tag: ['@A2c-02', '@A5-14', '@A5-15', '@A5-16', '@A5-18', '@A5-19', '@A5-20'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('natalia.santana', 'sabermais');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/uploads/') && asked.push(request.url()));
    await open(`/uploads/userContent?idSection=${sectionIn(session)}`);
    await submit(page).click();
    for (const text of [
      'Título é um campo obrigatório.',
      'Descrição é um campo obrigatório.',
      'É necessário fazer o upload de um arquivo.',
    ])
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(
      page.getByText('Formatos aceitos: jpg, jpeg, png, pdf, mp4, mp3, doc, docx, xls, xlsx, ppt, pptx.'),
    ).toBeVisible();
    await expectAccessible(page);
    await fill(page, 'Vitrine', { name: 'aula.avi', mimeType: 'video/avi', buffer: Buffer.from('RIFF') });
    await expect(page.getByRole('alert').filter({ hasText: 'Tipo de arquivo inválido.' })).toBeVisible();
    await submit(page).click();
    await expect(page.getByLabel('Título')).toHaveValue('Vitrine');
    expect(asked).toEqual([]);
  },
);

test(
  'an upload is sent, visible to others, listed as one’s own and deleted',
  { tag: ['@A2r-14', '@A8-20', '@A7m-12', '@A7m-13'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('priscila.carvalho', 'sabermais');
    await open(`/trabalhos-da-rede/${sectionIn(session)}`);
    await page.getByRole('link', { name: 'Enviar trabalho' }).click();
    await expect(page.getByText('Você ainda não enviou nenhum trabalho.')).toBeVisible();
    await fill(page, 'Vitrine da Priscila', photo);
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dados enviados com sucesso!' })).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('');
    const row = own(page).getByRole('listitem').filter({ hasText: 'Vitrine da Priscila' });
    await expect(row).toContainText('Publicado');
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('link', { name: 'Ver publicação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vitrine da Priscila' })).toBeVisible();
    const other = await actor('vinicius.ramos', 'sabermais');
    await other.open(new URL(page.url()).pathname.replace('/sabermais', ''));
    await expect(other.page.getByRole('img', { name: 'Vitrine da Priscila' })).toBeVisible();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Trabalho excluído.')).toBeVisible();
    await other.page.reload();
    await expect(other.page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  },
);

test(
  'a file with wrong content is rejected with the server’s message, and typed values stay',
  { tag: '@A8-21' },
  async ({ actor }) => {
    const { page, open } = await actor('natalia.santana', 'sabermais');
    await open('/uploads/userContent');
    await fill(page, 'Uma página', {
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await submit(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'O conteúdo do arquivo não é de um .jpg. Confira o arquivo e envie de novo.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('Uma página');
    await page.locator('input[type=file]').setInputFiles(photo);
    await submit(page).click();
    await expect(page.getByText('Dados enviados com sucesso!')).toBeVisible();
  },
);

test(
  'an upload waits for a lost network, resumes at its position and is sent once, with the form locked meanwhile',
  { tag: '@A4m-16' },
  async ({ actor, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { page, open, session, api } = await actor('rafael.oliveira', 'sabermais');
    await open('/uploads/userContent');
    const offsets: string[] = [];
    const starts: string[] = [];
    let cuts = 2;
    await page.route('**/api/uploads/file', async (route) => {
      offsets.push(
        /name="offset"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '?',
      );
      if (offsets.length === 2) await page.context().setOffline(true);
      await (offsets.length > 1 && cuts-- > 0 ? route.abort('internetdisconnected') : route.continue());
    });
    page.on('request', (request) => request.url().endsWith('/uploads/start') && starts.push(request.postData() ?? ''));
    await fill(page, 'Filme com queda', film());
    await submit(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Sem conexão. O envio continua sozinho assim que ela voltar.' }),
    ).toBeVisible();
    const before = starts.length;
    await submit(page).click({ force: true });
    await page.getByLabel('Título').press('Enter');
    await expect(page.getByLabel('Título')).not.toBeEditable();
    expect(new Set(starts).size).toBe(1);
    expect(before).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await expect(page.getByText('Dados enviados com sucesso!')).toBeVisible();
    const part = String(UPLOAD_PART_SIZE);
    expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
    expect(offsets.filter((offset) => offset === part).length).toBeGreaterThan(1);
    const { data } = await api.call(listUploads, { params: { id: sectionIn(session) }, query: {} });
    expect(data.filter(({ title }) => title === 'Filme com queda')).toMatchObject([{ size: film().buffer.length }]);
  },
);

test(
  'an upload interrupted by a closed page is listed and resumes with the same file',
  { tag: ['@A2r-14', '@A7m-12'] },
  async ({ actor, faults }, testInfo) => {
    faults.expect(/ERR_FAILED/);
    // Reads the file from the disk, which gives it the date that identifies it on resume.
    const path = testInfo.outputPath('montagem.mp4');
    writeFileSync(path, film().buffer);
    // A retry finds the upload of the first attempt.
    const title = testInfo.retry === 0 ? 'Filme interrompido' : `Filme interrompido ${testInfo.retry}`;
    const { page, open } = await actor('renata.pinto', 'sabermais');
    await open('/uploads/userContent');
    let parts = 0;
    await page.route('**/api/uploads/file', (route) => (parts++ === 0 ? route.continue() : route.abort()));
    await fill(page, title, path);
    await submit(page).click();
    await expect(page.getByRole('progressbar', { name: 'Enviando montagem.mp4' })).toBeVisible();
    await expect.poll(() => parts).toBeGreaterThan(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.unroute('**/api/uploads/file');
    await page.route('**/api/uploads/file', (route) => route.abort());
    await page.reload();
    await page.unroute('**/api/uploads/file');
    const row = own(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(title, { exact: true }) });
    await expect(row).toContainText('Interrompido em 33%');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Título')).toHaveValue(title);
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Para continuar, escolha o mesmo arquivo: montagem.mp4' }),
    ).toBeVisible();
    let sent = 0;
    page.on('request', (request) => request.url().endsWith('/uploads/file') && (sent += 1));
    await page.locator('input[type=file]').setInputFiles(path);
    await submit(page).click();
    await expect(page.getByText('Dados enviados com sucesso!')).toBeVisible();
    // The server already has the first of four parts.
    expect(sent).toBe(3);
    await expect(row).toContainText('Publicado');
  },
);

test('an upload can be cancelled and leaves nothing behind', { tag: '@A4m-16' }, async ({ actor, faults }) => {
  faults.expect(/ERR_FAILED/);
  const { page, open } = await actor('pedro.freitas', 'sabermais');
  await open('/uploads/userContent');
  let parts = 0;
  await page.route('**/api/uploads/file', (route) => (parts++ === 0 ? route.continue() : route.abort()));
  await fill(page, 'Filme desistido', film());
  await submit(page).click();
  await expect.poll(() => parts).toBeGreaterThan(1);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(page.getByRole('progressbar', { name: /Enviando/ })).toHaveCount(0);
  await expect(page.getByLabel('Título')).toHaveValue('Filme desistido');
  // Waits for the response: a reload before the server has received it would list the upload as interrupted.
  await removed;
  await page.reload();
  await expect(page.getByText('Você ainda não enviou nenhum trabalho.')).toBeVisible();
});
