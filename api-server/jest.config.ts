import { nodeTests } from 'tools/jest/node.ts';

export default nodeTests(import.meta.dirname, 'api-server', { maxWorkers: 2 });
