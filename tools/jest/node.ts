import type { Config } from 'jest';
import { sharedConfig } from './shared.ts';

/** Returns the Jest configuration of packages that run in Node: api-server, tools. */
export function nodeTests(rootDir: string, displayName: string, more: Config = {}): Config {
  return {
    ...sharedConfig(rootDir, displayName),
    testEnvironment: 'node',
    ...more,
  };
}
