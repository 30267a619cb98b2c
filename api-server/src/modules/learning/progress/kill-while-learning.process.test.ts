import { rm } from 'node:fs/promises';
import {
  finishQuestionnaire,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import type { Endpoint, ReplyOf } from '@shared-kit/contracts/core';
import { acceptAgreement, currentSession } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { downloadCertificate, getCertificateAuthenticity, listHistory } from '@shared-kit/contracts/journey';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getStudentContent,
} from '@shared-kit/contracts/learning';
import { readEnv } from '../../../env.ts';
import { openInstallation } from '../../../open-installation.ts';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { makeTenant, makeUser } from '../../../test/index.ts';
import type { TestTenant } from '../../../test/index.ts';
import { portalClient } from '../../../test/portal-client.ts';
import { freePort, startServer } from '../../../test/server-process.ts';
import type { ServerProcess } from '../../../test/server-process.ts';
import { freshDataDirectory } from '../../../test/template-database.ts';
import { givePoints } from '../../content/test/content-factory.ts';
import { makeEvaluation, rightAnswers } from '../../evaluations/test/evaluation-factory.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

const agreementVersion = '3';
const patience = 240_000;

let folder: string;
let env: Record<string, string>;
let tenant: TestTenant;
let username: string;
let idEvaluation: number;
let ids: ImportedIds;
let server: ServerProcess | undefined;
let token = '';

beforeAll(async () => {
  folder = await freshDataDirectory();
  env = { DATA_DIR: folder, PORT: String(await freePort()), TRUST_PROXY: '1' };
  const platform = await openInstallation(readEnv({ ...env, NODE_ENV: 'test' }));
  tenant = await makeTenant(platform, { app: { agreement_version: agreementVersion, agreement_terms: 'Termos' } });
  ({ username } = await makeUser(platform, tenant));
  const parts = { platform, tenant, clock: platform.clock } as never;
  await givePoints(parts, tenant, { 'content-completed': 10, 'evaluation-passed': 20 });
  idEvaluation = await makeEvaluation(parts, { masteryScore: 60 }, tenant);
  const template = await withTenant(platform.database.db, tenant.idApp, (db) =>
    db
      .insertInto('certificate_templates')
      .values({ key: 'modelo', name: 'Modelo', heading: 'Certificado', body: 'concluiu.', signatures: toJson([]) })
      .returning('id_certificate')
      .executeTakeFirstOrThrow(),
  );
  ids = await importLearning(
    parts,
    {
      trainings: [
        {
          code: 'curso',
          catalog: 'catalogo',
          title: 'Curso',
          selfEnrollment: true,
          classes: [{ key: 'turma', name: 'Turma', certificate: 'modelo' }],
          blocks: [{ type: 'List', elements: [{ content: 'video' }, { evaluation: 'prova' }] }],
        },
      ],
    },
    { evaluations: { prova: idEvaluation }, known: new Map([['journey/modelo', template.id_certificate]]) },
    tenant,
  );
  await platform.close();
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

const portal = () => portalClient(server?.origin ?? '', tenant.segment, 'localhost:3000');

async function request(endpoint: Endpoint, sent: Sent = {}): Promise<Response> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(sent.params?.[name]));
  const reply = await portal().call(endpoint.method, path, { token, ...(sent.body ? { body: sent.body } : {}) });
  if (!reply.ok) throw new Error(`${endpoint.id}: ${reply.status} ${await reply.text()}`);
  return reply;
}

interface Sent {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly body?: object;
}

async function call<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<ReplyOf<E>> {
  return (await (await request(endpoint, sent)).json()) as ReplyOf<E>;
}

/** Sends a request, kills the server after its reply, checks the stored state, and sends the request again. */
async function survives<T>(act: () => Promise<T>, isStillTrue: (first: T) => Promise<void>) {
  const first = await act();
  await server?.end('SIGKILL');
  server = await startServer(env);
  await isStillTrue(first);
  const again = await act();
  await isStillTrue(first);
  return { first, again };
}

/** Returns the code that a downloaded certificate links to. */
async function certificateCode(sent: Sent): Promise<string> {
  const pdf = Buffer.from(await (await request(downloadCertificate, sent)).arrayBuffer()).toString('latin1');
  return /\/URI \(\S+\/certificate-authenticity\/([^)]+)\)/.exec(pdf)?.[1] ?? 'no code on it';
}

test(
  'kill -9 after confirmed replies, from login to certificate, loses nothing confirmed, and a repeated request changes nothing',
  async () => {
    server = await startServer(env);
    const { first: session } = await survives(
      () => portal().logIn(username),
      async (before: LoginSession) => {
        ({ token } = before);
        expect((await call(currentSession)).viewer.username).toBe(username);
      },
    );
    const { idUser } = session.viewer;
    const accept = () =>
      call(acceptAgreement, { params: { id: idUser }, body: { userLicenceTermsAccepted: agreementVersion } });
    await accept();

    const idTeam = ids.team('turma');
    const { idEnrollment } = await call(createEnrollment, { body: { idUser, nodeCode: 'curso', idTeam } });
    const { data } = await call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: 'curso' } });
    const place = { idUser, idEnrollment, idNodeEnrollment: data.newId, idContentItem: ids.content('video') };
    const report = (status: 'IN_PROGRESS' | 'COMPLETED', progress: number) =>
      call(createContentEnrollment, { body: { ...place, status, progress, grade: 0 } });
    const contentEnrollment = async () => (await call(getStudentContent, { params: place })).contentEnrollment;
    const started = await survives(
      async () => {
        await accept();
        return report('IN_PROGRESS', 40);
      },
      async () => {
        expect((await call(currentSession)).loginInfo.userLicenceTermsAccepted).toBe(agreementVersion);
        expect(await contentEnrollment()).toMatchObject({ status: 'IN_PROGRESS', progress: 40 });
      },
    );
    expect(started.again.contentEnrollment.idContentEnrollment).toBe(
      started.first.contentEnrollment.idContentEnrollment,
    );
    const completed = await survives(
      () => report('COMPLETED', 100),
      async () => expect(await contentEnrollment()).toMatchObject({ status: 'COMPLETED', progress: 100 }),
    );
    expect(completed.first.points?.earnPoints).toBeGreaterThan(0);
    expect(completed.again.points?.earnPoints ?? 0).toBe(0);
    expect(completed.again.enrollmentProgress).toBe(completed.first.enrollmentProgress);

    const evaluation = { idUser, idEnrollment, idEvaluation };
    const begin = () => call(startQuestionnaire, { params: evaluation, body: { questionnaireType: 'KNOWLEDGE' } });
    const { idQuestionnaire } = await begin();
    const params = { ...evaluation, idQuestionnaire };
    await call(saveTime, { params, body: { timeLeft: null } });
    const { answers } = await call(getQuestionnaire, { params });
    for (const [sequence, { idAnswer, question }] of answers.entries()) {
      const answerData = question.options
        .filter(({ description }) => rightAnswers[sequence]?.some((text) => text === description))
        .map(({ idQuestionOption }) => ({ idQuestionOption }));
      const answer = async () => {
        expect((await begin()).idQuestionnaire).toBe(idQuestionnaire);
        await call(saveAnswer, { params: { ...params, idAnswer }, body: { answerData, writer: 'page-1', sequence } });
      };
      const isThere = async () =>
        expect((await call(getQuestionnaire, { params })).answers[sequence]).toMatchObject({
          idAnswer,
          answerStatus: true,
          answerData,
        });
      // One kill between the first and the last answer: all are stored the same way.
      if (sequence === 1) await survives(answer, isThere);
      else await answer();
    }

    const submitted = await survives(
      () => call(finishQuestionnaire, { params }),
      async ({ grade, finishDate }) =>
        expect(await call(getResult, { params })).toMatchObject({ grade, attempts: 1, finishDate }),
    );
    const passed = { grade: 100, passed: true, attempts: 1 };
    expect(submitted.first).toMatchObject(passed);
    const { finishDate, totalUserPoints } = submitted.first;
    expect(submitted.again).toMatchObject({ ...passed, finishDate, totalUserPoints });

    const certificate = await survives(
      () => certificateCode({ body: { idUser, idEnrollment } }),
      async (authenticityID) =>
        expect(await call(getCertificateAuthenticity, { params: { authenticityID } })).toMatchObject({
          username: session.viewer.name,
          token: authenticityID,
        }),
    );
    expect(certificate.again).toBe(certificate.first);
    expect((await call(listHistory, { params: { idUser } })).history).toHaveLength(1);
  },
  patience,
);
