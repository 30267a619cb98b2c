import type { Config } from 'jest';
import { helperFile, sharedConfig } from './shared.ts';

/** Returns the Jest configuration of packages that run in a browser: host-shell, the remotes, shared-kit. */
export function browserTests(rootDir: string, displayName: string): Config {
  return {
    ...sharedConfig(rootDir, displayName),
    testEnvironment: helperFile('browser-environment.mjs'),
    testTimeout: 15_000,
    testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
    setupFilesAfterEnv: [helperFile('browser-setup.ts')],
    moduleNameMapper: {
      // Layers open and icons are there at once, as on a page that has been idle.
      '^\\./load-(layers|icons)\\.ts$': './loaded-$1.ts',
      // The ES module imports 1,600 files, each of which would be compiled again for every test file.
      '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
      '\\.module\\.css$': helperFile('style-names.mjs'),
      '\\.(css|svg|png|jpg|webp|woff2)$': helperFile('asset-url.mjs'),
    },
  };
}
