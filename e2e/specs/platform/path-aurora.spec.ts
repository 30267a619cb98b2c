import type { Page } from '@playwright/test';
import { playFast } from '../../support/film.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl } from '../../support/test.ts';
import { answerAll, start, submit, trainingTitle } from '../evaluations/nr10-learner.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the next item once the current one has unlocked it. */
async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Próximo' });
  await expect(next).not.toHaveAttribute('aria-disabled');
  await next.click();
}

test(
  'a new person goes from login and terms over the blocks home, a level, video, page and evaluation to a certificate and its public page',
  {
    tag: [
      '@cross-remote',
      '@mfe-learning',
      '@mfe-evaluations',
      '@mfe-journey',
      '@B2.1-01',
      '@B2.1-02',
      '@B4.2-01',
      '@B4.3-02',
      '@A2r-31',
    ],
  },
  async ({ actor, visitor, portal }) => {
    test.slow();
    // A first day happens once per portal, so a retry uses another person.
    const { page } = await actor('ana', 'aurora', { through: 'screen' });

    await expect(page).toHaveURL(/\/aurora\/terms$/);
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog', { name: 'Temas de interesse' }).getByRole('button', { name: 'Agora não' }).click();
    await page.getByRole('dialog', { name: 'Tutorial' }).getByRole('button', { name: 'Fechar' }).click();

    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: new RegExp(trainingTitle) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: trainingTitle })).toBeVisible();
    await expect(page.getByText('Conclua “Os riscos da eletricidade” para liberar este item.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Os riscos da eletricidade' }).first().click();
    await playFast(page.locator('video'));
    await expect(page.getByText('Concluído').first()).toBeVisible({ timeout: 20_000 });
    await goOn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Os seis passos da desenergização' })).toBeVisible();
    await expect(page.getByText('Concluído').first()).toBeVisible();
    await goOn(page);

    await start({ page });
    await answerAll({ page });
    await submit({ page });
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao treinamento' }).last().click();
    await expect(page.getByText('100%').first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Meus certificados' }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Baixar certificado de ${trainingTitle}` }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk as Buffer));
    const address =
      /\/URI \((\S+\/certificate-authenticity\/[^)]+)\)/.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';

    const anybody = await visitor('aurora');
    await anybody.page.goto(portalUrl('aurora', new URL(address).pathname.replace(/^\/aurora/, ''), portal.origin));
    await expect(anybody.page.getByText('Ana Beatriz Moura')).toBeVisible();
    await onEveryScreen(anybody.page);
    await expectAccessible(anybody.page);
  },
);
