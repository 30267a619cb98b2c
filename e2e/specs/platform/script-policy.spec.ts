import { ownPortalTest as test } from '../../support/own-portal.ts';
import { watchReports } from '../../support/reports.ts';
import { expect } from '../../support/test.ts';

const hostile: readonly { readonly what: string; readonly directive: RegExp; attack(): void }[] = [
  {
    what: 'a script from another address',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' })),
  },
  {
    what: 'a script of this origin that no record names',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(Object.assign(document.createElement('script'), { src: '/_remotes/mfe-store/0.0.0/x.js' })),
  },
  {
    what: 'a script in the page',
    directive: /^(script-src|require-trusted-types-for)/,
    attack: () =>
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: 'globalThis.tampered = true' }),
      ),
  },
  {
    what: 'a handler in markup',
    directive: /^script-src-attr/,
    attack() {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/_shell/none.png" onerror="globalThis.tampered = true">',
      );
    },
  },
  {
    what: 'a javascript: address',
    directive: /^(script-src|require-trusted-types-for)/,
    attack() {
      const link = Object.assign(document.createElement('a'), { href: 'javascript:void(globalThis.tampered = true)' });
      document.body.append(link);
      link.click();
    },
  },
  {
    what: 'code from text',
    directive: /^(script-src|require-trusted-types-for)/,
    // Runs later, because code that the browser's debugger runs itself is exempt.
    // oxlint-disable-next-line no-eval -- it is the attack
    attack: () => void setTimeout(() => void globalThis.eval('globalThis.tampered = true')),
  },
  {
    what: 'a worker from text',
    directive: /^(worker-src|require-trusted-types-for)/,
    attack: () => void new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))),
  },
];

test.describe.configure({ mode: 'default' });

for (const { what, directive, attack } of hostile) {
  test(`${what} does not run and is reported`, async ({ visitor, faults }) => {
    faults.expect(
      /Content Security Policy|TrustedScript|Trusted Type|violates|digest in the 'integrity'|elsewhere|unsafe-eval|none\.png|404|SecurityError|EvalError/i,
    );
    const { page, open } = await visitor('aurora');
    const reported = watchReports(page, ({ kind, message }) => kind === 'csp' && directive.test(message));
    await open('/login');
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    // An attack that throws was blocked immediately.
    await page.evaluate(attack).catch(() => undefined);
    await reported();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}
