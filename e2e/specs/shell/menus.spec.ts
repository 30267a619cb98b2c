import type { Locator, Page } from '@playwright/test';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, expectNoSideScroll, onEveryScreen, screens, test } from '../../support/test.ts';

const side = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Returns the visible text; truncated text is read out in full. */
const seen = (link: Locator): Locator => link.locator('span[aria-hidden]');

test(
  "the company's contents open level by level, each requested when it is opened",
  { tag: ['@B2.3-15', '@B2.3-18'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora');
    const requests: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/nodes/side-menu') && requests.push(new URL(request.url()).search),
    );
    await open('/myJourney');
    const list = side(page).getByRole('button', { name: 'Conteúdos' });
    await expect(list).toHaveAttribute('aria-expanded', 'false');
    expect(requests).toEqual([]);
    await list.press('Enter');
    await expect(side(page).getByRole('link', { name: 'Segurança do trabalho' })).toBeVisible();
    expect(requests).toEqual(['', '?nodeCode=catalogo']);
    await side(page).getByRole('button', { name: 'Mostrar o que há em Segurança do trabalho' }).press('Space');
    await expect(side(page).getByRole('link', { name: 'NR-12 Máquinas e equipamentos' })).toBeVisible();
    expect(requests).toEqual(['', '?nodeCode=catalogo', '?nodeCode=seguranca']);
    await expectAccessible(page);
    await side(page).getByRole('link', { name: 'NR-12 Máquinas e equipamentos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'NR-12 Máquinas e equipamentos' })).toBeVisible();
    await page.reload();
    await expect(side(page).getByRole('link', { name: 'Segurança do trabalho' })).toBeVisible();
  },
);

test('started content is listed to continue', { tag: ['@B2.3-17', '@B2.3-19'] }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/myJourney');
  await side(page).getByRole('button', { name: 'Continue de onde parou' }).click();
  const training = side(page).getByRole('link', { name: /LGPD na prática/ });
  await expect(training).toBeVisible();
  await training.click();
  await expect(page).toHaveURL(/\/level\/\d+$/);
  await expect(training).toHaveAttribute('aria-current', 'page');
  const fabio = await actor('fabio', 'aurora');
  await fabio.open('/myJourney');
  await expect(side(fabio.page).getByRole('button', { name: 'Conteúdos' })).toBeVisible();
  await expect(side(fabio.page).getByRole('button', { name: 'Continue de onde parou' })).toHaveCount(0);
});

for (const [tenant, label] of [
  ['aurora', 'Conteúdos'],
  ['horizonte', 'Produtos e Trilhas'],
  ['sabermais', 'Produtos e Trilhas'],
] as const) {
  test(
    `on a phone the drawer contains the whole menu of ${tenant}, with '${label}'`,
    { tag: ['@B2.3-15', '@B2.3-16'] },
    async ({ actor }) => {
      const { page, open } = await actor('bruno', tenant, { screen: 'phone' });
      await open('/myJourney');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const list = drawer.getByRole('button', { name: label });
      if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
      const section = drawer
        .locator('section')
        .filter({ has: page.getByRole('button', { name: label }) })
        .getByRole('link')
        .first();
      await expect(section).toBeVisible();
      await expectAccessible(page);
      await section.click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test(
  'the menu entries are correct from the first paint on, without a request',
  { tag: '@B2.3-03' },
  async ({ actor }) => {
    const { page, open } = await actor('diego', 'aurora');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open('/myJourney');
    await expect(side(page).getByRole('link')).toContainText([
      'Home',
      'Minha jornada',
      'Solicitações de matrícula',
      'Meu histórico',
      'Meus certificados',
    ]);
    expect(requests.filter((url) => /has-enrollment-requests|userisincampaign|features\//.test(url))).toEqual([]);
  },
);

test(
  'an administrator has the menu of a learner and the administrator entries',
  { tag: '@B1-03' },
  async ({ actor }) => {
    const entriesOf = async (person: string) => {
      const { page, open } = await actor(person, 'aurora');
      await open('/myJourney');
      await expect(side(page).getByRole('link', { name: 'Meus certificados' })).toBeVisible();
      return side(page).getByRole('listitem').allInnerTexts();
    };
    const ofLearner = await entriesOf('fabio');
    const ofAdmin = await entriesOf('joao');
    expect(ofLearner).toContain('Minha jornada');
    expect(ofLearner).not.toContain('Administração');
    const own = ['Administração', 'Aprovações'];
    expect(ofAdmin.filter((name) => !own.includes(name))).toEqual(ofLearner);
    expect(ofAdmin).toEqual(expect.arrayContaining(own));
  },
);

test("'/' shows the company's own kind of home", { tag: '@A2r-01' }, async ({ actor }) => {
  for (const [tenant, heading] of [
    ['aurora', 'Home'],
    ['sabermais', 'Olá, Bruno'],
  ] as const) {
    const { page, open } = await actor('bruno', tenant);
    await open('/');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test(
  'an empty short title falls back to the title, and a phone shows 13 characters of it',
  { tag: ['@B5-65', '@B5-66'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora');
    await page.route('**/api/learning/catalogs/nr-12*', async (route) => {
      const response = await route.fetch();
      const node = (await response.json()) as {
        parentNodes: { nodeCode: string; title: string; shortTitle: string }[];
      };
      await route.fulfill({
        response,
        json: { ...node, parentNodes: node.parentNodes.map((parent) => ({ ...parent, shortTitle: 'TÍTULO CURTO' })) },
      });
    });
    await open('/catalog/nr-12');
    const above = page
      .getByRole('navigation', { name: 'Você está em' })
      .getByRole('link', { name: 'Segurança do trabalho' });
    await expect(seen(above)).toHaveText('SEGURANÇA DO TRABALHO');
    await page.setViewportSize(screens.phone);
    await expect(seen(above)).toHaveText('SEGURANÇA DO…');
    await above.click();
    await expect(page).toHaveURL(/\/catalog\/seguranca$/);
  },
);

test('inside a training the breadcrumb shows the training above its parts', async ({ actor }) => {
  const { page, open, api, session } = await actor('bruno', 'aurora');
  const { data } = await api.call(listEnrollmentsInProgress, { params: { idUser: session.viewer.idUser } });
  const id = data.find(({ nodeCode }) => nodeCode === 'lgpd')?.enrollment?.idEnrollment;
  await open(`/level/${id}/lgpd-dia-a-dia`);
  const above = page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'LGPD na prática' });
  await expect(seen(above)).toHaveText('LGPD');
  await above.click();
  await expect(page).toHaveURL(new RegExp(`/level/${id}$`));
});

test('the parents of a page give way to the button of a trial', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'horizonte');
  await open('/catalog/prontuario');
  const parents = seen(page.getByRole('navigation', { name: 'Você está em' }).getByRole('link'));
  const trial = page.getByRole('banner').getByRole('button', { name: /de teste/ });
  await expect(parents.first()).toBeVisible();
  for (const width of [768, 820, 900, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const left = (await trial.boundingBox())?.x ?? 0;
    for (const parent of await parents.all()) {
      const box = await parent.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(left);
    }
  }
});

test(
  'a breadcrumb shows the parents of a page, truncated to fit, and a directly opened page links back to them',
  { tag: ['@B5-65', '@B2.3-20'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora');
    await open('/catalog/nr-12');
    const crumbs = page.getByRole('navigation', { name: 'Você está em' });
    await expect(seen(crumbs.getByRole('link'))).toHaveText(['CATÁLOGO', 'SEGURANÇA']);
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança do trabalho' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'NR-12 Máquinas e equipamentos' })).toBeVisible();
  },
);

test('the strip shows what fits with the store in it, and the rest is under Mais', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/');
  const store = side(page).getByRole('link', { name: 'Lojinha' });
  const more = side(page).getByRole('button', { name: 'Mais' });
  for (const size of [screens.tablet, screens.desktop]) {
    await page.setViewportSize(size);
    await expect(store).toBeInViewport({ ratio: 1 });
    await expect(more).toBeInViewport({ ratio: 1 });
    expect(await side(page).getByRole('link').count()).toBeLessThanOrEqual(6);
    await expectNoSideScroll(page);
  }
  await more.press('Enter');
  const profile = side(page).getByRole('link', { name: 'Meu perfil' });
  await expect(profile).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await profile.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
  await expect(profile).toHaveAttribute('aria-current', 'page');
});
