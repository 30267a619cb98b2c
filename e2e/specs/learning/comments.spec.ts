import { expect, expectAccessible, expectNoSideScroll, onEveryScreen, screens, test } from '../../support/test.ts';
import { enrollmentIn } from './learner.ts';
import { drawer, field } from './comment-drawer.ts';

test(
  'the interaction drawer has its width, tabs, pages of comments, replies and notices',
  {
    tag: [
      '@B2.3-28',
      '@B2.13-01',
      '@B2.13-02',
      '@B2.13-03',
      '@B2.13-04',
      '@B2.13-07',
      '@B2.13-08',
      '@B2.13-09',
      '@B2.13-10',
      '@B4.12-08',
      '@B9-08',
      '@B9-10',
    ],
  },
  async ({ actor }) => {
    const bruno = await actor('bruno', 'aurora', { hasMotion: true });
    const { page, open } = bruno;
    await open(`/level/${await enrollmentIn(bruno, 'Liderança que faz crescer')}`);
    await page.getByRole('button', { name: 'Interações' }).click();
    await expect(drawer(page).getByText('Não há interações na página ainda. Seja o primeiro!')).toBeVisible();
    const widths: Record<string, number> = {};
    for (const width of [390, 768, 1440, 1800]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideScroll(page);
      // The drawer slides in from the right.
      if (width <= 768) await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
      widths[width] = (await drawer(page).boundingBox())?.width ?? 0;
      const height = await field(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
      expect(height).toBe(width <= 768 ? 47 : 100);
    }
    expect(widths).toEqual({ 390: 390, 768: 768, 1440: 800, 1800: 900 });
    await page.setViewportSize(screens.desktop);

    await drawer(page).getByRole('tab', { name: 'Turma' }).click();
    await expect(drawer(page).getByText('Priscila, leve isso para o trio.')).toBeVisible();
    // Scrolls to the end of the list, page after page.
    await expect(async () => {
      await drawer(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(drawer(page).getByText('Bom dia! Abro a nossa conversa')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(
      drawer(page).getByText('Conteúdo oculto: retirado por não seguir as diretrizes da comunidade.'),
    ).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'guia da Enap' })).toHaveAttribute('target', '_blank');
    const long = drawer(page).getByRole('button', { name: 'Ver mais', exact: true }).first();
    await long.click();
    await drawer(page).getByRole('button', { name: 'Ver menos' }).click();

    await drawer(page).getByRole('button', { name: 'Ver mais respostas(8)' }).click();
    await drawer(page).getByRole('button', { name: 'Ver mais respostas(3)' }).click();
    await expect(
      drawer(page).getByText('Conteúdo oculto: esta resposta foi excluída por quem a escreveu.'),
    ).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Ocultar respostas' }).click();
    await expect(drawer(page).getByText('Conteúdo oculto: esta resposta')).toHaveCount(0);
  },
);

test('a drawer whose code fails to load leaves the training usable and loads with the next click', async ({
  actor,
  faults,
}) => {
  faults.expect(/ERR_FAILED|ChunkLoadError/);
  const bruno = await actor('bruno', 'aurora');
  const { page, open } = bruno;
  await open(`/level/${await enrollmentIn(bruno, 'Liderança que faz crescer')}`);
  const button = page.getByRole('button', { name: 'Interações' });
  await expect(button).toBeVisible();
  await page.route('**/_remotes/mfe-learning/**', (route) => route.abort());
  await button.click();
  await expect(page.getByText('Não foi possível abrir. Verifique a sua conexão e tente novamente.')).toBeVisible();
  await page.unroute('**/_remotes/mfe-learning/**');
  await button.click();
  await expect(drawer(page)).toBeVisible();
});

test(
  'attachments of all seven types open in a new tab, also from the bar of a content',
  { tag: ['@B2.3-26', '@B2.13-11', '@B2.13-12', '@B3-32'] },
  async ({ actor, faults }) => {
    faults.expect(/409/);
    const paula = await actor('paula', 'aurora');
    const { page, open } = paula;
    const detail = '**/api/learning/students/*/enrollments/*/detail*';
    await page.route(detail, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'x.y', message: 'Não foi desta vez.' } }),
    );
    await open(`/level/${await enrollmentIn(paula, 'Liderança que faz crescer')}`);
    await expect(page.getByText('Erro de carregamento.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.unroute(detail);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('button', { name: 'Anexos' })).toBeVisible();
    await page.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
    const bar = page.getByRole('navigation', { name: 'Navegação do treinamento' });
    await expect(bar.getByRole('button', { name: 'Interações' })).toBeVisible();
    await onEveryScreen(page);
    await bar.getByRole('button', { name: 'Anexos' }).click();
    const files = page.getByRole('dialog', { name: 'Anexos' }).getByRole('link');
    await expect(files).toHaveText([/^PDF/, /^Apresentação/, /^Planilha/, /^Documento/, /^Imagem/, /^Áudio/, /^Vídeo/]);
    for (const file of await files.all()) {
      await expect(file).toHaveAttribute('target', '_blank');
      const reply = await page.request.head(new URL((await file.getAttribute('href')) ?? '', page.url()).href);
      expect(reply.status()).toBe(200);
      expect(reply.headers()['content-disposition']).toMatch(/^inline; filename="[^"]+\.\w+"; filename\*=UTF-8''/);
    }
    const opened = page.context().waitForEvent('page');
    await files.nth(4).click();
    await expect.poll(async () => (await opened).url()).toMatch(/\/media\/.*\.svg\?/);
    await expectAccessible(page, { without: ['video'] });
  },
);
