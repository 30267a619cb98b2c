import { nodeTests } from './jest/node.ts';

/** The templates are tested as what they become (e2e/specs/platform/new-remote.spec.ts). */
export default nodeTests(import.meta.dirname, 'tools', { testPathIgnorePatterns: ['/node_modules/', '/templates/'] });
