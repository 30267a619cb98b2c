import type { Page } from '@playwright/test';
import { sectionPath } from '@shared-kit/contracts/content';
import { listCampaignsByUser, markCampaignNotified } from '@shared-kit/contracts/gamification';
import type { TenantName } from '../../support/accounts.ts';
import { layoutShiftsOf, recordShifts } from '../../support/layout-shifts.ts';
import { expect, portalUrl, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { sectionCalled } from '../content/in-practice.ts';
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

/** Marks the person's campaigns as seen: the notice of a new one pushes the home page down. */
async function noteCampaigns({ api, session }: Actor): Promise<void> {
  const { campaigns } = await api.call(listCampaignsByUser, {});
  for (const { idgamification_campaign: idCampaign } of campaigns)
    await api.call(markCampaignNotified, { params: { idCampaign, idUser: session.viewer.idUser } });
}

/** Holds back every script of the shell. Returns a function that lets them go. */
async function delayScripts(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const scripts = new Promise<void>((done) => (go = done));
  await page.route(/\/_shell\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  return go;
}

interface FirstScreen {
  readonly name: string;
  readonly person: string;
  readonly tenant: TenantName;
  pathOf(actor: Actor): string;
  /** Text of the view that the page has too. */
  readonly text: string | RegExp;
  /** Calls that the document answers, so that the page does not make them. */
  answered(actor: Actor): RegExp;
}

const firstScreens: readonly FirstScreen[] = [
  {
    name: 'the home of blocks',
    person: 'carla',
    tenant: 'aurora',
    pathOf: () => '/',
    text: 'Ninguém começa com dúvida',
    answered: () => /\/learning\/nodes\/\d+$/,
  },
  {
    name: 'the home of sections',
    person: 'carla',
    tenant: 'sabermais',
    pathOf: () => '/',
    text: /^Olá, Carla$/,
    // Rows further down load when they come near the screen.
    answered: ({ session }) => {
      const rows = session.menu.filter(({ menuOption }) => menuOption.parentIdSection === null).slice(0, 2);
      return new RegExp(`/content/(in-progress|search/(${rows.map(({ idSection }) => idSection).join('|')}))$`);
    },
  },
  {
    name: 'a section',
    person: 'carla',
    tenant: 'sabermais',
    pathOf: (actor) => sectionPath(sectionCalled(actor, 'Atendimento que encanta')),
    text: 'Os sete primeiros segundos',
    answered: () => /\/content\/(list|search)\/\d+$/,
  },
  {
    name: 'the store',
    person: 'carla',
    tenant: 'sabermais',
    pathOf: () => '/lojinha',
    text: 'Lojinha',
    answered: () => /\/store\/offers$/,
  },
];

for (const { name, person, tenant, pathOf, text, answered } of firstScreens) {
  for (const screen of ['phone', 'desktop'] as const) {
    test(`${name} is shown before any script runs, and nothing moves when the page replaces it (${screen})`, async ({
      actor,
    }) => {
      test.slow();
      const learner = await actor(person, tenant, { screen });
      const { page } = learner;
      await noteCampaigns(learner);
      await learner.open('/');
      await untilKnown(page);
      // Ends the home page, whose rows would still load.
      await page.goto('about:blank');
      const go = await delayScripts(page);
      await page.addInitScript(recordShifts);
      const calls: string[] = [];
      const isAnswered = answered(learner);
      page.on('request', (request) => isAnswered.test(request.url()) && calls.push(request.url()));

      await page.goto(portalUrl(tenant, pathOf(learner)), { waitUntil: 'commit' });
      const view = page.locator('#azulejo-first-view');
      await expect(view.getByText(text).first()).toBeVisible(patient);
      await expect(page.locator('#root')).toBeEmpty();
      expect(calls).toEqual([]);

      go();
      await expect(view).toHaveCount(0, patient);
      await expect(page.locator('main').getByText(text).first()).toBeVisible(patient);
      const shifts = await layoutShiftsOf(page);
      expect(shifts.filter(({ value }) => value > 0.005)).toEqual([]);
      expect(calls).toEqual([]);
    });
  }
}

test('a training is shown before any script runs, and the page replaces it without asking again', async ({ actor }) => {
  test.slow();
  const bruno = await actor('bruno', 'aurora', { screen: 'phone' });
  const { page } = bruno;
  const idEnrollment = await enrollmentIn(bruno, title);
  await bruno.open('/');
  await untilKnown(page);
  const go = await delayScripts(page);
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
