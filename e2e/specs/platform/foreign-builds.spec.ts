import type { Page } from '@playwright/test';
import { fixtureBuild } from '../../support/fixture-remotes.ts';
import { registerRemote } from '../../support/register-remote.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

/** Content of each fixture: a page with a lazy chunk, and a slot component in the header. */
const foreign = [
  {
    bundler: 'Rspack',
    build: fixtureBuild('remote-rspack'),
    module: 'glossary',
    entry: 'Glossário',
    button: 'Abrir glossário',
    greeting: 'As palavras do portal, ',
    styled: '[class$="__term"]',
    question: 'Turma',
    answer: 'Um período em que um treinamento acontece.',
  },
  {
    bundler: 'Vite',
    build: fixtureBuild('remote-vite'),
    module: 'birthdays',
    entry: 'Aniversariantes',
    button: 'Abrir aniversariantes',
    greeting: 'Não perca uma data, ',
    styled: '[class*="months"]',
    question: 'Dezembro',
    answer: 'Ninguém faz aniversário em dezembro.',
  },
] as const;

test.beforeEach(async ({ azulejo }) => {
  for (const { build, module } of foreign) {
    await registerRemote(azulejo, build);
    await azulejo('remote', 'publish', build);
    await azulejo('module', 'enable', module, '--tenant', 'horizonte');
  }
});

async function expectStylesheet(page: Page, selector: string): Promise<void> {
  const borders = await page
    .locator(`main ${selector}`)
    .first()
    .evaluate((element) => {
      const { borderInlineStartWidth, borderBlockStartWidth } = getComputedStyle(element);
      return [borderInlineStartWidth, borderBlockStartWidth];
    });
  expect(borders).toContain('3px');
}

for (const { bundler, entry, button, greeting, styled, question, answer } of foreign) {
  test(`a remote built by ${bundler} has its page, its lazy chunk, its stylesheet and its place in the header`, async ({
    actor,
  }) => {
    const { page, open, session } = await actor('bruno', 'horizonte');
    await open('/');
    await page.getByRole('link', { name: entry }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
    // It reads the viewer from the shell's session, which all remotes share.
    await expect(page.getByText(`${greeting}${session.viewer.name}`)).toBeVisible();
    await expectStylesheet(page, styled);
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
    // The bar is at its fullest: the trial button loads last, beside both slot components.
    await expect(page.getByRole('banner').getByText(/dias? de teste/)).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Minha jornada' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
  });
}

test('remotes of three bundlers share one React, and none of their files contains another', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'horizonte');
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (/\/_remotes\/mfe-(glossary|birthdays|journey)\/.+\.js$/.test(request.url())) requested.add(request.url());
  });
  for (const path of ['/glossario', '/aniversariantes', '/myJourney']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const loaded = await Promise.all(
    [...requested].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  );
  for (const remote of ['glossary', 'birthdays', 'journey'])
    expect(loaded.map(([url]) => url).join('\n')).toContain(`mfe-${remote}`);
  expect(loaded.filter(([, text]) => text.includes('react.transitional.element')).map(([url]) => url)).toEqual([]);
});
