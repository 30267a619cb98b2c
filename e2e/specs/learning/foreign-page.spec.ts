import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';

test(
  'an uploaded page runs in a frame on its own origin, without access to the portal',
  { tag: '@B2.6-06' },
  async ({ actor, portal }) => {
    const learner = await newLearner(actor, 'ergonomia', ['renata.teixeira', 'rafael.freitas', 'priscila.martins']);
    const { page, open } = learner;
    await open(`/level/${learner.idEnrollment}`);
    await page.getByRole('link', { name: 'Ajuste do posto de trabalho' }).first().click();
    const frame = page.frameLocator('iframe[title="Ajuste do posto de trabalho"]');
    await frame.getByRole('checkbox', { name: /topo da tela/ }).check();
    await expect(frame.getByText('1 de 6 pontos certos.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Concluído' })).toBeVisible();

    const inner = page.frames().find((each) => each.url().includes('/page/'));
    const reach = await inner?.evaluate(async () => {
      const fails = (read: () => unknown) => {
        try {
          return read() === undefined;
        } catch {
          return true;
        }
      };
      return {
        origin: self.origin,
        cookies: fails(() => document.cookie),
        storage: fails(() => localStorage.length),
        portal: fails(() => parent.document.body),
      };
    });
    expect(reach).toEqual({ origin: 'null', cookies: true, storage: true, portal: true });
    expect(new URL(inner?.url() ?? '').origin).not.toBe(portal.origin);

    // Opened directly, the page is as isolated as in the frame; the portal never serves it as its own page.
    const alone = await page.context().request.get(inner?.url() ?? '');
    expect(alone.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox allow-scripts'),
      'x-content-type-options': 'nosniff',
    });
    await onEveryScreen(page);
    await page.screenshot({ path: test.info().outputPath('page.png') });
    await expectAccessible(page);
  },
);
