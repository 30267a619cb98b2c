/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { alteredModuleOf } from './altered-module.ts';

const release = {
  baseUrl: '/_remotes/mfe-test/1.0.0/',
  files: { 'remoteEntry.js': 'sha384-a', 'assets/page.js': 'sha384-b', 'assets/page.css': 'sha384-c' },
};

test('the module whose bytes are refused is found, and only modules are asked for', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    asked.push(`${String(address)} ${options?.integrity ?? ''}`);
    return String(address).endsWith('page.js')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(''));
  });
  await expect(alteredModuleOf(release)).resolves.toBe('assets/page.js');
  expect(asked).toEqual([
    '/_remotes/mfe-test/1.0.0/remoteEntry.js sha384-a',
    '/_remotes/mfe-test/1.0.0/assets/page.js sha384-b',
  ]);
});

test('where all are whole, none is named', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  await expect(alteredModuleOf(release)).resolves.toBeUndefined();
});
