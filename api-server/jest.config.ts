import { nodeTests } from 'tools/jest/node.ts';

// Each embedded database keeps some 220 MB until its worker ends.
export default nodeTests(import.meta.dirname, 'api-server', { maxWorkers: 2, workerIdleMemoryLimit: '1500MB' });
