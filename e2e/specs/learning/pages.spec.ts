import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';

test(
  'a catalog leads to one’s own trainings, and a round card to one’s level',
  { tag: ['@B2.1-03', '@B2.1-04', '@B2.5-01', '@B2.7-03', '@B7.1-07', '@B7.1-03'] },
  async ({ actor }) => {
    const { page, open, idEnrollment } = await newLearner(actor, 'primeiros-socorros', [
      'beatriz.santos',
      'caio.melo',
      'anderson.souza',
    ]);
    await open('/catalog/seguranca');
    const avatars = page.getByRole('region', { name: 'As normas, uma a uma' });
    await expect(avatars.getByRole('link', { name: 'Primeiros socorros no campo' })).toBeVisible();
    await avatars.scrollIntoViewIfNeeded();
    await onEveryScreen(page);
    await expectAccessible(page);
    await avatars.getByRole('link', { name: 'Primeiros socorros no campo' }).click();
    await expect(page).toHaveURL(new RegExp(`/level/${idEnrollment}$`));

    await page.getByRole('button', { name: 'Páginas com equivalência' }).click();
    const dialog = page.getByRole('dialog', { name: 'Páginas com equivalência' });
    await expect(dialog.getByRole('link', { name: 'Prevenção e combate a incêndio' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await open('/catalog/seguranca');
    await page.getByRole('link', { name: 'Minhas matrículas' }).click();
    await expect(page).toHaveURL(/\/nodeTree\/seguranca$/);
    await expect(avatars).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Primeiros socorros no campo' })).toHaveAttribute(
      'href',
      new RegExp(`/level/${idEnrollment}$`),
    );
    await open('/nodeTree/home');
    // Other tests enrol the same person, so that there may be more.
    await expect(page.getByText(/^\d+ treinamentos?$/).first()).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await open('/nodeTree/pessoas');
    await onEveryScreen(page);
  },
);

test('a row of cards opens as a list page', { tag: ['@B2.1-06'] }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/');
  await page
    .getByRole('region', { name: 'Obrigatórios para a sua função' })
    .getByRole('link', { name: 'Ver todos' })
    .click();
  await expect(page).toHaveURL(/\/cardlist\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Obrigatórios para a sua função' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Obrigatórios para a sua função' }).getByRole('article')).toHaveCount(8);
  await onEveryScreen(page);
  await expectAccessible(page);
  await open('/cardlist/999999');
  await expect(page.getByText('Lista não encontrada')).toBeVisible();
});

test(
  'the copied link of a video opens for a person who is not in the training',
  { tag: ['@B2.7-04', '@B2.7-05', '@B4.3-25', '@B9-14', '@B9-15'] },
  async ({ actor }) => {
    const { page, open, idEnrollment } = await newLearner(
      actor,
      'lideranca',
      ['beatriz.santos', 'caio.melo', 'anderson.souza'],
      'Turma on-line',
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`/level/${idEnrollment}`);
    await page.getByRole('button', { name: 'Compartilhar A conversa que faz crescer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compartilhar conteúdo' });
    await expect(dialog.getByRole('link', { name: 'Compartilhar por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    await onEveryScreen(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copiar link' }).click();
    await expect(dialog.getByText('Link copiado!')).toBeVisible();
    await expect(dialog.getByText('Link copiado!')).toHaveCount(0, { timeout: 4_000 });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
    await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
    await onEveryScreen(page);
    await expect(dialog.getByRole('textbox', { name: 'Link do conteúdo' })).toHaveValue(link);

    const other = await actor('fabio', 'aurora');
    await other.open(new URL(link).pathname.replace('/aurora', ''));
    await expect(other.page.getByRole('heading', { level: 1, name: 'A conversa que faz crescer' })).toBeVisible();
  },
);
