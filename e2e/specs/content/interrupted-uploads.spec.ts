import { writeFileSync } from 'node:fs';
import { UPLOAD_PART_SIZE, listUploads } from '@shared-kit/contracts/content';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { demo, fill, own, photo, sectionIn, submit } from './uploads.ts';

/** Three upload parts and a remainder: the demo's video with padding. */
function film(): { name: string; mimeType: string; buffer: Buffer } {
  const clip = demo('vitrine-em-tres-tempos.mp4');
  const room = Buffer.alloc(3 * UPLOAD_PART_SIZE + 4000 - clip.length);
  room.writeUInt32BE(room.length);
  room.write('free', 4, 'latin1');
  return { name: 'montagem.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([clip, room]) };
}

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
