/** @jest-environment tools/jest/browser-environment.mjs */
import { readBootDocument } from '../boot-document.ts';
import { guardFiles } from './guard-files.ts';

const hash = `sha384-${'x'.repeat(64)}`;
const impossible = `sha384-${'A'.repeat(64)}`;

const boot = {
  shell: { baseUrl: '/_shell/', files: { 'main.js': hash } },
  worker: '/aurora/service-worker.js',
  override: { remote: 'mfe-journey', origin: 'http://localhost:3004' },
  composition: {
    releases: [{ baseUrl: '/_remotes/mfe-store/2/', files: { 'remoteEntry.js': hash, 'page.css': hash } }],
    fallbacks: [{ baseUrl: 'https://cdn.example/mfe-store/1/', files: { 'remoteEntry.js': hash } }],
  },
};

interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string | null;
  createScript?: unknown;
}

let policy: Policy;

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="azulejo-boot">${JSON.stringify(boot)}</script>`;
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, rules: Policy) => (policy = rules) } });
  guardFiles(readBootDocument());
});

function script(address: string, set: (element: HTMLScriptElement, address: string) => void): HTMLScriptElement {
  const element = document.createElement('script');
  set(element, address);
  return element;
}

const ways: [string, (element: HTMLScriptElement, address: string) => void][] = [
  ['the property', (element, address) => (element.src = address)],
  ['the attribute', (element, address) => element.setAttribute('src', address)],
  ['the attribute in capitals', (element, address) => element.setAttribute('SRC', address)],
];

test.each(ways)(
  'an address set by %s gets the recorded hash, and an unrecorded one gets a hash that matches no file',
  (_, set) => {
    for (const known of [
      '/_shell/main.js',
      '/_remotes/mfe-store/2/remoteEntry.js',
      '/_remotes/mfe-store/2/remoteEntry.js?attempt=2',
      'https://cdn.example/mfe-store/1/remoteEntry.js',
    ]) {
      expect(script(known, set)).toMatchObject({ integrity: hash, crossOrigin: 'anonymous' });
    }
    for (const unknown of [
      '/_remotes/mfe-store/3/remoteEntry.js',
      'https://evil.example/_shell/main.js',
      '/_shell/main.js/../other.js',
      'data:text/javascript,1',
      'http://[',
    ]) {
      expect(script(unknown, set)).toMatchObject({ integrity: impossible, crossOrigin: 'anonymous' });
    }
  },
);

test('stylesheets and preloads require their hashes, icons do not', () => {
  const link = (rel: string, href: string): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel, href });
  expect(link('stylesheet', '/_remotes/mfe-store/2/page.css').integrity).toBe(hash);
  expect(link('stylesheet', '/_remotes/mfe-store/2/other.css').integrity).toBe(impossible);
  expect(link('preload', '/_shell/main.js')).toMatchObject({ integrity: hash, crossOrigin: 'anonymous' });
  expect(link('icon', '/favicon.svg').integrity).toBeUndefined();
});

test('files of an overridden remote require no hash, but only at the origin that the server permits', () => {
  const local = (address: string) => script(address, (element) => (element.src = address));
  const { integrity, crossOrigin } = local('http://localhost:3004/remoteEntry.js');
  expect([integrity || 'none', crossOrigin]).toEqual(['none', 'anonymous']);
  expect(local('http://localhost:3005/remoteEntry.js').integrity).toBe(impossible);
  expect(local('http://localhost:3004@evil.example/remoteEntry.js').integrity).toBe(impossible);
  expect(policy.createScriptURL('http://localhost:3004/remoteEntry.js')).toBe('http://localhost:3004/remoteEntry.js');
  expect(policy.createScriptURL('http://localhost:3005/remoteEntry.js')).toBeNull();
});

test('other attributes are set unchanged', () => {
  const element = document.createElement('script');
  element.setAttribute('type', 'module');
  expect([element.type, element.hasAttribute('integrity')]).toEqual(['module', false]);
});

test('strings become script addresses only when recorded, and never become code', () => {
  expect(policy.createScriptURL('/_shell/main.js')).toBe('/_shell/main.js');
  expect(policy.createScriptURL('https://evil.example/x.js')).toBeNull();
  expect(policy.createScriptURL('javascript:alert(1)')).toBeNull();
  expect(policy.createScript).toBeUndefined();
});

test("the portal's own worker address is valid for a worker and not for a script", () => {
  expect(policy.createScriptURL('/aurora/service-worker.js')).toBe('/aurora/service-worker.js');
  for (const other of [
    '/aurora/service-worker.js?x',
    '/sabermais/service-worker.js',
    'https://evil.example/aurora/service-worker.js',
  ])
    expect(policy.createScriptURL(other)).toBeNull();
  expect(script('/aurora/service-worker.js', (element, address) => (element.src = address)).integrity).toBe(impossible);
});

test('a failed file is requested again at another address, with the same hash', () => {
  const first = script('/_remotes/mfe-store/2/remoteEntry.js', (element, address) =>
    Object.assign(element, { type: 'text/plain', src: address }),
  );
  document.head.append(first);
  first.dispatchEvent(new Event('error'));
  for (const [, set] of ways) {
    const next = script('/_remotes/mfe-store/2/remoteEntry.js?attempt=2', set);
    expect(next.getAttribute('src')).toMatch(/\/_remotes\/mfe-store\/2\/remoteEntry\.js\?again=1$/);
    expect(next.integrity).toBe(hash);
  }
});

describe('workers', () => {
  const started: string[] = [];
  const requested: [string, string][] = [];
  const startWorker = (address: string): Promise<unknown> =>
    (window as unknown as { azulejoWorker: (address: string) => Promise<unknown> }).azulejoWorker(address);

  beforeAll(() => {
    Object.assign(window, {
      fetch: async (address: string, { integrity }: { integrity: string }) => {
        requested.push([address, integrity]);
        return { ok: !address.includes('missing'), status: 404, arrayBuffer: async () => new ArrayBuffer(1) };
      },
      Worker: class {
        constructor(address: string) {
          started.push(address);
        }
      },
    });
    Object.assign(URL, { createObjectURL: () => `blob:portal/${started.length}` });
  });

  test('a worker is created from bytes that were fetched with their recorded hash, at an address that serves no other purpose', async () => {
    expect(policy.createScriptURL('blob:portal/0')).toBeNull();
    await startWorker('/_shell/main.js');
    expect(requested.at(-1)).toEqual(['/_shell/main.js', hash]);
    expect(started).toEqual(['blob:portal/0']);
    expect(policy.createScriptURL('blob:portal/0')).toBe('blob:portal/0');
    expect(policy.createScriptURL('blob:portal/9')).toBeNull();
  });

  test('an unrecorded worker is fetched with a hash that matches no file, and a worker of an override without a hash', async () => {
    await startWorker('https://evil.example/worker.js');
    expect(requested.at(-1)).toEqual(['https://evil.example/worker.js', impossible]);
    await startWorker('http://localhost:3004/worker.mjs');
    expect(requested.at(-1)).toEqual(['http://localhost:3004/worker.mjs', '']);
  });

  test("a missing worker file creates no worker, and the worker policy can't be replaced", async () => {
    const before = started.length;
    await expect(startWorker('/missing.js')).rejects.toThrow('404');
    expect(started).toHaveLength(before);
    expect(() => {
      'use strict';
      (window as unknown as { azulejoWorker: unknown }).azulejoWorker = () => undefined;
    }).toThrow(TypeError);
  });
});
