import { fileSize } from './file-size.rules.ts';

test.each([
  [120, '1 KB'],
  [4375, '4 KB'],
  [1_258_291, '1,2 MB'],
  [3_221_225_472, '3 GB'],
  [1024 ** 3 - 32 * 1024, '1 GB'],
])('formats %i bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
