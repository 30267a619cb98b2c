import { databaseServices } from '../lib/database-services.ts';
import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';
import { sum } from './suite.ts';

const projects = ['api-server'];

export const apiOnPglite: Suite = {
  id: 'api',
  title: 'API tests on the embedded database',
  run: (context) => runJest(context, { projects, workers: 2, without: ['DATABASE_URL', 'REDIS_URL'] }),
};

export const apiOnPostgres: Suite = {
  id: 'api-postgres',
  title: 'API tests on PostgreSQL and Redis',
  async run(context) {
    const services = await databaseServices();
    const missing = [services.databaseUrl ? [] : 'PostgreSQL', services.redisUrl ? [] : 'Redis'].flat().join(' and ');
    if (!services.databaseUrl) return { ...sum([]), leftOut: `API tests on PostgreSQL and Redis: no ${missing} answered` };
    const outcome = await runJest(context, {
      projects,
      workers: 2,
      env: { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl ?? '' },
    });
    return missing ? { ...outcome, leftOut: `API tests that need ${missing}: it did not answer` } : outcome;
  },
};
