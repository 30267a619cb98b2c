import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../../app.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { smallPdf } from '../test/small-pdf.ts';

const demo = resolve(import.meta.dirname, '../../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-22T12:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'azulejo-external-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(demo, name), join(folder, name), { recursive: true });
  await writeFile(join(folder, 'media', 'Certificado NR-35.pdf'), smallPdf());
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const course = (key: string, more: string, user = 'diego') =>
  `  - { key: ${key}, user: ${user}, title: Curso ${key}, type: ONLINE, workload: 8, start: today-9d, finish: today-8d, entity: SENAI, at: today-7d 10:00${more} }\n`;

async function importWith(...courses: string[]) {
  await writeFile(join(folder, 'external-courses.yaml'), `courses:\n${courses.join('')}`);
  await importTenant(app.platform, allImporters, folder);
  const { db } = app.platform.database;
  return db.selectFrom('external_courses').selectAll().orderBy('id_external_course').execute();
}

test('imports every state with evidence and resubmission; another import changes nothing', async () => {
  const file = [
    course('a', ', status: REJECTED, reason: Ilegível., answeredAt: today-6d, evidence: /media/Certificado NR-35.pdf'),
    course('b', ', resubmissionOf: a, expires: today+700d'),
    course('c', ', status: APPROVED, answeredAt: today-2d 09:00'),
    course('d', ', status: CANCELED, answeredAt: today-1d'),
  ];
  const rows = await importWith(...file);
  expect(
    rows.map(({ status, start_date, expiration_date, status_reason }) => [
      status,
      start_date,
      expiration_date,
      status_reason,
    ]),
  ).toEqual([
    ['REJECTED', '2026-11-13', null, 'Ilegível.'],
    ['PENDING', '2026-11-13', '2028-10-22', ''],
    ['APPROVED', '2026-11-13', null, ''],
    ['CANCELED', '2026-11-13', null, ''],
  ]);
  expect(rows[1]?.id_parent).toBe(rows[0]?.id_external_course);
  expect(rows[2]?.last_modified_date.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  const [evidence] = await app.platform.database.db.selectFrom('external_course_evidence').selectAll().execute();
  expect([evidence?.id_evidence, evidence?.name]).toEqual([rows[0]?.id_evidence, 'CertificadoNR_35.pdf']);
  await app.platform.database.db
    .updateTable('external_courses')
    .set({ status: 'CANCELED' })
    .where('status', '=', 'PENDING')
    .execute();
  const again = await importWith(...file);
  expect(again.map(({ status }) => status)).toEqual(['REJECTED', 'CANCELED', 'APPROVED', 'CANCELED']);
});

test('reports faults with file, line and field', async () => {
  const lines = async (...courses: string[]) =>
    importWith(...courses).then(
      () => [],
      (error: unknown) => (error instanceof ImportRefused ? error.faults.map(faultLine) : Promise.reject(error)),
    );
  const period = /^external-courses\.yaml:2 courses\[0\]\.finish: Período de realização inválido\./;
  expect(await lines(course('x', '').replace('today-8d', 'today+1d'))).toEqual([expect.stringMatching(period)]);
  expect(await lines(course('x', ', status: APPROVED'))).toEqual([
    'external-courses.yaml:2 courses[0].answeredAt: O que foi respondido ou cancelado tem data; o que está em análise não.',
  ]);
  expect(await lines(course('x', ', status: REJECTED, answeredAt: today'))).toEqual([
    'external-courses.yaml:2 courses[0].reason: O que foi rejeitado tem um motivo.',
  ]);
  expect(await lines(course('x', ', evidence: /media/logo.svg'))).toEqual([
    'external-courses.yaml:2 courses[0].evidence: Apenas arquivos PDF, JPG ou PNG são permitidos.',
  ]);
  expect(await lines(course('x', '', 'ninguem'))).toEqual([expect.stringMatching(/courses\[0\]\.user: /)]);
  const sentBack = course('x', ', status: REJECTED, reason: Não., answeredAt: today');
  expect(await lines(sentBack, course('y', ', resubmissionOf: x', 'carla'))).toEqual([
    expect.stringMatching(/courses\[1\]\.resubmissionOf: O reenvio nomeia/),
  ]);
  expect(await lines(sentBack, course('y', ', resubmissionOf: x'), course('z', ', resubmissionOf: x'))).toEqual([
    'external-courses.yaml:4 courses[2].resubmissionOf: Um curso rejeitado só é reenviado uma vez.',
  ]);
});
