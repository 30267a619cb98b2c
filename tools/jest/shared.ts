import { extname } from 'node:path';
import type { Config } from 'jest';

const here = import.meta.dirname;

export function sharedConfig(rootDir: string, displayName: string): Config {
  return {
    rootDir,
    displayName,
    runner: helperFile('native-runner.ts'),
    roots: ['<rootDir>'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.build/'],
    modulePathIgnorePatterns: ['/dist/', '/.build/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json'],
    transform: {
      '\\.tsx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            experimental: { keepImportAttributes: true },
          },
          module: { type: 'es6' },
          sourceMaps: 'inline',
        },
      ],
    },
    restoreMocks: true,
  };
}

/** Returns the path of a file beside this one. In the packed build factory, sources are JavaScript files. */
export const helperFile = (name: string) => `${here}/${name.replace(/\.ts$/, extname(import.meta.filename))}`;
