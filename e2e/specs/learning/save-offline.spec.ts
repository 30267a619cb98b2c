import type { BrowserContext, Page } from '@playwright/test';
import { endEnrolments } from '@shared-kit/contracts/admin';
import { getStudentContent } from '@shared-kit/contracts/learning';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { untilCached } from '../../support/service-worker.ts';
import { storedItems } from '../../support/sessions.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { newLearner } from './learner.ts';
import type { Learner } from './learner.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });
test.beforeEach(({ faults }) => faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|QuotaExceeded/));

const TRAINING = 'Liderança que faz crescer';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Guardar neste aparelho' });
const savedCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(':saved:')));

/** Opens a training that the service worker can show again. */
async function openTraining({ page, open, idEnrollment }: Learner, training = TRAINING): Promise<void> {
  await open(`/level/${idEnrollment}`);
  await untilCached(page, 'aurora');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: training })).toBeVisible();
}

async function saveTraining(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('checkbox', { name: /Este aparelho é meu/ }).check();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByText('Guardado. Você já pode abrir este treinamento sem conexão.')).toBeVisible();
}

/** Cuts the network for pages and for the service worker, which ignores the emulated state when it is woken. */
async function disconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.route(/\/(api|media)\//, (route) => route.abort());
}
async function reconnect(context: BrowserContext): Promise<void> {
  await context.unroute(/\/(api|media)\//);
  await context.setOffline(false);
}

test('a saved training opens without a network: article, video with a jump; progress arrives once', async ({
  actor,
  portal,
}) => {
  const learner = await newLearner(actor, 'lideranca', ['larissa.dias', 'juliana.moreira'], 'Turma on-line');
  const { api, idUser, idEnrollment } = learner;
  const context = learner.page.context();
  await openTraining(learner);
  await saveTraining(learner.page);
  await expect(dialogOf(learner.page).getByText(/· até \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await onEveryScreen(learner.page, async () =>
    expect(dialogOf(learner.page).getByRole('button', { name: `Remover ${TRAINING} deste aparelho` })).toBeVisible(),
  );
  await expectAccessible(learner.page);
  await learner.page.goto('about:blank');
  await disconnect(context);

  const page = await context.newPage();
  await page.goto(`${portal.origin}/aurora/`);
  await page.getByRole('link', { name: TRAINING }).click();
  await expect(page.getByRole('heading', { level: 1, name: TRAINING })).toBeVisible();
  await page.getByRole('link', { name: 'Roteiro de uma conversa de retorno' }).first().click();
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();

  await page.goto(`${portal.origin}/aurora/level/${idEnrollment}`);
  await page.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
  await expect(page).toHaveURL(/\/contentNode\//);
  const [, idContentItem = 0, idNodeEnrollment = 0] = (/\/contentNode\/(\d+)\/(\d+)\//.exec(page.url()) ?? []).map(
    Number,
  );
  const record = () =>
    api.call(getStudentContent, { params: { idUser, idEnrollment, idNodeEnrollment, idContentItem } });
  const before = (await record()).content.visits;
  const video = page.locator('video');
  const source = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    if (element.readyState === HTMLMediaElement.HAVE_NOTHING)
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    element.currentTime = element.duration * 0.7;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    await element.play();
    while (element.currentTime < element.duration * 0.72)
      await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
    element.pause();
    return element.currentSrc;
  });
  expect(source).toContain(`/aurora/.saved/${idUser}/`);
  // Checks before the page is left, because requests sent on page hide can pass the emulated offline state.
  expect((await record()).contentEnrollment?.progress ?? 0).toBeLessThan(70);
  expect(await page.evaluate(() => localStorage.getItem('azulejo:/aurora:learning-progress'))).toMatch(
    /"progress":7\d/,
  );
  await page.goto('about:blank');

  await reconnect(context);
  await page.goto(`${portal.origin}/aurora/level/${idEnrollment}`);
  await expect.poll(async () => (await record()).contentEnrollment?.progress).toBeGreaterThanOrEqual(70);
  await expect.poll(async () => (await record()).content.visits).toBe(before + 1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TRAINING })).toBeVisible();
  expect((await record()).content.visits).toBe(before + 1);
});

test('a PDF of a saved training opens without a network', async ({ actor, portal }) => {
  const training = 'Direção defensiva';
  const learner = await newLearner(actor, 'direcao-defensiva', ['mateus.mendes', 'priscila.martins'], 'Turma aberta');
  const context = learner.page.context();
  await openTraining(learner, training);
  await saveTraining(learner.page);
  await learner.page.goto('about:blank');
  await disconnect(context);

  const page = await context.newPage();
  await page.goto(`${portal.origin}/aurora/level/${learner.idEnrollment}`);
  await page.getByRole('link', { name: 'Dois minutos antes de sair' }).first().click();
  const sheet = page.getByRole('group', { name: /^Página 1 de/ });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(/pneus/i).first()).toBeAttached();
});

test('a logout removes everything that the person keeps', async ({ actor }) => {
  const learner = await newLearner(actor, 'lideranca', ['jose.vasconcelos', 'camila.ramos'], 'Turma on-line');
  const { page } = learner;
  await openTraining(learner);
  await saveTraining(page);
  expect(await savedCaches(page)).toEqual([`azulejo:/aurora:saved:${learner.idUser}`]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /perfil|José|Camila/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('dialog', { name: /sair/i }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/aurora\/(login|landing-page)/);
  await expect.poll(() => savedCaches(page)).toEqual([]);
});

test('a training with a video that was never opened is saved, and goes when somebody ends the enrolment', async ({
  actor,
}) => {
  const training = 'Geração solar distribuída';
  const people = ['jessica.rezende', 'renata.teixeira'];
  const learner = await newLearner(actor, 'energia-solar', people, 'Turma aberta');
  const { page, open, idEnrollment, idUser } = learner;
  await openTraining(learner, training);
  await saveTraining(page);
  expect(await savedCaches(page)).toEqual([`azulejo:/aurora:saved:${idUser}`]);

  const administrator = await actor('joao', 'aurora');
  const body = { selection: { kind: 'ids' as const, ids: [idEnrollment] }, reason: 'Mudou de função.' };
  expect(await administrator.api.call(endEnrolments, { body })).toMatchObject({ ended: 1 });
  await open(`/level/${idEnrollment}`);
  await expect(page.getByText('O prazo da matrícula terminou.').first()).toBeVisible();
  await expect.poll(() => savedCaches(page)).toEqual([]);
});

test('another person on the device finds nothing of what the first one saved', async ({ actor, sessionOf }) => {
  const learner = await newLearner(actor, 'lideranca', ['heitor.santana', 'sabrina.pereira'], 'Turma on-line');
  const { page, open } = learner;
  await openTraining(learner);
  await saveTraining(page);
  const other = storedItems(await sessionOf('beatriz.santos', 'aurora'), 'aurora');
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, other);
  await open('/');
  await expect.poll(() => savedCaches(page)).toEqual([]);
  await disconnect(page.context());
  await open('/');
  await expect(page.getByRole('heading', { name: 'Parece que você está sem conexão com a internet.' })).toBeVisible();
  await expect(page.getByRole('link', { name: TRAINING })).toBeHidden();
});

test('a full device is named with the room that the training needs, and keeps nothing', async ({ actor, portal }) => {
  const learner = await newLearner(actor, 'lideranca', ['leandro.torres', 'lucas.nunes'], 'Turma on-line');
  const { page } = learner;
  await openTraining(learner);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: portal.origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByText(/^Falta espaço neste aparelho\. O treinamento ocupa \d+ KB/)).toBeVisible();
  expect(await savedCaches(page)).toEqual([]);
});
