import { ownPath } from '@shared-kit/contracts/identity';
import { pathOfHashLink } from './hash-links.ts';
import { entryInAddress } from './address-entry.rules.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  return { pathname, search };
};

test.each([
  ['/aurora', '/aurora/login?token=abc', { token: 'abc' }, '/aurora/login?byPassSSO=true'],
  [
    '/aurora',
    '/aurora/LOGIN/?x=1&token=abc&callback=%2Fperfil%3Faba%3D1',
    { token: 'abc', callback: '/perfil?aba=1' },
    '/aurora/LOGIN/?x=1&byPassSSO=true',
  ],
  ['', '/login?token=a%2Fb&fromLP=true', { token: 'a/b' }, '/login?fromLP=true&byPassSSO=true'],
  ['/aurora', '/aurora/login?token=abc&callback=https://evil.com', { token: 'abc' }, '/aurora/login?byPassSSO=true'],
])('reads the token below %p: %s [A4l-09] [A2r-04]', (basename, address, entry, shown) => {
  expect(entryInAddress(basename, at(address))).toEqual({ entry, address: shown });
  // The displayed address must not contain the token.
  expect(shown).not.toContain(entry.token);
});

test.each(['/aurora/login', '/aurora/perfil?token=abc', '/sabermais/login?token=abc', '/aurora/login/x?token=abc'])(
  'finds no token in %s',
  (address) => expect(entryInAddress('/aurora', at(address))).toBeUndefined(),
);

test('an old link with a token opens the login with that token [B2.14-20]', () => {
  const path = pathOfHashLink('/aurora', '#/login?token=abc');
  expect(path).toBe('/aurora/login?token=abc');
  expect(entryInAddress('/aurora', at(path ?? ''))?.entry).toEqual({ token: 'abc' });
});

/** Returns combinations of every known way to disguise a foreign address as one of the portal's. */
function tricks(): readonly string[] {
  const starts = [
    '//',
    '/\\',
    '\\\\',
    '///',
    '/%2f',
    '/%5c',
    '/.//',
    '/..//',
    '/%2e%2e//',
    '/./',
    '/x/..//',
    '\t//',
    '/\t/',
    '/\n/',
    '\u0000//',
    ' //',
    'https://',
    'https:/',
    'https:',
    'http:\\\\',
    'javascript:',
    'data:',
    'JaVaScRiPt://',
    '//@',
    '/@',
    '?//',
    '#//',
    'vbscript:',
    'blob:',
    '//localhost:3000@',
    '////',
  ];
  const hosts = [
    'evil.com',
    'evil.com/login?token=1',
    '3232235777',
    '[::1]',
    'localhost:3000.evil.com',
    'evil。com',
    'EVIL.com:443',
    'aurora@evil.com',
    'evil.com#/perfil',
    'evil.com\\@localhost:3000',
    'alert(1)',
  ];
  const ends = ['', '/', '/..', '?x=//y', '%00', '/%2e%2e/'];
  return starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => start + host + end)));
}

describe('malicious redirect addresses', () => {
  const all = tricks();
  const leaves = (path: string, basename: string) => {
    const url = new URL(basename + path, 'http://localhost:3000');
    return url.origin !== 'http://localhost:3000' || !`${url.pathname}/`.startsWith(`${basename}/`);
  };

  test('include more than a thousand, and most of them would leave the portal', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.filter(
        (trick) =>
          URL.canParse(trick, 'http://localhost:3000') &&
          new URL(trick, 'http://localhost:3000').origin !== 'http://localhost:3000',
      ).length,
    ).toBeGreaterThan(500);
  });

  test.each(['', '/aurora'])('below %p no accepted address leaves the portal', (basename) => {
    const through = all.map(ownPath).filter((path) => path !== undefined);
    expect(through.filter((path) => leaves(path, basename))).toEqual([]);
    const links = all
      .flatMap((trick) => [`#${trick}`, `#/${trick}`])
      .map((hash) => pathOfHashLink(basename, hash))
      .filter((path) => path !== undefined);
    expect(links.filter((path) => leaves(path.slice(basename.length), basename))).toEqual([]);
    const entries = all.map(
      (trick) =>
        entryInAddress(basename, {
          pathname: `${basename}/login`,
          search: `?${new URLSearchParams({ token: 'x', callback: trick })}`,
        })?.entry.callback,
    );
    expect(entries.filter((path) => path !== undefined && leaves(path, basename))).toEqual([]);
  });

  test('pages of the portal are accepted', () => {
    for (const path of [
      '/',
      '/perfil',
      '/level/3/nr-10?x=1#topo',
      '/content/12?tags=a,b',
      '/busca?q=ação',
      '/node/%C3%A7',
    ])
      expect(ownPath(path)).toBe(path);
  });
});
