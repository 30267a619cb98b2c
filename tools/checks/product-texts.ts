import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';

/** Packages whose texts people read. */
export const productPackages = [
  'host-shell',
  'shared-kit/contracts',
  'shared-kit/runtime',
  'shared-kit/ui',
  'shared-kit/media',
  'api-server',
  'mfe-content',
  'mfe-learning',
  'mfe-evaluations',
  'mfe-store',
  'mfe-journey',
  'mfe-admin',
] as const;

/** Returns the source files of a folder, without tests, galleries and tools of development. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\.|(^|\/)(test|gallery|dev)\//.test(path))
    .map((path) => join(folder, path));
}

/** Returns the source without its comments. */
export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Returns quoted texts, and in templates the text around the placeholders. Comments are left out. */
export function textsIn(source: string): string[] {
  return [...withoutComments(source).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => (single ?? double ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '').trim(),
  );
}
