import { resolve } from 'node:path';
import { allImporters } from '../app.ts';
import { importTenant } from '../platform/importing/import-tenant.service.ts';
import { registerTestRemote } from './remote-build.ts';
import { createToken, everyRemote } from '../modules/delivery/tokens/deploy-tokens.repository.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import { startTestApp } from './index.ts';
import type { TestApp, TestUser } from './index.ts';
import { afterLastFile } from './after-last-file.ts';

/**
 * Checks the rejections that every endpoint of every module must have, from the OpenAPI document, so that a new
 * endpoint is covered automatically.
 */
interface Operation {
  id: string;
  method: string;
  path: string;
  needsSession: boolean;
  needsDeployToken: boolean;
  module: string;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; tags: string[]; security?: Record<string, unknown>[] }>>;
}

export let app: TestApp;
export let operations: Operation[];
export let visitor: { tenant: Tenant; user: TestUser };

export async function call(operation: Operation, options: { at?: Tenant; token?: string; id?: string | number } = {}) {
  const at = options.at ?? visitor.tenant;
  const url = `${at.basePath}${operation.path.replace(/:\w+/g, String(options.id ?? 1))}`;
  const reply = await app.server.inject({
    method: operation.method as 'GET',
    url,
    headers: { host: at.host, ...(options.token ? { authorization: `Bearer ${options.token}` } : {}) },
  });
  const shape: unknown = reply.headers['content-type']?.toString().startsWith('application/json') ? reply.json() : {};
  return { status: reply.statusCode, ...(shape as { success?: boolean; code?: string }) };
}

export async function deployTokenOf(remote: string): Promise<string> {
  const { database, clock } = app.platform;
  if (remote !== everyRemote) await registerTestRemote(app.platform, remote);
  const { token } = await createToken(database.db, { remote, name: 'teste', days: 1, by: 'teste' }, clock.now());
  return token;
}

/** Returns one line per endpoint with an unexpected reply. */
export async function exceptions(
  of: readonly Operation[],
  check: (operation: Operation) => Promise<string | null>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const operation of of) {
    const line = await check(operation);
    if (line !== null) lines.push(`${operation.id}: ${line}`);
  }
  return lines;
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  const demo = resolve(import.meta.dirname, '../../../demo');
  // Aurora is imported first, so it has the low ids. A person of the other company makes the calls.
  for (const name of ['aurora', 'sabermais']) await importTenant(app.platform, allImporters, resolve(demo, name));
  const { paths } = app.server.swagger() as unknown as OpenApi;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      needsSession: (operation.security ?? []).some((way) => 'session' in way),
      needsDeployToken: (operation.security ?? []).some((way) => 'deployToken' in way),
      module: operation.tags[0] ?? '',
    })),
  );
  const tenant = await app.makeTenant();
  visitor = { tenant, user: await app.makeUser(tenant) };
  afterLastFile(() => app.close());
}

/** Starts an app and reads the document of its calls. */
export function startAppWithAllModules(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
