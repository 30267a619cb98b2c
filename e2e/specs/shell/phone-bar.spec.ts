import { menuFlags } from '@shared-kit/contracts/delivery';
import { expect, onEveryScreen, test } from '../../support/test.ts';

test('on a phone, Minha jornada is under the thumb only where a company has trainings to follow', async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora', { screen: 'phone' });
  await bruno.open('/myJourney');
  const barOf = ({ page }: Pick<typeof bruno, 'page'>) => page.getByRole('navigation', { name: 'Menu inferior' });
  await expect(barOf(bruno).getByRole('link', { name: 'Minha jornada' })).toBeVisible();

  const paula = await actor('paula', 'sabermais', { screen: 'phone' });
  expect(paula.session.flags).not.toContain(menuFlags.hasCatalog);
  await paula.open('/');
  await expect(barOf(paula).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(barOf(paula).getByRole('link', { name: 'Minha jornada' })).toHaveCount(0);
  // The page stays in the whole menu.
  await barOf(paula).getByRole('button', { name: 'Menu' }).click();
  await expect(
    paula.page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Minha jornada' }),
  ).toBeVisible();
  await paula.page.keyboard.press('Escape');
  await onEveryScreen(paula.page);
});
