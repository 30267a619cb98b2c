import { getStudentContent } from '@shared-kit/contracts/learning';
import type { Locator } from '@playwright/test';
import { expect, screens, test } from '../../support/test.ts';
import { savedEnrollment, newLearner } from './learner.ts';

// Tests the page itself: emulated offline affects the page only, and a service worker would send the queued requests at once.
test.use({ serviceWorkers: 'block' });

/** Expects two parts beside each other, both in sight. */
async function expectOneLine(left: Locator, right: Locator): Promise<void> {
  for (const part of [left, right]) await expect(part).toBeInViewport({ ratio: 1 });
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  const middle = (a?.y ?? 0) + (a?.height ?? 0) / 2;
  expect(b?.x).toBeGreaterThanOrEqual((a?.x ?? 0) + (a?.width ?? 0));
  expect(b?.y).toBeLessThan(middle);
  expect((b?.y ?? 0) + (b?.height ?? 0)).toBeGreaterThan(middle);
}

test(
  'progress made offline in a lesson waits on the device and is recorded once after the reconnect',
  { tag: ['@B4.2-05', '@A8-33'] },
  async ({ actor, faults }) => {
    // Requests that the service worker could not fetch fail with ERR_FAILED.
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const learner = await newLearner(
      actor,
      'lideranca',
      ['larissa.dias', 'juliana.moreira', 'jose.vasconcelos'],
      'Turma on-line',
    );
    const { page, open, api, idUser, idEnrollment } = learner;
    const context = page.context();
    await open(`/level/${idEnrollment}`);
    await page.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
    await expect(page).toHaveURL(/\/contentNode\/(\d+)\/(\d+)\//);
    const [, idContentItem, idNodeEnrollment] = (/\/contentNode\/(\d+)\/(\d+)\//.exec(page.url()) ?? []).map(Number);
    const record = () =>
      api.call(getStudentContent, {
        params: { idUser, idEnrollment, idNodeEnrollment: idNodeEnrollment ?? 0, idContentItem: idContentItem ?? 0 },
      });
    await expect.poll(async () => (await savedEnrollment(learner)).nodeEnrollment?.status).toBe('IN_PROGRESS');
    const before = await record();
    expect(before.contentEnrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 0 });

    const video = page.locator('video');
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      if (element.readyState === HTMLMediaElement.HAVE_NOTHING)
        await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
      element.currentTime = element.duration / 2;
      await element.play();
    });
    const share = () => video.evaluate((element: HTMLVideoElement) => (element.currentTime / element.duration) * 100);
    await expect.poll(share).toBeGreaterThan(51);

    // The save state has its place beside the other buttons, so that it moves nothing when it appears.
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    const state = page.getByRole('status').filter({ hasText: /Salvo às \d\d:\d\d$/ });
    await expect(state).toBeVisible();
    await page.setViewportSize(screens.phone);
    await expectOneLine(page.getByRole('button', { name: 'Compartilhar' }), state);
    await page.setViewportSize(screens.desktop);
    await video.evaluate((element: HTMLVideoElement) => element.play());

    await context.setOffline(true);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.currentTime = element.duration * 0.7;
      while (element.currentTime < element.duration * 0.71)
        await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
      element.pause();
    });
    // Checks before the reload, because requests sent on page hide can pass the emulated offline state.
    expect((await record()).contentEnrollment?.progress).toBeLessThan(70);
    await page.reload().catch(() => undefined);

    await context.setOffline(false);
    await open(`/level/${idEnrollment}`);
    await expect.poll(async () => (await record()).contentEnrollment?.progress).toBeGreaterThanOrEqual(70);
    await expect.poll(async () => (await record()).content.visits).toBe(before.content.visits + 1);
    const card = page.getByRole('article').filter({ hasText: 'A conversa que faz crescer' });
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^7\d/);

    await page.reload();
    await expect(card.getByText('Em andamento')).toBeVisible();
    expect((await record()).content.visits).toBe(before.content.visits + 1);
    await card.getByRole('link', { name: 'A conversa que faz crescer' }).first().click();
    await expect.poll(share).toBeGreaterThan(50);
  },
);
