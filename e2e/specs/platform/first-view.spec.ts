import type { Page } from '@playwright/test';
import { expect, portalUrl, test } from '../../support/test.ts';
import { enrollmentIn } from '../learning/learner.ts';

const title = 'Liderança que faz crescer';
/** A page whose files are all held back starts late on a busy machine. */
const patient = { timeout: 30_000 };

/** Waits until a call of the page has given the browser the cookie by which documents know the person. */
async function untilKnown(page: Page): Promise<void> {
  const hasCookie = async (): Promise<boolean> =>
    (await page.context().cookies()).some(({ name }) => name.startsWith('az_person_'));
  await expect.poll(hasCookie, patient).toBe(true);
}

test('a training is shown before any script runs, and the page replaces it without asking again', async ({ actor }) => {
  test.slow();
  const bruno = await actor('bruno', 'aurora', { screen: 'phone' });
  const { page } = bruno;
  const idEnrollment = await enrollmentIn(bruno, title);
  await bruno.open('/');
  await untilKnown(page);
  let go = (): void => undefined;
  const scripts = new Promise<void>((done) => (go = done));
  await page.route(/\/_shell\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/enrollments/') && calls.push(request.url()));

  await page.goto(portalUrl('aurora', `/level/${idEnrollment}`), { waitUntil: 'commit' });
  const view = page.locator('#azulejo-first-view');
  await expect(view.getByText(title)).toBeVisible(patient);
  await expect(view.locator('.fv-picture img').first()).toBeVisible();
  await expect(view.getByText('A conversa que faz crescer')).toBeAttached();

  go();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patient);
  await expect(view).toHaveCount(0);
  expect(calls.filter((url) => url.endsWith(`/enrollments/${idEnrollment}`))).toEqual([]);
});

test('a document for another person than the one of this browser shows nothing of theirs', async ({ actor }) => {
  test.slow();
  const bruno = await actor('bruno', 'aurora');
  const carla = await actor('carla', 'aurora');
  const idEnrollment = await enrollmentIn(bruno, title);
  await bruno.open('/');
  await untilKnown(bruno.page);
  const cookies = await bruno.page.context().cookies();
  await carla.page.context().addCookies(cookies.filter(({ name }) => name.startsWith('az_person_')));
  const reply = carla.page.waitForResponse((response) => response.url().endsWith(`/level/${idEnrollment}`));
  await carla.open(`/level/${idEnrollment}`);
  expect(await (await reply).text()).toContain('azulejo-first-view');
  await expect(carla.page.locator('#azulejo-first-view')).toBeHidden();
  await expect(carla.page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(carla.page.locator('#azulejo-first-replies')).toHaveCount(0);
});
