import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { enrol, makeTraining, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser, TrainingOptions } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

export const finished = {
  status: 'PASSED' as const,
  progress: 100,
  grade: 83.33,
  start_date: new Date('2026-11-03T13:00:00Z'),
  finish_date: new Date('2026-11-20T02:30:00Z'),
};

export async function makeTemplate(tenant: TestTenant = app.tenant): Promise<number> {
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const { id_certificate } = await db
      .insertInto('certificate_templates')
      .values({
        key: `modelo-${Math.random()}`,
        name: 'Modelo',
        heading: 'Certificado de conclusão',
        body: 'concluiu **{treinamento}** de {inicio} a {conclusao}[, com {carga}][ e nota {nota}].',
        signatures: toJson([{ name: 'Helena Prado', role: 'Diretora' }]),
      })
      .returning('id_certificate')
      .executeTakeFirstOrThrow();
    return id_certificate;
  });
}

/** Returns the enrolment of a finished training whose class gives a certificate. */
export async function finishedEnrolment(
  user: TestUser,
  options: TrainingOptions & { readonly validUntil?: Date } = {},
): Promise<number> {
  const tenant = options.tenant ?? app.tenant;
  const training = await makeTraining(app, {
    title: 'NR-10: básico',
    workload: '40h',
    ...options,
    team: { id_certificate: await makeTemplate(tenant), ...options.team },
  });
  return enrol(app, training, user, { ...finished, valid_until: options.validUntil ?? null });
}
export const codeOf = (text: string) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){7}/.exec(text)?.[0] ?? '';

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  afterLastFile(() => app.close());
}

/** Starts an app with finished trainings. */
export function startJourneyApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
