/// <reference types="node" />
import { webcrypto } from 'node:crypto';
import { signedText } from '@shared-kit/contracts/delivery';
import type { Release } from '@shared-kit/contracts/delivery';
import { isGenuine } from './signature.ts';

// jsdom has no crypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const unsigned: Release = {
  remote: 'mfe-test',
  version: '1.0.0',
  baseUrl: '/_remotes/mfe-test/1.0.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_test_1_0_0',
  format: 'var',
  channel: 'stable',
  files: { 'remoteEntry.js': 'sha384-x' },
  preloads: {},
  manifest: { id: 'mfe-test', module: 'test', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
};

const base64url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');

async function signed(): Promise<{ release: Release; keys: Record<string, string> }> {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const value = base64url(
    await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(signedText(unsigned))),
  );
  return {
    release: { ...unsigned, signature: { key: 'k1', value } },
    keys: { k1: base64url(await crypto.subtle.exportKey('raw', publicKey)) },
  };
}

test('rejects a record that differs from the signed one', async () => {
  const { release, keys } = await signed();
  expect(await isGenuine({ ...release, files: { 'remoteEntry.js': 'sha384-y' } }, keys)).toBe(false);
  expect(await isGenuine({ ...release, entry: 'other.js' }, keys)).toBe(false);
  expect(await isGenuine({ ...release, version: '1.0.1' }, keys)).toBe(false);
});

test('rejects a signature by another or an unknown key', async () => {
  const { release, keys } = await signed();
  expect(await isGenuine(release, (await signed()).keys)).toBe(false);
  expect(await isGenuine(release, {})).toBe(false);
  expect(await isGenuine({ ...release, signature: { key: 'k1', value: 'AAAA' } }, keys)).toBe(false);
});

test('accepts a signed record from any address and for any tenant', async () => {
  const { release, keys } = await signed();
  expect(await isGenuine({ ...release, baseUrl: 'https://cdn.example/1/', channel: 'pin' }, keys)).toBe(true);
});

test('does not check an unpublished release, which has no signature', async () => {
  expect(await isGenuine(unsigned, {})).toBe(true);
});
