/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as offered from './schema-module.ts';

const workspace = resolve(import.meta.dirname, '../../..');
const types = new Set(['infer', 'input', 'output', 'core']);

test('every zod function that contracts and remotes use is offered', () => {
  const files = globSync(['shared-kit/contracts/src/**/*.ts', 'mfe-*/src/**/*.{ts,tsx}'], { cwd: workspace });
  const used = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(resolve(workspace, file), 'utf8').matchAll(/\bz\.([a-z_]\w*)/g)].map(([, name]) => name ?? ''),
    )
    .filter((name) => !types.has(name));
  expect(new Set(used).size).toBeGreaterThan(10);
  expect([...new Set(used)].filter((name) => !(name in offered))).toEqual([]);
});
