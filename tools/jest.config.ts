import { nodeTests } from './jest/node.ts';

export default nodeTests(import.meta.dirname, 'tools');
