import type { Page } from '@playwright/test';
import { exportSchedule, listSchedules } from '@shared-kit/contracts/journey';
import { DAY_MS, DEFAULT_ZONE, dayKey } from '@shared-kit/contracts/calendar';
import { expect, expectAccessible, onEveryScreen, screens, test } from '../../support/test.ts';

const board = (page: Page) => page.getByRole('region', { name: 'Agenda' });
const views = (page: Page) => page.getByRole('group', { name: 'Visualização' });
const entry = (page: Page, name: RegExp) => board(page).getByRole('button', { name }).first();

/** Waits until the named view and its first month are loaded. */
async function capture(page: Page, view: string): Promise<void> {
  await views(page).getByRole('button', { name: view, exact: true }).click();
  await expect(views(page).getByRole('button', { name: view, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(board(page)).not.toHaveAttribute('aria-busy', 'true');
}

test(
  'the menu opens the calendar, which has five views and moves to other days',
  { tag: ['@B2.1-16', '@B2.3-09', '@B2.10-01', '@A2c-03', '@A8-22'] },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'aurora');
    await open('/myJourney');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await expect(entry(page, /Diálogo de segurança|Resultados do trimestre|Liderança que faz crescer/)).toBeVisible();
    for (const view of ['Semana', 'Semana de trabalho', 'Dia', 'Agenda', 'Mês']) {
      await capture(page, view);
      await onEveryScreen(page);
      await page.setViewportSize(screens.desktop);
      await expectAccessible(page);
    }
    const days = board(page).getByRole('columnheader');
    await capture(page, 'Semana');
    const ofWeek = await days.count();
    expect(ofWeek).toBeGreaterThanOrEqual(7);
    await capture(page, 'Semana de trabalho');
    await expect(days).toHaveCount(ofWeek - 2);
    await capture(page, 'Mês');
    for (let month = 0; month < 24; month += 1)
      await board(page).getByRole('button', { name: 'Anterior', exact: true }).click();
    await expect(board(page).getByText('Não há eventos no período.')).toBeVisible();
    await capture(page, 'Agenda');
    await expect(board(page).getByText('Não há eventos no período.')).toBeVisible();
    await onEveryScreen(page);
    await board(page).getByRole('button', { name: 'Hoje' }).click();
    await expect(board(page).getByText('Não há eventos no período.')).toBeHidden();
  },
);

test(
  'an event shows its details, and its meetings are entries of their own with a link to the room',
  { tag: ['@B2.10-02', '@B2.10-03', '@B4.14-02', '@B9-34', '@B5-64'] },
  async ({ actor }) => {
    const { page, open, api } = await actor('paula', 'aurora');
    await open('/calendar');
    const month = (meeting: string) => `${meeting.slice(5, 7)}-${meeting.slice(0, 4)}`;
    const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString();
    const { scheduleResult } = await api.call(listSchedules, { query: { period: month(inAWeek) } });
    const training = scheduleResult.schedules.find(({ title }) => title === 'Liderança que faz crescer');
    const begins = training?.meetings[0]?.startDate ?? '';
    expect(begins).toMatch(/12:00:00$/);
    await capture(page, 'Agenda');
    if (month(begins) !== month(dayKey(new Date(), DEFAULT_ZONE)))
      await board(page).getByRole('button', { name: 'Próximo', exact: true }).click();
    // Noon in UTC is nine in São Paulo.
    const meeting = entry(page, /^09:00 – 11:00 Encontro 1 Liderança que faz crescer/);
    await meeting.press('Enter');
    const details = page.getByRole('dialog', { name: 'Encontro 1' });
    await expect(details.getByText('Otávio Ramires')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Entrar no encontro' })).toHaveAttribute(
      'href',
      'http://meet.auroraenergia.com.br/lideranca',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(meeting).toBeFocused();
    await capture(page, 'Mês');
    await entry(page, /^Liderança que faz crescer/).click();
    const event = page.getByRole('dialog', { name: 'Liderança que faz crescer' });
    await expect(event.getByText('Turma on-line')).toBeVisible();
    await expectAccessible(page);
    await event.getByRole('button', { name: /^Encontro 2/ }).click();
    await expect(page.getByRole('dialog', { name: 'Encontro 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await entry(page, /^Liderança que faz crescer/).click();
    await event.getByRole('link', { name: 'Ir para o treinamento' }).click();
    await expect(page).toHaveURL(/\/level\/\d+$/);
  },
);

test('shows only the ticked types of event', { tag: '@B2.10-05' }, async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais');
  await open('/calendar');
  await capture(page, 'Agenda');
  // The list begins today; the challenge may have begun earlier.
  const earlier = page.getByRole('button', { name: 'Mostrar dias anteriores' });
  await expect(board(page).getByRole('list').first()).toBeVisible();
  if (await earlier.isVisible()) await earlier.click();
  const challenge = entry(page, /Desafio da vitrine mais criativa/);
  await expect(challenge).toBeVisible();
  await page.getByRole('checkbox', { name: 'Encontros da rede' }).uncheck();
  await expect(challenge).toBeHidden();
  await page.getByRole('checkbox', { name: 'Encontros da rede' }).check();
  await expect(challenge).toBeVisible();
});

test(
  'the sync link is copied, serves a calendar without login, and stops working when it is replaced',
  { tag: ['@B2.10-04', '@B7.4-09'] },
  async ({ actor, request }) => {
    const { page, open, api } = await actor('bruno', 'aurora');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/calendar');
    await page.getByRole('button', { name: 'Sincronizar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sincronizar agenda' });
    const link = dialog.getByRole('textbox', { name: 'Link de assinatura' });
    await expect(link).toHaveValue(/\/api\/schedule\/feed\/.+\/agenda\.ics$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copiar link' }).click();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe((await api.call(exportSchedule, {})).result);
    const feed = await request.get(address);
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await feed.text()).toContain('SUMMARY:Encontro 1 · Liderança que faz crescer');
    await dialog.getByRole('button', { name: 'Criar um novo link' }).click();
    await expect(link).not.toHaveValue(address);
    expect((await request.get(address)).status()).toBe(404);
  },
);

test('a phone opens the agenda first', { tag: '@B2.10-01' }, async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais', { screen: 'phone' });
  await open('/calendar');
  await expect(page.getByRole('combobox', { name: 'Visualização' })).toHaveValue('agenda');
  // The list starts today. On the first days of a month there is nothing earlier.
  const earlier = page.getByRole('button', { name: 'Mostrar dias anteriores' });
  await expect(earlier.or(entry(page, /Desafio da vitrine mais criativa/)).first()).toBeVisible();
  if (await earlier.isVisible()) await earlier.click();
  await expect(entry(page, /Desafio da vitrine mais criativa/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Visualização' }).selectOption('Mês');
  await expect(board(page).getByRole('columnheader').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'a menu section and a home block show the same calendar',
  { tag: ['@A2s-34', '@B2.4-15', '@B1-02'] },
  async ({ actor }) => {
    const reader = await actor('paula', 'sabermais');
    const { idSection } = reader.session.menu.find(({ idSectionType }) => idSectionType === 19) ?? {};
    await reader.open(`/agenda-da-rede/${idSection}`);
    await expect(reader.page.getByRole('heading', { level: 1, name: 'Agenda da rede' })).toBeVisible();
    await expect(entry(reader.page, /Desafio da vitrine mais criativa/)).toBeVisible();
    await onEveryScreen(reader.page);
    await expectAccessible(reader.page);

    const learner = await actor('paula', 'aurora');
    await learner.open('/');
    const block = learner.page.getByRole('region', { name: 'Sua agenda' });
    await expect(block.getByRole('heading', { name: 'Sua agenda' })).toBeAttached();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('button', { name: /Liderança que faz crescer/ }).first()).toBeVisible();
  },
);

test('a month opens with today in sight in a low window', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await page.setViewportSize({ width: 1366, height: 640 });
  await open('/calendar');
  const today = page.getByRole('table').locator('[data-date][aria-current=date]');
  await expect(today).toBeInViewport({ ratio: 0.95 });
});
