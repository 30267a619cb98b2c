import { rmSync } from 'node:fs';
import {
  finishQuestionnaire,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import { acceptAgreement, currentSession } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { downloadCertificate, getCertificateAuthenticity, listHistory } from '@shared-kit/contracts/journey';
import {
  createContentEnrollment,
  createNodeEnrollment,
  getNavigationMap,
  getStudentContent,
  listEnrollmentsInProgress,
} from '@shared-kit/contracts/learning';
import { startPortal } from '../../../tools/lib/portal.ts';
import type { RunningPortal } from '../../../tools/lib/portal.ts';
import { freePortPair } from '../../../tools/lib/ports.ts';
import { Api } from '../../support/api.ts';
import { freshDemoData } from '../../../tools/lib/demo-data.ts';
import { logInByApi } from '../../support/sessions.ts';
import { expect, test } from '../../support/test.ts';
import { rightAnswers } from '../evaluations/nr10-learner.ts';

test.use({ serviceWorkers: 'allow' });

/** Starts a portal that can be killed and restarted at the same address, on the same data. */
async function mortalPortal() {
  const dataDirectory = await freshDemoData();
  const port = await freePortPair();
  const start = (): Promise<RunningPortal> => startPortal({ port, dataDirectory });
  let portal = await start();
  const kill = async (): Promise<void> => {
    portal.stop('SIGKILL');
    await portal.ended;
  };
  return {
    origin: portal.origin,
    async killAndRestart() {
      await kill();
      portal = await start();
    },
    async end() {
      await kill();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Returns the right answer to each question, by the ids from the server. */
function rightChoices({ answers }: Evaluation) {
  return answers.map(({ idAnswer, question }, index) => ({
    idAnswer,
    answerData: question.options
      .filter(({ description }) => rightAnswers[index]?.some((text) => text.test(description)))
      .map(({ idQuestionOption }) => ({ idQuestionOption })),
  }));
}

test('kill -9 after every confirmed reply, from login to certificate, loses nothing confirmed, and a repeated request changes nothing', async ({
  request,
}) => {
  // The server starts eleven times.
  test.setTimeout(600_000);
  const portal = await mortalPortal();
  try {
    /** Sends a request, kills the server after its reply, checks the stored state, and sends the request again. */
    const survives = async <T>(
      act: () => Promise<T>,
      isStillTrue: (first: T) => Promise<void>,
    ): Promise<{ first: T; again: T }> => {
      const first = await act();
      await portal.killAndRestart();
      await isStillTrue(first);
      const again = await act();
      await isStillTrue(first);
      return { first, again };
    };
    const apiOf = ({ token }: LoginSession) => new Api(request, 'aurora', token, portal.origin);

    const { first: session } = await survives(
      () => logInByApi(request, 'ana', 'aurora', portal.origin),
      async (before) =>
        expect((await apiOf(before).call(currentSession, {})).viewer.username).toBe(before.viewer.username),
    );
    const api = apiOf(session);
    const { idUser } = session.viewer;
    const { agreementVersion } = session.loginInfo;

    await survives(
      () => api.call(acceptAgreement, { params: { id: idUser }, body: { userLicenceTermsAccepted: agreementVersion } }),
      async () =>
        expect((await api.call(currentSession, {})).loginInfo.userLicenceTermsAccepted).toBe(agreementVersion),
    );

    const { data } = await api.call(listEnrollmentsInProgress, { params: { idUser } });
    const idEnrollment = data.find(({ nodeCode }) => nodeCode === 'nr-10')?.enrollment?.idEnrollment ?? 0;
    const { data: node } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: 'nr-10' } });
    const map = await api.call(getNavigationMap, { params: { idUser, idEnrollment }, query: { nodeCode: 'nr-10' } });
    const contents = map.mapElements.flatMap(({ idContentItem }) => idContentItem ?? []);
    const place = (idContentItem: number) => ({ idUser, idEnrollment, idNodeEnrollment: node.newId, idContentItem });
    const report = (idContentItem: number, status: 'IN_PROGRESS' | 'COMPLETED', progress: number) =>
      api.call(createContentEnrollment, { body: { ...place(idContentItem), status, progress, grade: 0 } });
    const enrolled = async (idContentItem: number) =>
      (await api.call(getStudentContent, { params: place(idContentItem) })).contentEnrollment;
    const [video = 0, page = 0] = contents;

    const started = await survives(
      () => report(video, 'IN_PROGRESS', 40),
      async () => expect(await enrolled(video)).toMatchObject({ status: 'IN_PROGRESS', progress: 40 }),
    );
    expect(started.again.contentEnrollment.idContentEnrollment).toBe(
      started.first.contentEnrollment.idContentEnrollment,
    );

    const completed = await survives(
      () => report(video, 'COMPLETED', 100),
      async () => expect(await enrolled(video)).toMatchObject({ status: 'COMPLETED', progress: 100 }),
    );
    expect(completed.first.points?.earnPoints).toBeGreaterThan(0);
    expect(completed.again.points?.earnPoints ?? 0).toBe(0);
    expect(completed.again.enrollmentProgress).toBe(completed.first.enrollmentProgress);
    await report(page, 'COMPLETED', 100);

    const idEvaluation = map.mapElements.find((element) => element.idEvaluation !== null)?.idEvaluation ?? 0;
    const evaluation = { idUser, idEnrollment, idEvaluation };
    const begun = await survives(
      () => api.call(startQuestionnaire, { params: evaluation, body: { questionnaireType: 'KNOWLEDGE' } }),
      async ({ idQuestionnaire }) =>
        expect(
          (await api.call(getQuestionnaire, { params: { ...evaluation, idQuestionnaire } })).questionnaire
            .idQuestionnaire,
        ).toBe(idQuestionnaire),
    );
    expect(begun.again.idQuestionnaire).toBe(begun.first.idQuestionnaire);
    const params = { ...evaluation, idQuestionnaire: begun.first.idQuestionnaire };
    const questionnaire = () => api.call(getQuestionnaire, { params });

    await api.call(saveTime, { params, body: { timeLeft: null } });
    const choices = rightChoices(await questionnaire());
    for (const [sequence, { idAnswer, answerData }] of choices.entries()) {
      const answer = () =>
        api.call(saveAnswer, { params: { ...params, idAnswer }, body: { answerData, writer: 'page-1', sequence } });
      const isThere = async () =>
        expect((await questionnaire()).answers[sequence]).toMatchObject({ idAnswer, answerStatus: true, answerData });
      // Kills once between questions and once after all are answered.
      if (sequence === 1 || sequence === choices.length - 1) await survives(answer, isThere);
      else await answer();
    }

    const submitted = await survives(
      () => api.call(finishQuestionnaire, { params }),
      async (result) =>
        expect(await api.call(getResult, { params })).toMatchObject({
          grade: result.grade,
          attempts: 1,
          finishDate: result.finishDate,
        }),
    );
    expect(submitted.first).toMatchObject({ grade: 100, passed: true });
    expect(submitted.again).toMatchObject({
      grade: 100,
      passed: true,
      attempts: 1,
      finishDate: submitted.first.finishDate,
      totalUserPoints: submitted.first.totalUserPoints,
    });

    const certificate = await survives(
      () =>
        certificateCode(() =>
          request.post(`${portal.origin}/aurora/api${downloadCertificate.path}`, {
            data: { idUser, idEnrollment },
            headers: { authorization: `Bearer ${session.token}` },
          }),
        ),
      async (authenticityID) =>
        expect(await api.call(getCertificateAuthenticity, { params: { authenticityID } })).toMatchObject({
          username: session.viewer.name,
          token: authenticityID,
        }),
    );
    expect(certificate.again).toBe(certificate.first);
    const { history } = await api.call(listHistory, { params: { idUser }, query: { onlyWithCertificate: 1 } });
    expect(history).toHaveLength(1);
  } finally {
    await portal.end();
  }
});

/** Returns the code that a downloaded certificate links to. */
async function certificateCode(download: () => Promise<{ body(): Promise<Buffer> }>): Promise<string> {
  const pdf = (await (await download()).body()).toString('latin1');
  return /\/URI \(\S+\/certificate-authenticity\/([^)]+)\)/.exec(pdf)?.[1] ?? 'no code on it';
}
