import type { PackageManifest } from './packed-manifest.rules.ts';
import type { PackedPackages } from './pack-packages.ts';

/** Dependencies for checks and tests that a remote copies from the workspace's package.json. */
const fromTheWorkspace = [
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/node',
  'jest',
  'jest-environment-jsdom',
  'typescript',
];

/** Returns the package.json of a remote in a separate repository. */
export function standalonePackage(
  name: string,
  template: PackageManifest,
  workspace: PackageManifest,
  packed: PackedPackages,
) {
  const kit = Object.fromEntries(Object.entries(packed.kit).map(([part, file]) => [part, `file:packages/${file}`]));
  const wanted = fromTheWorkspace.map((each) => [each, workspace.devDependencies?.[each] ?? '*'] as const);
  return {
    name: `mfe-${name}`,
    private: true,
    version: template.version,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      build: 'azulejo-remote build',
      dev: 'azulejo-remote dev',
      publish: 'azulejo-remote publish',
      test: 'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
      types: 'tsc -p .',
    },
    dependencies: sorted({ ...template.dependencies, ...kit }),
    devDependencies: sorted({
      ...withoutWorkspacePackages(template.devDependencies),
      ...Object.fromEntries(wanted),
      tools: `file:packages/${packed.tools}`,
    }),
  };
}

function withoutWorkspacePackages(dependencies: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([, version]) => !version.startsWith('workspace:')));
}

function sorted(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
