import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';
import { TRAINING, lessonIn, lessonsOf, placeOf } from './scorm-place.ts';

test('a sequenced package opens at its first lesson, goes on, and is resumed where it was left', async ({ actor }) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['leandro.torres', 'leticia.torres', 'larissa.dias']);
  const { page, open } = learner;
  const place = await placeOf(learner, 'Privacidade no atendimento');
  await expect(async () => expect((await lessonsOf(learner, place)).processingStatus).toBe('DONE')).toPass({
    timeout: 30_000,
  });

  await open(`/lms/${place.idEnrollment}/${place.idContentItem}/${place.idNodeEnrollment}/0`);
  await expect(page).toHaveURL(/\/lessons\/\d+\/\d+\/\d+\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Que dados pedimos, e por quê' })).toBeVisible();
  await expect(lessonIn(page, 'Que dados pedimos, e por quê').locator('body')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Sumário do conteúdo' });
  await expect(contents.getByRole('button', { name: /Três situações de balcão/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Três situações de balcão' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeEnabled();

  await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
  await expect(page).toHaveURL(/\/lms\//);
  await expect(page.getByRole('heading', { name: 'Três situações de balcão' })).toBeVisible();
  expect((await lessonsOf(learner, place)).sequencing).toMatchObject({ isSuspended: true });

  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Três situações de balcão' })).toBeVisible();
});
