import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';
import { TRAINING, lessonIn, lessonsOf, lessonsWhenReady, placeOf } from './scorm-place.ts';

/** Calls the API of the open lesson, as its page does, and returns the answers. */
async function callLesson(page: Page, ...calls: readonly (readonly string[])[]): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/scorm/files/'));
  if (!frame) throw new Error('no lesson is open');
  return frame.evaluate((all) => {
    const { API_1484_11: api } = parent as unknown as {
      API_1484_11: Record<string, (...given: string[]) => string>;
    };
    return all.map(([name = '', ...given]) => api[name]?.(...given) ?? '');
  }, calls);
}

const FIRST = 'Que dados pedimos, e por quê';
const SECOND = 'Três situações de balcão';

/** Waits until the lesson with this title has begun. */
async function expectLesson(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
  await expect(lessonIn(page, title).locator('body')).toBeVisible({ timeout: 30_000 });
  await expect(async () => expect(await callLesson(page, ['GetValue', 'cmi.mode'])).toEqual(['normal'])).toPass();
}

const ask = (request: string) => [
  ['SetValue', 'adl.nav.request', request],
  ['Terminate', ''],
];

test('a sequenced package opens at its first lesson, goes on, and is resumed where it was left', async ({ actor }) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['leandro.torres', 'leticia.carvalho', 'mariana.fernandes']);
  const { page, open } = learner;
  const place = await placeOf(learner, 'Privacidade no atendimento');
  await expect(async () => expect((await lessonsOf(learner, place)).processingStatus).toBe('DONE')).toPass({
    timeout: 60_000,
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
  await expect(page).toHaveURL(/\/lms\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Três situações de balcão' })).toBeVisible();
  expect((await lessonsOf(learner, place)).sequencing).toMatchObject({ isSuspended: true });

  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Três situações de balcão' })).toBeVisible();
});

test('a lesson of a sequenced package is left, resumed, jumped out of, and ends the package', async ({ actor }) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['caio.melo', 'camila.ramos', 'aline.pinto']);
  const { page, open } = learner;
  const place = await placeOf(learner, 'Privacidade no atendimento');
  await lessonsWhenReady(learner, place);
  await open(`/lms/${place.idEnrollment}/${place.idContentItem}/${place.idNodeEnrollment}/0`);
  await expectLesson(page, FIRST);
  expect(
    await callLesson(
      page,
      ['GetValue', 'cmi.entry'],
      ['GetValue', 'adl.nav.request_valid.continue'],
      ['GetValue', 'adl.nav.request_valid.choice.{target=situacoes}'],
      ['GetValue', 'adl.nav.request_valid.jump.{target=situacoes}'],
      ['SetValue', 'cmi.exit', 'logout'],
      ['GetValue', 'adl.nav.request_valid.continue'],
      ['SetValue', 'cmi.exit', 'normal'],
      ['GetValue', 'adl.nav.request_valid.continue'],
      ['SetValue', 'cmi.comments_from_learner.0.comment', 'p2'],
    ),
  ).toEqual(['ab-initio', 'true', 'false', 'true', 'true', 'false', 'true', 'true', 'true']);

  await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
  await expect(page).toHaveURL(/\/lms\//, { timeout: 30_000 });
  await expect.poll(async () => (await lessonsOf(learner, place)).sequencing).toMatchObject({ isSuspended: true });
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expectLesson(page, FIRST);
  expect(
    await callLesson(
      page,
      ['GetValue', 'cmi.entry'],
      ['GetValue', 'cmi.comments_from_learner.0.comment'],
      ...ask('{target=situacoes}jump'),
    ),
  ).toEqual(['resume', 'p2', 'true', 'true']);

  await expectLesson(page, SECOND);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expectLesson(page, FIRST);
  expect(await callLesson(page, ['GetValue', 'cmi.entry'], ...ask('exitAll'))).toEqual(['ab-initio', 'true', 'true']);
  await expect(page).toHaveURL(/\/lms\//, { timeout: 30_000 });
  await expect
    .poll(async () => (await lessonsOf(learner, place)).sequencing)
    .toMatchObject({ isSuspended: false, idSco: null });
});

test('lessons of a sequenced package complete it by what they roll up', async ({ actor }) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['lucas.nunes', 'pedro.moraes', 'anderson.souza']);
  const { page, open } = learner;
  const place = await placeOf(learner, 'Privacidade no atendimento');
  await lessonsWhenReady(learner, place);
  await open(`/lms/${place.idEnrollment}/${place.idContentItem}/${place.idNodeEnrollment}/0`);
  await expectLesson(page, FIRST);
  await callLesson(page, ['SetValue', 'cmi.progress_measure', '1'], ...ask('continue'));
  await expectLesson(page, SECOND);
  expect(
    await callLesson(
      page,
      ['GetValue', 'cmi.scaled_passing_score'],
      ['SetValue', 'cmi.completion_status', 'completed'],
      ['SetValue', 'cmi.score.scaled', '0.9'],
      ['GetValue', 'cmi.success_status'],
      ...ask('continue'),
    ),
  ).toEqual(['0.7', 'true', 'true', 'passed', 'true', 'true']);
  await expect(page).toHaveURL(/\/lms\//, { timeout: 30_000 });
  await expect.poll(async () => (await lessonsOf(learner, place)).status).toBe('PASSED');
  await expect(page.getByRole('button', { name: 'Fazer de novo' })).toBeVisible();
});
