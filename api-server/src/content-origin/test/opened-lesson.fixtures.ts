import type { FastifyInstance } from 'fastify';
import { secondsOf } from '@shared-kit/contracts/scorm';
import { importLearning } from '../../modules/learning/test/training-import.ts';
import { putPackage, zipOf } from '../../modules/learning/scorm/test/package-factory.ts';
import { commitLesson, playLesson, scormLearner } from '../../modules/learning/scorm/test/scorm-learner.ts';
import type { ScormLearner } from '../../modules/learning/scorm/test/scorm-learner.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { buildContentOrigin } from '../build-content-origin.service.ts';
import { lessonApi } from '../scorm-player/scorm-api.ts';
import type { LessonApi } from '../scorm-player/scorm-api.ts';
import type { VisitInfo } from '../scorm-player/visit-info.ts';

/** Visit of a lesson with its API, and the server that stores its commits. */
export interface OpenedLesson {
  readonly version: VisitInfo['version'];
  readonly api: LessonApi;
  /** Sends what the lesson has committed, as the player does. Returns whether another visit took over. */
  store(): Promise<boolean>;
}

/** Training whose only content is the package of a test, with the content origin that serves its lessons. */
export interface PackageCourse {
  readonly app: TestApp;
  /** Replaces the package by one of these files, and returns a person who is enrolled from then on. */
  learnerOf(files: Readonly<Record<string, string>>): Promise<ScormLearner>;
  open(learner: ScormLearner): Promise<OpenedLesson>;
  close(): Promise<void>;
}

export async function startPackageCourse(): Promise<PackageCourse> {
  const app = await startTestApp();
  const origin = buildContentOrigin(app.platform);
  await origin.ready();
  const block = { type: 'List', elements: [{ content: 'pacote' }] };
  const course = { code: 'curso', catalog: 'catalogo', title: 'Curso', selfEnrollment: true, blocks: [block] };
  const idContentItem = (await importLearning(app, { trainings: [course] })).content('pacote');
  return {
    app,
    async learnerOf(files) {
      const { reason } = await putPackage(app, app.tenant, idContentItem, zipOf(files));
      if (reason !== '') throw new Error(`the package was refused: ${reason}`);
      return scormLearner(app, 'curso', idContentItem);
    },
    open: (learner) => openedLesson(app, origin, learner),
    async close() {
      await origin.close();
      await app.close();
    },
  };
}

/** Opens the lesson 'Curso' by its page on the content origin. */
async function openedLesson(app: TestApp, origin: FastifyInstance, one: ScormLearner): Promise<OpenedLesson> {
  const { url, token } = await playLesson(app, one, 'Curso');
  const { pathname, search, host } = new URL(url);
  const { payload } = await origin.inject({ url: pathname + search, headers: { host } });
  const info = JSON.parse(/id="visit">(.*?)<\/script>/.exec(payload)?.[1] ?? '{}') as VisitInfo;
  const { version } = info;
  const commits: { cmi: Record<string, string>; terminated: boolean }[] = [];
  const api = lessonApi({
    version,
    values: info.cmi,
    stores: info.stores,
    requestValid: () => info.requestValid,
    onCommit: ({ cmi, terminated }) => commits.push({ cmi: { ...cmi }, terminated }) > 0,
    onTerminated: () => undefined,
  });
  let sent = 0;
  return {
    version,
    api,
    async store() {
      let isSuperseded = false;
      for (const { cmi, terminated } of commits.splice(0)) {
        const said = secondsOf(cmi[version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time']);
        sent += 1;
        const reply = await commitLesson(app, token, sent, cmi, { sessionTime: said ?? 0, terminated });
        isSuperseded = reply.superseded;
      }
      return isSuperseded;
    },
  };
}
