import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkDocument } from './check-document.rules.ts';

const demo = resolve(import.meta.dirname, '../../../../../../demo');

test('every document of the demo companies passes the checks', async () => {
  const files = (await readdir(demo, { recursive: true })).filter((file) => /\.(pdf|docx|pptx|xlsx)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) await checkDocument(file, await readFile(join(demo, file)));
});
