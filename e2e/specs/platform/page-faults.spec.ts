import { test } from '../../support/test.ts';

/** Page faults that must fail every test of the suite, visible or not. */
const faults: readonly { readonly what: string; provoke(): void }[] = [
  { what: 'an error in the console', provoke: () => console.error('a fault on purpose') },
  { what: 'an unhandled rejection', provoke: () => void Promise.reject(new Error('a fault on purpose')) },
  {
    what: 'a violation of the content security policy',
    provoke() {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/script.js';
      document.head.append(script);
    },
  },
  { what: 'a missing file', provoke: () => void fetch('/_shell/missing.js') },
];

for (const { what, provoke } of faults) {
  test(`${what} fails a test`, async ({ visitor }) => {
    test.fail();
    const { page, open } = await visitor('aurora');
    await open('/login');
    const reported = what === 'an unhandled rejection' ? page.waitForEvent('pageerror') : page.waitForEvent('console');
    await page.evaluate(provoke);
    await reported;
  });
}

test('a refusal by the API is a response, not a fault', async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/login');
  const reported = page.waitForEvent('console');
  await page.evaluate(() => fetch('/aurora/api/login/session'));
  await reported;
});
