import { databaseServices } from '../lib/database-services.ts';
import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';
import { sum } from './suite.ts';

const projects = ['api-server'];
const onPglite = { projects, without: ['DATABASE_URL', 'REDIS_URL'] };

/**
 * Workers of tests of server processes and of those on PostgreSQL, which run at the same time: servers and databases are
 * busy too. A third worker made both slower.
 */
const besideEachOther = 2;

/**
 * Tests of what runs above the database. Both databases are PostgreSQL and accept the same statements, so they run on one:
 * on the server where it answers, and on the embedded one elsewhere.
 */
const aboveDatabase = String.raw`(?:(?:modules|portal|content-origin|platform/(?:http|telemetry))/.+|[^/]+)\.api\.test\.ts$`;

/** Tests that need no database, and tests of the database itself, its backup, jobs, imports and commands. */
export const apiOnPglite: Suite = {
  id: 'api',
  title: 'API tests on the embedded database',
  run: (context) =>
    runJest(context, { ...onPglite, files: String.raw`/src/(?!${aboveDatabase})(?!.*\.process\.test\.ts$)` }),
};

/**
 * Tests that start, stop and kill server processes. Each chooses its own database, so they run once, with the addresses
 * of PostgreSQL and Redis when these answer.
 */
export const apiProcesses: Suite = {
  id: 'api-process',
  title: 'API tests of server processes',
  async run(context) {
    const { databaseUrl, redisUrl } = await databaseServices();
    return runJest(context, {
      ...onPglite,
      workers: besideEachOther,
      files: String.raw`\.process\.test\.ts$`,
      env: { ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...(redisUrl ? { REDIS_URL: redisUrl } : {}) },
    });
  },
};

/**
 * Tests of what runs above the database, on the embedded one. Where a server answers, `api-postgres` runs them with
 * parallel connections, and the browser tests cover the embedded database.
 */
export const apiModulesOnPglite: Suite = {
  id: 'api-modules',
  title: 'API tests of modules and pages on the embedded database',
  async run(context) {
    if (!context.isNamed && (await databaseServices()).databaseUrl)
      return {
        ...sum([]),
        leftOut:
          'API tests of modules and pages on the embedded database: PostgreSQL answered, they ran there (all of them: --only api-modules)',
      };
    return runJest(context, { ...onPglite, files: String.raw`/src/${aboveDatabase}` });
  },
};

export const apiOnPostgres: Suite = {
  id: 'api-postgres',
  title: 'API tests on PostgreSQL and Redis',
  async run(context) {
    const services = await databaseServices();
    const missing = [services.databaseUrl ? [] : 'PostgreSQL', services.redisUrl ? [] : 'Redis'].flat().join(' and ');
    if (!services.databaseUrl)
      return { ...sum([]), leftOut: `API tests on PostgreSQL and Redis: no ${missing} answered` };
    const outcome = await runJest(context, {
      projects,
      workers: besideEachOther,
      files: String.raw`\.api\.test\.ts$`,
      env: { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl ?? '' },
    });
    return missing ? { ...outcome, leftOut: `API tests that need ${missing}: it did not answer` } : outcome;
  },
};
