/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { openDownload, saveFile } from './index.ts';

const followed: [address: string, name: string][] = [];
const revoked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  followed.length = 0;
  revoked.length = 0;
  URL.createObjectURL = () => 'blob:https://portal.test/1';
  URL.revokeObjectURL = (address) => void revoked.push(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push([this.href, this.download]);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a file is saved under its name, and its address is revoked after the browser has read it', () => {
  saveFile(new Blob(['a']), 'pessoas.csv');
  expect(followed).toEqual([['blob:https://portal.test/1', 'pessoas.csv']]);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(revoked).toEqual(['blob:https://portal.test/1']);
});

test('an address is downloaded under the name that the server gives', () => {
  openDownload('https://portal.test/arquivo');
  expect(followed).toEqual([['https://portal.test/arquivo', '']]);
});
