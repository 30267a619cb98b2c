import { createHash } from 'node:crypto';
import { hasHash } from './file-hash.rules.ts';

const bytes = Buffer.from('file');
const hashBy = (algorithm: string): string => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

test.each(['sha256', 'sha384', 'sha512'])('accepts the hash of the bytes by %s', (algorithm) => {
  expect(hasHash(bytes, hashBy(algorithm))).toBe(true);
  expect(hasHash(Buffer.from('other'), hashBy(algorithm))).toBe(false);
});

test('rejects weak and unknown algorithms', () => {
  expect(['md5', 'sha1'].map((algorithm) => hasHash(bytes, hashBy(algorithm)))).toEqual([false, false]);
  expect([hasHash(bytes, ''), hasHash(bytes, 'sha256')]).toEqual([false, false]);
});
