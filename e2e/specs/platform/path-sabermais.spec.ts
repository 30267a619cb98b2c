import { playFast } from '../../support/film.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { goToReview, payButton } from '../store/shopper.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a person goes from login over the carousel home, a section, a resumed video and a rating to the store and MEUS PRODUTOS',
  {
    tag: [
      '@cross-remote',
      '@mfe-content',
      '@mfe-store',
      '@A0-02',
      '@A2h-05',
      '@A2r-09',
      '@A4m-01',
      '@A4r-03',
      '@A2l-01',
    ],
  },
  async ({ actor }, { retry }) => {
    test.slow();
    // A retry needs a person who has not earned points there yet.
    const { page } = await actor(retry === 0 ? 'mariana.santos' : 'natalia.santana', 'sabermais', {
      through: 'screen',
    });

    await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'Atendimento que encanta' })
      .getByRole('link', { name: /^Ver todos/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Atendimento que encanta' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    const title = 'Cliente irritado não é inimigo';
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await playFast(page.locator('video'));
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(15);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await expect(page.getByText(/^Salvo às \d\d:\d\d/i)).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Assistir desde o início?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar de onde parou?' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(14);
    await playFast(page.locator('video'));
    await expect(page.getByText('Concluído').first()).toBeVisible({ timeout: 20_000 });

    await page.getByRole('button', { name: 'Avalie este conteúdo' }).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await page.getByRole('radio', { name: /^5/ }).check({ force: true });
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Obrigado por avaliar esse conteúdo')).toBeVisible();
    await expect(page.getByText('Obrigado por avaliar esse conteúdo')).toBeHidden();

    await page
      .getByRole('link', { name: 'Voltar para Atendimento que encanta' })
      .or(page.getByRole('button', { name: 'Voltar para Atendimento que encanta' }))
      .click();
    await expect(page.getByText(/^Você ganhou \d+ pontos?!/)).toBeVisible();
    await page.getByRole('link', { name: 'Lojinha' }).first().click();
    await page.getByRole('main').getByRole('searchbox').fill('e-book');
    await page.getByRole('list', { name: 'TODOS OS PRODUTOS' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    const product = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveAccessibleName(/1/);
    await goToReview({ page });
    await payButton({ page }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver meus produtos' }).click();
    await expect(page.getByRole('list', { name: 'MEUS PRODUTOS' }).getByText(product ?? '')).toBeVisible();
  },
);
