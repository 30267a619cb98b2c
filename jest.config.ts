import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from 'jest';

/** Every package with a jest.config.ts of its own. */
const config: Config = {
  projects: globSync(['*/jest.config.ts', 'shared-kit/*/jest.config.ts'], { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => `<rootDir>/${dirname(file)}`),
};

export default config;
