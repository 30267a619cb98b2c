/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { alteredModuleOf } from './altered-module.ts';

const release = {
  baseUrl: '/_remotes/mfe-test/1.0.0/',
  files: { 'remoteEntry.js': 'sha384-a', 'assets/page.js': 'sha384-b', 'assets/page.css': 'sha384-c' },
};

test('finds the module whose bytes are refused, and requests only modules', async () => {
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    requested.push(`${String(address)} ${options?.integrity ?? ''}`);
    return String(address).endsWith('page.js')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(''));
  });
  await expect(alteredModuleOf(release)).resolves.toBe('assets/page.js');
  expect(requested).toEqual([
    '/_remotes/mfe-test/1.0.0/remoteEntry.js sha384-a',
    '/_remotes/mfe-test/1.0.0/assets/page.js sha384-b',
  ]);
});

test('returns undefined when all modules are intact', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  await expect(alteredModuleOf(release)).resolves.toBeUndefined();
});
