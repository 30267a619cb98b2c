import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEnrollment } from '@shared-kit/contracts/learning';
import { readEnv } from '../../../env.ts';
import { importLearning } from '../../../modules/learning/test/training-import.ts';
import { openInstallation } from '../../../open-installation.ts';
import { makeTenant, makeUser } from '../../../test/index.ts';
import type { TestTenant, TestUser } from '../../../test/index.ts';
import { portalClient } from '../../../test/portal-client.ts';
import type { PortalClient } from '../../../test/portal-client.ts';
import { runProgram } from '../../../test/server-process.ts';
import { withTenant } from '../../database/tenant-db.adapter.ts';
import { linesOf } from '../read-backup.service.ts';
import type { Manifest } from '../manifest.schema.ts';

export type Settings = Record<string, string>;

export interface Filled {
  readonly tenant: TestTenant;
  readonly user: TestUser;
  /** Enrolment of the person, once there is one. */
  readonly place: { idEnrollment?: number };
}

/** Fills a stopped installation: a tenant, a person, a training and a stored file. */
export async function fill(settings: Settings): Promise<Filled> {
  const platform = await openInstallation(readEnv({ ...settings, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const tenant = await makeTenant(platform);
  const user = await makeUser(platform, tenant);
  const blocks = [{ type: 'List', elements: [{ content: 'texto' }] }];
  const training = { code: 'curso', catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks };
  await importLearning({ platform, tenant, clock: platform.clock } as never, { trainings: [training] }, {}, tenant);
  await withTenant(platform.database.db, tenant.idApp, (db) =>
    platform.storage.store(db, { body: Buffer.from('Texto guardado'), mediaType: 'text/plain', name: 'texto.txt' }),
  );
  await platform.close();
  return { tenant, user, place: {} };
}

/** Logs in, enrols in the training unless that was done, and returns what the page of the training receives. */
export async function openTraining(origin: string, { tenant, user, place }: Filled): Promise<unknown> {
  const client = portalClient(origin, tenant.segment, tenant.host);
  const { token } = await client.logIn(user.username);
  place.idEnrollment ??= await enrol(client, { token, idUser: user.idUser });
  const address = `/learning/students/${user.idUser}/enrollments/${place.idEnrollment}/navigation-map`;
  const map = await client.call('GET', address, { token });
  if (!map.ok) throw new Error(await map.text());
  return map.json();
}

async function enrol(client: PortalClient, { token, idUser }: { token: string; idUser: number }): Promise<number> {
  const enrolled = await client.call('POST', createEnrollment.path, {
    token,
    body: { idUser, nodeCode: 'curso', idTeam: null },
  });
  if (!enrolled.ok) throw new Error(await enrolled.text());
  return ((await enrolled.json()) as { idEnrollment: number }).idEnrollment;
}

/** Renames the person again and again; `stop` returns how often that was confirmed. */
export function writeOn(origin: string, { tenant, user }: Filled): { confirmed(): number; stop(): Promise<number> } {
  const client = portalClient(origin, tenant.segment, tenant.host);
  let confirmed = 0;
  let isOn = true;
  const loop = (async () => {
    while (isOn) {
      const body = { name: `Nome ${confirmed + 1}` };
      const reply = await client.call('PUT', `/users/${user.idUser}`, { token: user.token, body });
      if (!reply.ok) throw new Error(await reply.text());
      confirmed += 1;
    }
  })();
  return {
    confirmed: () => confirmed,
    async stop() {
      isOn = false;
      await loop;
      return confirmed;
    },
  };
}

/** Runs `azulejo` with these settings, and fails with what it complained about. */
export async function azulejo(settings: Settings, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram('cli/azulejo.ts', args, settings);
  if (code !== 0) throw new Error(`azulejo ${args.join(' ')} ended with ${code}: ${stderr}`);
  return stdout;
}

export async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** Returns all rows of a backup: table and values, sorted. */
export async function rowsOf(folder: string): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, { file }] of Object.entries((await manifestOf(folder)).tables)) {
    for await (const line of linesOf(join(folder, file))) rows.push(`${name} ${line}`);
  }
  return rows.toSorted();
}
