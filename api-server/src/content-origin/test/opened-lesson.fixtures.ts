import type { FastifyInstance } from 'fastify';
import { secondsOf } from '@shared-kit/contracts/scorm';
import { commitLesson, playLesson } from '../../modules/learning/scorm/test/scorm-learner.ts';
import type { ScormLearner } from '../../modules/learning/scorm/test/scorm-learner.ts';
import type { TestApp } from '../../test/index.ts';
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

/** Opens the lesson 'Curso' by its page on the content origin. */
export async function openedLesson(app: TestApp, origin: FastifyInstance, one: ScormLearner): Promise<OpenedLesson> {
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
