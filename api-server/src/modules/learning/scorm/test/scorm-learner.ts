import {
  commitScorm,
  createEnrollment,
  createNodeEnrollment,
  getScormLessons,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import type { Sco } from '@shared-kit/contracts/learning';
import type { TestApp, TestUser } from '../../../../test/index.ts';

interface Place {
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

export interface ScormLearner {
  readonly as: TestUser;
  readonly place: Place;
}

/** Creates a person who is enrolled in a training and in its page. */
export async function scormLearner(
  app: TestApp,
  nodeCode: string,
  idContentItem: number,
  idTeam: number | null = null,
): Promise<ScormLearner> {
  const as = await app.makeUser();
  const { idEnrollment } = await app.ok(createEnrollment, { body: { idUser: as.idUser, nodeCode, idTeam } }, { as });
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser: as.idUser, idEnrollment, nodeCode } }, { as });
  return { as, place: { idEnrollment, idNodeEnrollment: data.newId, idContentItem } };
}

export function lessonsOf(app: TestApp, { as, place }: ScormLearner) {
  const { idContentItem, ...query } = place;
  return app.ok(getScormLessons, { params: { idContentItem }, query }, { as });
}

export async function lessonOf(app: TestApp, one: ScormLearner, title: string): Promise<Sco> {
  const found = (await lessonsOf(app, one)).scos.find((each) => each.title === title);
  if (!found) throw new Error(`no lesson ${title}`);
  return found;
}

/** Begins a visit of the lesson and returns it with its token. */
export async function playLesson(app: TestApp, one: ScormLearner, title: string) {
  const { idSco } = await lessonOf(app, one, title);
  const reply = await app.ok(playScorm, { body: { ...one.place, idSco, useCdn: false } }, { as: one.as });
  return { ...reply, token: new URL(reply.url).searchParams.get('t') ?? '' };
}

export function commitLesson(
  app: TestApp,
  token: string,
  sequence: number,
  cmi: Record<string, string>,
  more: { sessionTime?: number; terminated?: boolean } = {},
) {
  return app.ok(commitScorm, {
    body: { token, sequence, cmi, sessionTime: more.sessionTime ?? 1, terminated: more.terminated ?? false },
  });
}

export function saveScorm(app: TestApp, { as, place }: ScormLearner) {
  return app.ok(saveScormProgress, { body: { ...place, idUser: as.idUser } }, { as });
}
