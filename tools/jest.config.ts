import { nodeTests } from './jest/node.ts';

/** Templates are tested as generated remotes (e2e/specs/platform/new-remote.spec.ts). */
export default nodeTests(import.meta.dirname, 'tools', { testPathIgnorePatterns: ['/node_modules/', '/templates/'] });
