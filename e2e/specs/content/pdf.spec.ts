import { contentPath } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { openSection, wholeItem } from './in-practice.ts';

const manuals = 'Manuais da loja';

async function openManual(actor: Actor, text = 'Manual da loja') {
  const item = await wholeItem(actor, manuals, text);
  await actor.open(contentPath(item.idContentItem, item.idSection));
  const reader = actor.page.getByRole('region', { name: `Documento: ${text}` });
  await expect(reader).toBeVisible();
  return { reader, item, pages: reader.getByRole('group', { name: /^Página \d+ de \d+$/ }) };
}

test('a PDF renders pages on demand, with a text layer', { tag: ['@A2v-14', '@A4m-14'] }, async ({ actor }) => {
  const carla = await actor('carla', 'sabermais');
  const { reader, pages } = await openManual(carla);
  await expect(reader.getByText('de 23', { exact: true })).toBeVisible();
  await expect(reader.locator('canvas').first()).toBeVisible();
  await expect(reader.getByText('Da primeira luz da manhã ao alarme da noite, passo')).toBeAttached();
  expect(await reader.locator('canvas').count()).toBeLessThan(8);
  const number = reader.getByRole('textbox', { name: 'Página' });
  await expect(number).toHaveValue('1');
  await expect(reader.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  await number.fill('400');
  await number.press('Enter');
  await expect(number).toHaveValue('23');
  await expect(reader.getByRole('button', { name: 'Próxima página' })).toBeDisabled();
  await expect(
    reader.getByRole('heading', { name: 'Saída em segurança' }).or(reader.getByText('Saída em segurança')).first(),
  ).toBeAttached();
  await pages.focus();
  await pages.press('Home');
  await expect(number).toHaveValue('1');
  await pages.press('ArrowRight');
  await expect(number).toHaveValue('2');
});

test('zoom and fit to width work by button and key', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { reader, pages } = await openManual(gisele, 'Guia de trocas');
  const width = () =>
    reader
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.getBoundingClientRect().width);
  await expect(reader.locator('canvas').first()).toBeVisible();
  const fit = await width();
  await reader.getByRole('button', { name: 'Aumentar' }).click();
  await expect(reader.getByText('125%')).toBeVisible();
  await expect.poll(width).toBeGreaterThan(fit * 1.2);
  await pages.focus();
  await pages.press('-');
  await pages.press('-');
  await expect(reader.getByText('75%')).toBeVisible();
  await reader.getByRole('button', { name: 'Ajustar à largura' }).click();
  await expect.poll(width).toBe(fit);
});

test('search covers the whole document, highlights matches and moves between them', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { reader, pages } = await openManual(gisele);
  await pages.focus();
  await pages.press('Control+f');
  const field = reader.getByRole('searchbox', { name: 'Buscar no documento' });
  await expect(field).toBeFocused();
  await field.fill('FUNDO DE TROCO');
  await expect(reader.getByText(/^1 de 2$/)).toBeVisible();
  await expect(reader.locator('mark[data-current]').first()).toBeInViewport();
  const first = await reader.getByRole('textbox', { name: 'Página' }).inputValue();
  await field.press('Enter');
  await expect(reader.getByText(/^2 de 2$/)).toBeVisible();
  await expect(reader.locator('mark[data-current]').first()).toBeInViewport();
  await expect(reader.getByRole('textbox', { name: 'Página' })).not.toHaveValue(first);
  await field.fill('unicórnio');
  await expect(reader.getByText('Nenhum resultado')).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(pages).toBeFocused();
});

test('a PDF resumes at the last read page and is completed at its end', async ({ actor }) => {
  const otto = await actor('otto', 'sabermais');
  const { page } = otto;
  const { reader, item } = await openManual(otto, 'Guia de trocas');
  const number = reader.getByRole('textbox', { name: 'Página' });
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/tracking/progress') &&
      (reply.request().postDataJSON() as { seconds: number }).seconds === 3,
  );
  await number.fill('3');
  await number.press('Enter');
  await saved;
  await page.reload();
  await expect(number).toHaveValue('3');
  await expect(page.getByText('Concluído')).toBeHidden();
  await number.fill('5');
  await number.press('Enter');
  await expect(page.getByText('Concluído')).toBeVisible();
  expect((await wholeItem(otto, manuals, item.text)).completed).toBe('COMPLETED');
  await page.reload();
  await expect(number).toHaveValue('1');
});

test(
  "shows 'Carregando PDF...' while loading and 'Erro ao carregar PDF' with a retry on failure",
  { tag: ['@A8-16', '@A8-17'] },
  async ({ actor, faults }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const item = await wholeItem(gisele, manuals, 'Guia de trocas');
    const file = `**${new URL(item.contentLocation, page.url() === 'about:blank' ? 'http://portal' : page.url()).pathname}*`;
    const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await wait;
      await route.fulfill({ status: 200, contentType: 'application/pdf', body: 'isto não é um PDF' });
    });
    await gisele.open(contentPath(item.idContentItem, item.idSection));
    await expect(page.getByText('Carregando PDF...')).toBeVisible();
    goOn();
    await expect(page.getByText('Erro ao carregar PDF')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir o arquivo' })).toHaveAttribute('href', /guia-de-trocas|\.pdf/);
    await expectAccessible(page);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('region', { name: 'Documento: Guia de trocas' })).toBeVisible();
    expect(faults.unexpected).toEqual([]);
  },
);

test('a worker script with wrong bytes does not run', { tag: '@A8-16' }, async ({ actor, faults }) => {
  faults.expect(/Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/);
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  await page
    .context()
    .route('**/assets/pdf.worker*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.postMessage("mine")' }),
    );
  const item = await wholeItem(gisele, manuals, 'Guia de trocas');
  await gisele.open(contentPath(item.idContentItem, item.idSection));
  await expect(page.getByText('Erro ao carregar PDF')).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('a page cannot create another worker, neither from an address nor from a text', async ({ actor, faults }) => {
  faults.expect(/Trusted ?Script|TrustedScriptURL|Content Security Policy/);
  const gisele = await actor('gisele', 'sabermais');
  await openManual(gisele, 'Guia de trocas');
  const tries = await gisele.page.evaluate(() =>
    [location.href, 'data:text/javascript,1', URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))].map(
      (address) => {
        try {
          return String(new Worker(address));
        } catch (error) {
          return (error as Error).name;
        }
      },
    ),
  );
  expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('a section of documents opens them in place, with a selection of them', { tag: '@A2s-29' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  await openSection(gisele, manuals);
  await expect(page.getByRole('heading', { level: 1, name: manuals })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Documento: Manual da loja' }).locator('canvas').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Documentos da seção' }).selectOption('Guia de trocas');
  await expect(page.getByRole('region', { name: 'Documento: Guia de trocas' }).locator('canvas').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Documento: Guia de trocas' })).toBeVisible();
});

test('documents are accessible and fit every screen', async ({ actor }) => {
  const bruno = await actor('bruno', 'sabermais');
  const { reader } = await openManual(bruno);
  await reader.getByRole('button', { name: 'Buscar no documento' }).click();
  await onEveryScreen(bruno.page);
  await expectAccessible(bruno.page);
  await openSection(bruno, manuals);
  // Waits longer, because rendering takes a busy machine a while.
  await expect(bruno.page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await onEveryScreen(bruno.page);
  await expectAccessible(bruno.page);
});

test('a phone on its side gives its height to the document', async ({ actor }) => {
  const carla = await actor('carla', 'sabermais');
  await carla.page.setViewportSize({ width: 844, height: 390 });
  const { reader } = await openManual(carla);
  const box = await reader.boundingBox();
  expect(box?.height).toBeGreaterThan(330);
  await reader.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(reader).toBeInViewport({ ratio: 0.9 });
});
