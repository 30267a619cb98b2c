import { appDetails } from '@shared-kit/contracts/identity';
import type { Landing } from '@shared-kit/contracts/identity';
import type { AppAppearance } from '../../../platform/database/platform.tables.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const landing: Landing = {
  title: 'Aprenda',
  text: 'No seu ritmo.',
  image: 't1/aa/capa.webp',
  highlights: [{ icon: 'play-circle', title: 'Curto', text: 'Poucos minutos.' }],
  shelf: { title: 'Por dentro', items: [{ image: 't1/bb/item.webp', title: 'Vitrine', text: '' }] },
  closing: { title: 'Comece', text: '' },
};
const appearance: AppAppearance = {
  logo: '',
  favIcon: '',
  loginPosition: 'middle',
  loginImage: '',
  loginImageMobile: '',
  showLoginLogo: true,
  landingPage: true,
  landingLogo: '',
  landingPageLocation: '',
  landingPageContact: 'mailto:a@b.com.br',
  landing,
};

async function detailsOf(changes: Partial<AppAppearance>) {
  const at = await app.makeTenant({ app: { appearance: JSON.stringify({ ...appearance, ...changes }) } });
  const details = await app.ok(appDetails, { body: { bucket: 'test', path: at.segment } }, { at });
  return details.app;
}

test('app details contain the texts of the landing page and links to its pictures [A2r-05]', async () => {
  const { landing: shown, landingPage, landingPageContact } = await detailsOf({});
  expect([landingPage, landingPageContact]).toEqual([true, 'mailto:a@b.com.br']);
  expect(shown).toMatchObject({ title: 'Aprenda', highlights: landing.highlights, closing: landing.closing });
  expect(shown?.image).toMatch(/\/media\/t1\/aa\/capa\.webp\?/);
  expect(shown?.shelf.items[0]?.image).toMatch(/\/media\/t1\/bb\/item\.webp\?/);
});

test('app details contain nothing of a landing page that is off', async () => {
  const details = await detailsOf({ landingPage: false, landingPageLocation: 't1/cc/inicio.html' });
  expect(details.landing).toBeUndefined();
  expect(details.landingPageLocation).toBe('');
});

test('a custom page replaces it: an uploaded one from the content origin, an external one unchanged', async () => {
  const own = await detailsOf({ landingPageLocation: 't1/cc/inicio.html' });
  expect(own.landing).toBeUndefined();
  expect(own.landingPageLocation).toMatch(/^http:\/\/localhost:3001\/page\/t1\/cc\/inicio\.html\?e=/);
  expect((await detailsOf({ landingPageLocation: 'https://empresa.com.br/' })).landingPageLocation).toBe(
    'https://empresa.com.br/',
  );
});
