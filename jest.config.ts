import type { Config } from 'jest';

const config: Config = {
  projects: [
    'shared-kit', 'host-shell', 'mfe-content', 'mfe-learning', 'mfe-evaluations', 'mfe-store', 'mfe-journey', 'api-server', 'tools',
  ].map((name) => `<rootDir>/${name}`),
};

export default config;
