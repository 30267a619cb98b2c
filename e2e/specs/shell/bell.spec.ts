import { answerTeamExternalCourse, createExternalCourse, findExternalCourse } from '@shared-kit/contracts/journey';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, portalUrl, screens, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificações/ });

const course = {
  title: 'Resgate em altura',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2025-03-10',
  finishDate: '2025-03-12',
  entityName: 'SENAI',
} as const;

/** Waits until the server has answered that the page follows the bell. */
async function followingBell(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('FOLLOW_NOTIFICATIONS'));
  await socket.waitForEvent('framereceived', ({ payload }) => /^43\d/.test(String(payload)));
}

/** Registers an external course of the person and answers it as their leader. */
async function answeredCourse(person: Actor, leader: Actor, title: string): Promise<void> {
  const { idUserExternalCourse: id } = await person.api.call(createExternalCourse, { body: { ...course, title } });
  const { result } = await person.api.call(findExternalCourse, { params: { id } });
  const { lastModifiedDate } = result;
  await leader.api.call(answerTeamExternalCourse, { params: { id }, body: { decision: 'APPROVED', lastModifiedDate } });
}

test('an answer arrives in the bell of every open page, and reading it in one reads it in all', async ({ actor }) => {
  const [person, leader] = [await actor('camila.ramos', 'aurora'), await actor('paula', 'aurora')];
  const other = await person.page.context().newPage();
  for (const page of [person.page, other]) {
    // The connection opens when the page is idle.
    const following = followingBell(page);
    await page.goto(portalUrl('aurora', '/myJourney/externalCourse'));
    await following;
    await expect(bell(page)).toHaveAccessibleName('Notificações');
  }
  await answeredCourse(person, leader, 'Resgate em altura');
  for (const page of [person.page, other]) {
    await expect(bell(page)).toHaveAccessibleName('Notificações, 1');
    await expect(page.getByText('Seu curso externo Resgate em altura foi validado')).toBeVisible();
    // The open list is read again.
    await expect(page.getByRole('row').filter({ hasText: 'Resgate em altura' }).getByText('Validado')).toBeVisible();
  }
  await bell(person.page).click();
  const panel = person.page.getByRole('dialog', { name: 'Notificações' });
  const entry = panel.getByRole('link', { name: /Seu curso externo Resgate em altura foi validado/ });
  await expect(entry).toContainText('Não lida');
  await expectAccessible(person.page);
  await entry.click();
  await expect(panel).toBeHidden();
  await expect(person.page).toHaveURL(/\/myJourney\/externalCourse$/);
  for (const page of [person.page, other]) await expect(bell(page)).toHaveAccessibleName('Notificações');
});

test('the bell works by keyboard on a wide screen and as a sheet on a phone', async ({ actor }) => {
  const [person, leader] = [await actor('eva', 'aurora', { screen: 'phone' }), await actor('paula', 'aurora')];
  await answeredCourse(person, leader, 'Trabalho a quente');
  await person.open('/myJourney');
  const { page } = person;
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1');
  await bell(page).click();
  const sheet = page.getByRole('dialog', { name: 'Notificações' });
  await expect(sheet.getByText('Seu curso externo Trabalho a quente foi validado')).toBeVisible();
  const box = await sheet.boundingBox();
  expect(box?.height).toBe(screens.phone.height);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await onEveryScreen(page);
  await page.setViewportSize(screens.desktop);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('a leader finds a new external course in the bell and rejects it on the page it leads to', async ({ actor }) => {
  const [person, leader] = [await actor('renata.teixeira', 'aurora'), await actor('paula', 'aurora')];
  await person.api.call(createExternalCourse, { body: { ...course, title: 'Oratória para líderes' } });
  await leader.open('/');
  await bell(leader.page).click();
  await leader.page.getByRole('link', { name: /cadastrou o curso externo Oratória para líderes/ }).click();
  await expect(leader.page.getByRole('tab', { name: 'Cursos externos' })).toHaveAttribute('aria-selected', 'true');
  const item = leader.page.getByRole('listitem').filter({ hasText: 'Oratória para líderes' });
  await expect(item.getByText('Sem comprovante')).toBeVisible();
  await onEveryScreen(leader.page);
  await expectAccessible(leader.page);
  await item.getByRole('button', { name: /^Rejeitar/ }).click();
  const dialog = leader.page.getByRole('dialog', { name: 'Rejeitar curso externo' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Falta o comprovante.');
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(item).toHaveCount(0);
  await person.open('/myJourney/externalCourse');
  await expect(
    person.page.getByRole('row').filter({ hasText: 'Oratória para líderes' }).getByText('Rejeitado'),
  ).toBeVisible();
});
