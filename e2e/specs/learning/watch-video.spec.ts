import { getStudentContent } from '@shared-kit/contracts/learning';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';

const title = 'Os riscos da eletricidade';
const calls = '**/api/learning/students/*/enrollments/*/nodeEnrollment/*/contents/*';
const film = (page: Page) => page.locator('video');

test(
  'a video inside a training shows previews, saves on pause and resumes there',
  { tag: ['@B2.6-05', '@A4m-18'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'nr-10',
      ['heitor.santana', 'camila.ramos', 'sabrina.pereira'],
      'Turma permanente',
    );
    const { page, open, api, idUser, idEnrollment } = learner;
    // The demo's trainings have no preview pictures, so the poster replaces them.
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const reply = getStudentContent.reply.parse(await response.json());
      const preview = { url: reply.content.image, interval: 3, columns: 4, rows: 2 };
      await route.fulfill({ response, json: { ...reply, content: { ...reply.content, preview } } });
    });
    await open(`/level/${idEnrollment}`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(/\/contentNode\/(\d+)\/(\d+)\//);
    const [, idContentItem = 0, idNodeEnrollment = 0] = (/\/contentNode\/(\d+)\/(\d+)\//.exec(page.url()) ?? []).map(
      Number,
    );
    const saved = async () =>
      (await api.call(getStudentContent, { params: { idUser, idEnrollment, idNodeEnrollment, idContentItem } }))
        .contentEnrollment?.progress;

    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await film(page).evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.currentTime = video.duration / 2;
      await video.play();
    });
    await film(page).hover();
    const bar = await page.locator('.vjs-progress-control').boundingBox();
    if (!bar) throw new Error('the player has no seek bar');
    const preview = page.locator('[class*="preview"]');
    await page.mouse.move(bar.x + bar.width * 0.3, bar.y + bar.height / 2);
    await expect(preview).toBeVisible();

    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expect(page.getByRole('status').filter({ hasText: /^Salvo às \d\d:\d\d$/ })).toBeVisible();
    const share = await saved();
    expect(share).toBeGreaterThanOrEqual(50);

    await page.reload();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime / video.duration))
      .toBeGreaterThan(0.45);
    expect(await saved()).toBe(share);
  },
);
