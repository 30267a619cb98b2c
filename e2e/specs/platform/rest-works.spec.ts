import { expect, test } from '../../support/test.ts';

/** Remotes to remove, with the page that shows the failure. On a replayed lock the test runs on exactly its releases. */
const gone = [
  { remote: 'mfe-store', person: 'bruno', tenant: 'sabermais', path: '/lojinha' },
  { remote: 'mfe-learning', person: 'bruno', tenant: 'aurora', path: '/' },
] as const;

for (const { remote, person, tenant, path } of gone) {
  test(
    `without ${remote} the rest of the portal works`,
    { tag: ['@cross-remote', `@${remote}`, '@mfe-journey'] },
    async ({ actor, faults }) => {
      faults.expect(/mfe[-_]|remoteEntry|RUNTIME-|LoadError|ERR_|status of 404|digest in the 'integrity'/);
      const { page, open } = await actor(person, tenant);
      await page.route(new RegExp(`/_remotes/${remote}/`), (route) =>
        route.fulfill({ status: 404, body: 'not found' }),
      );
      await open(path);
      await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();
      // A full menu has the entry under 'Mais'.
      const more = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Mais' });
      if (await more.isVisible()) await more.click();
      await page.getByRole('link', { name: 'Minha jornada' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
    },
  );
}
