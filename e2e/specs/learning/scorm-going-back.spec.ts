import { playScorm } from '@shared-kit/contracts/learning';
import { expect, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';
import type { Learner } from './learner.ts';
import { TRAINING, lessonIn, lessonsWhenReady, placeOf } from './scorm-place.ts';
import type { Place } from './scorm-place.ts';

/** Reads the state that the server gives the lesson's next page, independent of this browser's storage. */
async function stored({ api, page }: Learner, place: Place, idSco: number): Promise<Record<string, string>> {
  const { url } = await api.call(playScorm, { body: { ...place, idSco } });
  const html = await (await page.request.get(url)).text();
  return (JSON.parse(/id="visit">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { cmi: Record<string, string> }).cmi;
}

test('a lesson left by the back button loses nothing, even before the server has answered', async ({
  actor,
  faults,
}) => {
  const learner = await newLearner(actor, TRAINING, ['isabela.barbosa', 'jessica.rezende', 'mateus.mendes']);
  const { page, open } = learner;
  const place = await placeOf(learner, 'Simulador NR-10');
  const [only] = await lessonsWhenReady(learner, place);
  if (!only) throw new Error('the package has a lesson');
  await open(`/level/${learner.idEnrollment}`);
  await page
    .getByRole('link', { name: only.title })
    .or(page.getByRole('link', { name: 'Simulador NR-10', exact: true }))
    .first()
    .click();
  const lesson = lessonIn(page, only.title);
  await expect(lesson.getByRole('heading', { name: 'Você chegou à subestação' })).toBeVisible();
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();

  // Delays the server from here on: requests in progress end with the page.
  faults.expect(/Failed to load resource: net::ERR_|scorm\/commit/);
  let isPending = false;
  await page.route('**/api/learning/scorm/commit', () => void (isPending = true));
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await expect(lesson.getByRole('heading', { name: 'Os seis passos da desenergização' })).toBeVisible();
  await expect.poll(() => isPending).toBe(true);
  await page.unroute('**/api/learning/scorm/commit');
  await page.goBack();
  await expect(page).toHaveURL(/\/level\//);
  await expect(async () => {
    const cmi = await stored(learner, place, only.idSco);
    expect(cmi['cmi.location'] ?? cmi['cmi.core.lesson_location']).toBe('2');
  }).toPass({ timeout: 10_000 });
  await expect(
    page.getByRole('article').filter({ hasText: 'Simulador NR-10' }).first().getByText('Em andamento'),
  ).toBeVisible();
});
