import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { addressOf, itemCalled } from './reader.ts';

test('a transcript follows a video, and a note leads back to its moment', async ({ actor }) => {
  const person = await actor('bruno', 'sabermais', { hasMotion: true });
  const { page, open } = person;
  await open(addressOf(await itemCalled(person, 'Atendimento que encanta', 'Cliente irritado não é inimigo')));
  const start = page.getByRole('button', { name: /desde o começo|do início|Recomeçar/i });
  const video = page.locator('video');
  await expect(video.or(start).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.pause();
  });
  await page.getByRole('button', { name: 'Transcrição', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Transcrição' });
  const cues = panel.getByRole('listitem').getByRole('button');
  await expect(cues.nth(1)).toBeVisible();
  await cues.nth(1).click();
  await expect(cues.nth(1)).toHaveAttribute('aria-current', 'true');
  const moment = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  expect(moment).toBeGreaterThan(0);
  await expectAccessible(page);
  await onEveryScreen(page, async () => expect(panel.getByRole('searchbox')).toBeVisible());

  await page.getByRole('button', { name: 'Anotações', exact: true }).click();
  const notes = page.getByRole('region', { name: 'Anotações' });
  await notes.getByLabel('Nova anotação').fill('Ouvir antes de responder');
  await notes.getByRole('button', { name: /^Anotar em/ }).click();
  await expect(notes.getByText('Ouvir antes de responder')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  if (await start.isVisible()) await start.click();
  await expect(notes.getByText('Ouvir antes de responder')).toBeVisible();
  const download = page.waitForEvent('download');
  await notes.getByRole('button', { name: 'Exportar como texto' }).click();
  expect((await download).suggestedFilename()).toBe('Anotações de Cliente irritado não é inimigo.txt');
  await notes.getByRole('button', { name: /^Excluir a anotação/ }).click();
  await notes.getByRole('button', { name: 'Desfazer' }).click();
  await expect(notes.getByText('Ouvir antes de responder')).toBeVisible();
  await notes.getByRole('button', { name: /^Excluir a anotação/ }).click();
  await expect(notes.getByText('Ouvir antes de responder')).toBeHidden();
});
