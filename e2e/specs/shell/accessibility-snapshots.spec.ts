import { contentPath } from '@shared-kit/contracts/content';
import { levelPath } from '@shared-kit/contracts/learning';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { wholeItem } from '../content/in-practice.ts';
import { atFinalEvaluation } from '../evaluations/nr10-learner.ts';
import { enrollmentIn } from '../learning/learner.ts';

/**
 * Compares the page's content with docs/accessibility/<name>.aria.yml. The file lists what has to be there, in this
 * order; more may be there (docs/accessibility.md).
 */
async function expectSnapshot(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test('a screen reader finds the login as documented', async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/login?fromLP=true');
  await expectSnapshot(page, 'login');
});

test('a screen reader finds the home of sections and a video as documented', async ({ actor }) => {
  const larissa = await actor('larissa.rezende', 'sabermais');
  await larissa.open('/');
  await expectSnapshot(larissa.page, 'home-of-sections');
  const video = await wholeItem(larissa, 'Atendimento que encanta', 'Os sete primeiros segundos');
  await larissa.open(contentPath(video.idContentItem, video.idSection));
  await expectSnapshot(larissa.page, 'video');
});

test('a screen reader finds the store and the profile as documented', async ({ actor }) => {
  const { page, open } = await actor('larissa.rezende', 'sabermais');
  await open('/lojinha');
  await expectSnapshot(page, 'store');
  await open('/perfil');
  await expectSnapshot(page, 'profile');
});

test('a screen reader finds the home of blocks and a training as documented', async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  await bruno.open('/');
  await expectSnapshot(bruno.page, 'home-of-blocks');
  await bruno.open(levelPath(await enrollmentIn(bruno, 'LGPD na prática')));
  await expectSnapshot(bruno.page, 'training');
});

test('a screen reader finds the journey and the calendar as documented', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/myJourney');
  await expectSnapshot(page, 'journey');
  await open('/calendar');
  await expectSnapshot(page, 'calendar');
});

test('a screen reader finds the introduction of an evaluation as documented', async ({ actor }) => {
  const learner = await atFinalEvaluation(actor, 'renata.teixeira');
  await learner.openEvaluation();
  await expectSnapshot(learner.page, 'evaluation');
});
