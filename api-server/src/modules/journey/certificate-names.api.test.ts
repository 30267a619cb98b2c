import { saveUserField } from '@shared-kit/contracts/identity';
import {
  downloadCertificate,
  getCertificateAuthenticity,
  getCertificateCredential,
  issueCertificate,
} from '@shared-kit/contracts/journey';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../test/index.ts';
import { certificates } from './certificate.repository.ts';
import { claimsOf } from './test/credential.fixtures.ts';
import { app, codeOf, finishedEnrolment, startJourneyApp } from './test/journey-endpoints.fixtures.ts';
import { readPdf } from './test/read-pdf.ts';

startJourneyApp();

const rename = (user: TestUser, value: string) =>
  app.ok(saveUserField, { params: { id: user.idUser }, body: { field: 'name', value } }, { as: user });

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

async function confirmedByCompany(user: TestUser, name: string): Promise<void> {
  const imported = toJson({ name, cpf: '', phone: '' });
  await inTenant((db) => db.updateTable('users').set({ name, imported }).where('id_user', '=', user.idUser).execute());
}

const issue = (user: TestUser, idEnrollment: number) =>
  app.ok(issueCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user });
const checked = (authenticityID: string) => app.ok(getCertificateAuthenticity, { params: { authenticityID } });

/** Returns the name on the PDF, with its code. */
async function printed(user: TestUser, idEnrollment: number) {
  const pdf = await app.call(downloadCertificate, { body: { idUser: user.idUser, idEnrollment } }, { as: user });
  const { text } = await readPdf(pdf.bytes);
  return { code: codeOf(text), text };
}

async function credentialName(authenticityID: string): Promise<string> {
  const reply = await app.call(getCertificateCredential, { params: { authenticityID } });
  return JSON.stringify(claimsOf(reply.bytes.toString())['credentialSubject']);
}

test('a changed name gives another code; the first certificate keeps its name in check and credential', async () => {
  const user = await app.makeUser(undefined, { name: 'Carla Dias' });
  const idEnrollment = await finishedEnrolment(user);
  const first = await issue(user, idEnrollment);
  expect(await issue(user, idEnrollment)).toEqual(first);
  await rename(user, 'Outra Pessoa');
  expect(await checked(first.token)).toMatchObject({ username: 'Carla Dias', state: 'valid' });

  const { code, text } = await printed(user, idEnrollment);
  expect(code).not.toBe(first.token);
  expect(text).toContain('Outra Pessoa');
  expect(await checked(code)).toMatchObject({ username: 'Outra Pessoa', state: 'valid' });
  expect(await checked(first.token)).toMatchObject({ username: 'Carla Dias', state: 'superseded' });
  expect(await credentialName(first.token)).toContain('Carla Dias');
  expect(await credentialName(code)).toContain('Outra Pessoa');
  expect((await issue(user, idEnrollment)).token).toBe(code);
});

test('the name of the company’s record counts, whatever the person types into the profile', async () => {
  const user = await app.makeUser();
  await confirmedByCompany(user, 'Nair Confirmada');
  const idEnrollment = await finishedEnrolment(user);
  const first = await issue(user, idEnrollment);
  await rename(user, 'Diretora Geral');
  expect(await printed(user, idEnrollment)).toMatchObject({
    code: first.token,
    text: expect.stringContaining('Nair Confirmada'),
  });
  await confirmedByCompany(user, 'Nair Casada');
  const second = await issue(user, idEnrollment);
  expect(second).toMatchObject({ username: 'Nair Casada', state: 'valid' });
  expect(second.token).not.toBe(first.token);
});

test('a revoked certificate is not replaced by one with another name', async () => {
  const user = await app.makeUser();
  const idEnrollment = await finishedEnrolment(user);
  const { token } = await issue(user, idEnrollment);
  await inTenant((db) => certificates(db).revoke(token, { reason: 'fraude', now: new Date() }));
  await rename(user, 'Nome Novo');
  expect(await issue(user, idEnrollment)).toMatchObject({ token, state: 'revoked' });
});

test('simultaneous downloads after a change of name give one certificate', async () => {
  const user = await app.makeUser();
  const idEnrollment = await finishedEnrolment(user);
  await issue(user, idEnrollment);
  await rename(user, 'Nome Novo');
  const issued = await Promise.all([1, 2, 3].map(() => issue(user, idEnrollment)));
  expect(new Set(issued.map(({ token }) => token)).size).toBe(1);
});
