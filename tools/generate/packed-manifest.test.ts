import { packedDependencies, packedExports } from './packed-manifest.rules.ts';
import { standalonePackage } from './standalone-package.rules.ts';

test('exports of sources point to JavaScript and types, and other exports stay the same', () => {
  expect(
    packedExports({
      './ui': './src/ui/index.ts',
      './contracts/*': './src/contracts/*/index.ts',
      './theme/*.css': './src/theme/*.css',
      './jest/*': './jest/*',
    }),
  ).toEqual({
    './ui': { types: './ui/index.d.ts', default: './ui/index.js' },
    './contracts/*': { types: './contracts/*/index.d.ts', default: './contracts/*/index.js' },
    './theme/*.css': './theme/*.css',
    './jest/*': './jest/*',
  });
});

test('workspace packages are never requested from a registry', () => {
  expect(
    packedDependencies({ webpack: '5.0.0', '@shared-kit/ui': 'workspace:*' }, { '@shared-kit/ui': '0.1.0-abc' }),
  ).toEqual({
    webpack: '5.0.0',
    '@shared-kit/ui': '0.1.0-abc',
  });
  const template = {
    name: 'mfe-newremote',
    version: '0.1.0',
    dependencies: { react: '19.0.0', '@shared-kit/ui': 'workspace:*' },
    devDependencies: { '@shared-kit/testing': 'workspace:*', tools: 'workspace:*' },
  };
  const workspace = { name: 'azulejo', version: '0.1.0', devDependencies: { jest: '30.0.0', knip: '6.0.0' } };
  const made = standalonePackage('rewards', template, workspace, {
    kit: { '@shared-kit/ui': 'shared-kit-ui-1.tgz' },
    tools: 'tools-1.tgz',
  });
  expect(made).toMatchObject({
    name: 'mfe-rewards',
    dependencies: { react: '19.0.0', '@shared-kit/ui': 'file:packages/shared-kit-ui-1.tgz' },
    devDependencies: { jest: '30.0.0', tools: 'file:packages/tools-1.tgz' },
  });
  expect(JSON.stringify(made)).not.toMatch(/workspace:|knip/);
});
