import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';
import type { Learner } from './learner.ts';
import { TRAINING, lessonIn, lessonsOf, lessonsWhenReady, placeOf } from './scorm-place.ts';
import type { Place } from './scorm-place.ts';

/** Shows lessons as another window of their package would: packages are shared by all tests, so none is changed. */
const showLessons = (page: Page, window: object) => changeVisits(page, { window });

/** Changes the data of visits before the player reads it. `file` replaces the start page of the lesson. */
async function changeVisits(page: Page, change: { readonly window?: object; readonly file?: string }): Promise<void> {
  await page.addInitScript((shown) => {
    if (location.pathname !== '/scorm/play') return;
    new MutationObserver((_, observer) => {
      const data = document.getElementById('visit');
      if (!data?.textContent?.endsWith('}')) return;
      observer.disconnect();
      const visit = JSON.parse(data.textContent) as { window: object; launchUrl: string };
      if (shown.window) visit.window = shown.window;
      if (shown.file) visit.launchUrl = new URL(shown.file, visit.launchUrl).href;
      data.textContent = JSON.stringify(visit);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, change);
}

async function openSimulator(learner: Learner): Promise<{ title: string; place: Place }> {
  const place = await placeOf(learner, 'Simulador NR-10');
  const [only] = await lessonsWhenReady(learner, place);
  await learner.open(`/level/${learner.idEnrollment}`);
  await learner.page.getByRole('link', { name: 'Simulador NR-10', exact: true }).first().click();
  return { title: only?.title ?? '', place };
}

test('a lesson in a window of its own finds its API, keeps its sandbox, and closing the window leaves it', async ({
  actor,
  faults,
}) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['gustavo.correia', 'marcelo.almeida']);
  const { page } = learner;
  await showLessons(page, { width: 900, height: 650, opensIn: 'window' });
  const { title, place } = await openSimulator(learner);
  const offer = page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe:not([hidden])');
  const open = offer.getByRole('button', { name: 'Abrir a lição' });
  await expect(open).toBeFocused();
  await expectAccessible(page);
  await onEveryScreen(page);

  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const window = await opening;
  await expect(window.getByRole('heading', { name: 'Você chegou à subestação' })).toBeVisible();
  await expect(offer.getByText('A lição está aberta em outra janela.')).toBeVisible();
  expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([900, 650]);

  // The origin is the visit's own, and nothing of the portal or the player is in reach.
  faults.expect(/SecurityError|Unsafe attempt to initiate navigation|sandbox|permission to navigate/i);
  const portal = page.url();
  const reached = await window.evaluate(() => {
    const tried = (work: () => unknown) => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const beside = opener as Window;
    return {
      isVisits: beside.origin === location.origin && /^v\d+-[0-9a-f]{26}\./.test(location.host),
      player: tried(() => beside.parent.document.title),
      portal: tried(() => beside.top?.document.title),
      navigates: tried(() => beside.top?.location.replace('about:blank')),
      own: tried(() => globalThis.document.cookie),
    };
  });
  expect(reached).toEqual({
    isVisits: true,
    player: 'SecurityError',
    portal: 'SecurityError',
    navigates: 'SecurityError',
    own: '',
  });
  expect(page.url()).toBe(portal);

  await window.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Salvo às' })).toBeVisible();
  await window.close();
  await expect(page.getByText('Lição encerrada.')).toBeVisible();
  await expect(async () => {
    const [lesson] = (await lessonsOf(learner, place)).scos;
    expect(lesson?.scoEnrollment).toMatchObject({ status: 'INCOMPLETE', numberOfAccess: 1 });
  }).toPass();
});

test('a lesson opens in the page when its window is refused, on phones at once, and in the size of its author', async ({
  actor,
}) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['heitor.santana', 'daniel.monteiro']);
  const { page } = learner;
  await page.addInitScript(() => Object.assign(globalThis, { open: () => null }));
  await showLessons(page, { width: 640, height: 400, opensIn: 'window' });
  const { title } = await openSimulator(learner);
  const beside = page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe:not([hidden])');
  await beside.getByRole('button', { name: 'Abrir a lição' }).click();
  await expect(beside.getByText('O navegador não abriu a janela.')).toBeVisible();
  await expectAccessible(page);
  await beside.getByRole('button', { name: 'Abrir aqui' }).click();
  const lesson = lessonIn(page, title);
  await expect(lesson.getByRole('heading', { name: 'Você chegou à subestação' })).toBeVisible();
  const box = await beside.locator('iframe').boundingBox();
  expect([box?.width, box?.height]).toEqual([640, 400]);
  await lesson.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Salvo às' })).toBeVisible();
  await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
  await expect(page).toHaveURL(/\/level\//);
});

test('a lesson that starts with a PDF offers the file in place of an empty frame', async ({ actor }) => {
  const learner = await newLearner(actor, TRAINING, ['rafael.freitas', 'rodrigo.castro']);
  const { page } = learner;
  await changeVisits(page, { file: 'guia.pdf' });
  await page.context().route('**/guia.pdf', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment' },
      body: route.request().method() === 'HEAD' ? '' : '%PDF-1.4',
    }),
  );
  const { title } = await openSimulator(learner);
  const beside = page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe:not([hidden])');
  const file = beside.getByRole('link', { name: 'Abrir o PDF' });
  await expect(file).toBeVisible();
  await expect(beside.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await onEveryScreen(page);
  // The server has it downloaded or shown (lesson-isolation.api.test.ts).
  const fetched = page.context().waitForEvent('request', (one) => one.url().endsWith('/guia.pdf'));
  await file.click();
  expect((await fetched).isNavigationRequest()).toBe(true);
  await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
  await expect(page).toHaveURL(/\/level\//);
});

test('a window that a package opens by itself finds the API of the lesson', async ({ actor }) => {
  const learner = await newLearner(actor, TRAINING, ['natalia.cavalcanti', 'cecilia.farias']);
  const { page } = learner;
  const { title } = await openSimulator(learner);
  await expect(lessonIn(page, title).getByRole('heading').first()).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/scorm/files/'));
  const opening = page.context().waitForEvent('page');
  await frame?.evaluate(() => void window.open(location.href, 'aula', 'width=500,height=400'));
  const opened = await opening;
  await opened.waitForLoadState();
  expect(
    await opened.evaluate(() => {
      const { parent } = opener as Window;
      const { API } = parent as unknown as { API: { LMSGetValue(name: string): string } };
      return [opener !== null, API.LMSGetValue('cmi.core.student_id')];
    }),
  ).toEqual([true, String(learner.idUser)]);
});
