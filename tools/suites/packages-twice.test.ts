import { packagesTwice } from './packages-twice.rules.ts';

const shell = { 'main.js': ['react@19.3.1', 'zod@4.6.7'] };

test('accepts a remote that has only its own packages', () => {
  expect(packagesTwice(shell, { 'host-shell': shell, 'mfe-a': { 'page.js': ['pdfjs-dist@6.3.289'] } })).toEqual([]);
});

test('reports a remote that contains a package of the shell', () => {
  expect(packagesTwice(shell, { 'host-shell': shell, 'mfe-a': { 'page.js': ['react@19.3.1'] } })).toEqual([
    'mfe-a holds react, which the shell has too',
  ]);
});

test('reports two versions of a package in one part', () => {
  const twoVersions = { 'one.js': ['@scope/a@1.0.0'], 'two.js': ['@scope/a@2.0.0'] };
  expect(packagesTwice(shell, { 'mfe-a': twoVersions })).toEqual(['mfe-a holds @scope/a in 1.0.0 and 2.0.0']);
});
