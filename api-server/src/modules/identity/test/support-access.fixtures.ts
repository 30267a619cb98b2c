import * as contract from '@shared-kit/contracts/identity';
import { makeSection } from '../../content/test/content-factory.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

export const supporter = (fields: Parameters<TestApp['makeUser']>[1] = {}) =>
  app.makeUser(app.tenant, { can_access_support: true, ...fields });

export async function enter(actor: TestUser, subject: TestUser, reason = 'Chamado 4512') {
  const { result } = await app.ok(
    contract.enterSupportAccess,
    { body: { idUser: subject.idUser, reason } },
    { as: actor },
  );
  return result;
}

export const renewal = (idUser: number) => ({ body: { idUser, idAppType: 1, acronym: '' } });

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  // A company that shows its people to each other.
  await makeSection(app, app.tenant, { id_section_type: 14 });
  afterLastFile(() => app.close());
}

/** Starts an app with support. */
export function startSupportApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  afterEach(() => app.clock.reset());
}
