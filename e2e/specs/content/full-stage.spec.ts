import type { Locator, Page } from '@playwright/test';
import { getCatalog, levelPath } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, screens, test } from '../../support/test.ts';
import { log, section } from './chat.ts';
import { openSection } from './in-practice.ts';

const windows = { ...screens, 'phone on its side': { width: 844, height: 390 } };

async function expectStage(page: Page, controls: readonly Locator[]): Promise<void> {
  for (const [name, size] of Object.entries(windows)) {
    await page.setViewportSize(size);
    for (const control of controls) await expect(control, name).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight), {
        message: `the page does not scroll: ${name}`,
      })
      .toBeLessThanOrEqual(0);
  }
}

test('a chat section fills the window, with the message field always in sight', async ({ actor }) => {
  const jose = await actor('jose.ribeiro', 'sabermais');
  await openSection(jose, section.room);
  const { page } = jose;
  const field = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(field).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: section.room })).toHaveCount(1);
  await expectStage(page, [field, page.getByRole('button', { name: 'Enviar mensagem' })]);
  await expectAccessible(page);
});

test('the date of the messages covers no name while the room scrolls', async ({ actor }) => {
  const jose = await actor('jose.ribeiro', 'sabermais', { screen: 'phone' });
  await openSection(jose, section.room);
  const { page } = jose;
  const room = log(page);
  await expect(room.getByRole('region').first()).toBeVisible();
  const atEdge = [];
  for (const position of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const dates = await room.evaluate((scroller, part) => {
      // The newest messages are at zero, and older ones at negative positions.
      scroller.scrollTop = -part * (scroller.scrollHeight - scroller.clientHeight);
      const frame = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('section > :first-child')].flatMap((date) => {
        const box = date.getBoundingClientRect();
        if (Math.abs(box.top - frame.top) >= 2) return [];
        const middle = (box.top + box.bottom) / 2;
        const ends = [frame.left + 8, frame.left + scroller.clientWidth - 8];
        return [
          {
            isFromEdgeToEdge: ends.every((x) => date.contains(document.elementFromPoint(x, middle))),
            background: getComputedStyle(date).backgroundColor,
          },
        ];
      });
    }, position);
    atEdge.push(...dates);
  }
  // The bar is alone in its row and opaque.
  expect(atEdge.length).toBeGreaterThan(1);
  for (const date of atEdge) {
    expect(date.isFromEdgeToEdge).toBe(true);
    expect(date.background).toMatch(/^(rgb\(|color\([^/]*\)|oklch\([^/]*\))/);
  }
});

test('the message field stays above an on-screen keyboard that covers the page', async ({ actor }) => {
  const jose = await actor('jose.ribeiro', 'sabermais', { screen: 'phone' });
  const { page } = jose;
  await page.addInitScript(() => {
    // Chromium has no keyboard here: this is what a browser reports whose keyboard covers 300 px.
    const keyboard = Object.assign(new EventTarget(), { height: innerHeight - 300, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: keyboard });
  });
  await openSection(jose, section.room);
  const field = page.getByRole('textbox', { name: 'Mensagem' });
  await expect(field).toBeVisible();
  await expect
    .poll(async () => {
      const box = await field.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(screens.phone.height - 300);
});

test('a tap on send sends the message on a phone, and a second one opens no menu', async ({ actor }) => {
  const jose = await actor('jose.ribeiro', 'sabermais', { screen: 'phone', hasTouch: true });
  await openSection(jose, section.room);
  const { page } = jose;
  const field = page.getByRole('textbox', { name: 'Mensagem' });
  const menu = page.getByRole('navigation', { name: 'Menu inferior' });
  const text = `Cheguei ${Date.now()}`;
  await field.tap();
  await expect(menu).toBeHidden();
  await field.fill(text);
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Enviar mensagem' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a document section fills the window, with the page bar always in sight', async ({ actor }) => {
  const jose = await actor('jose.ribeiro', 'sabermais');
  await openSection(jose, 'Manuais da loja');
  const { page } = jose;
  const bar = page.getByRole('toolbar');
  await expect(bar).toBeVisible();
  await expectStage(page, [bar]);
  await page.getByRole('group', { name: /^Página 1 de/ }).press('End');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a document of a training fills the window between the two bars', async ({ actor }) => {
  const { page, open, api } = await actor('carla', 'aurora');
  const { enrollment } = await api.call(getCatalog, { params: { id: 'direcao-defensiva' }, query: {} });
  await open(levelPath(enrollment?.idEnrollment ?? 0));
  await page.getByRole('link', { name: 'Dois minutos antes de sair' }).first().click();
  const bar = page.getByRole('toolbar');
  await expect(bar).toBeVisible();
  await expectStage(page, [bar, page.getByRole('button', { name: 'Fechar' })]);
  await page.getByRole('group', { name: /^Página 1 de/ }).press('End');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
