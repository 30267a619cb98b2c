import {
  createEnrollment,
  getCatalog,
  getEnrollment,
  listEnrollmentsInProgress,
  listTeams,
} from '@shared-kit/contracts/learning';
import type { Actor } from '../../support/test.ts';

type ActorOf = (person: string, tenant: 'aurora') => Promise<Actor>;

export interface Learner extends Actor {
  readonly idUser: number;
  readonly idEnrollment: number;
}

/** Enrols the first of these people who is new to the training, because a retry needs a new person. */
export async function newLearner(
  actorOf: ActorOf,
  nodeCode: string,
  people: readonly string[],
  className?: string,
): Promise<Learner> {
  for (const person of people) {
    const actor = await actorOf(person, 'aurora');
    const { idUser } = actor.session.viewer;
    const { teams } = await actor.api.call(listTeams, { query: { nodeCode } });
    const idTeam = teams.find(({ name }) => name === className)?.idTeam ?? null;
    const { status, body } = await actor.api.request(createEnrollment, { body: { idTeam, nodeCode, idUser } });
    if (status < 300) return { ...actor, idUser, idEnrollment: createEnrollment.reply.parse(body).idEnrollment };
  }
  throw new Error(`all of these have been through ${nodeCode}: ${people.join(', ')}`);
}

/** Returns the first of these people who is neither enrolled in the training nor waiting for approval. */
export async function stranger(actorOf: ActorOf, nodeCode: string, people: readonly string[]): Promise<Actor> {
  for (const person of people) {
    const actor = await actorOf(person, 'aurora');
    const { enrollment } = await actor.api.call(getCatalog, { params: { id: nodeCode }, query: {} });
    const { teams } = await actor.api.call(listTeams, { query: { nodeCode } });
    if (enrollment === null && teams.every(({ awaitingApproval }) => awaitingApproval === 0)) return actor;
  }
  throw new Error(`none of these is new to ${nodeCode}: ${people.join(', ')}`);
}

/** Returns the person's enrolment from the demo data. */
export async function enrollmentIn({ api, session }: Actor, title: string): Promise<number> {
  const { data } = await api.call(listEnrollmentsInProgress, { params: { idUser: session.viewer.idUser } });
  const found = data.find((card) => card.title === title)?.enrollment?.idEnrollment;
  if (found === undefined) throw new Error(`no enrolment in ${title}`);
  return found;
}

/** Reads the enrolment that the server has saved. */
export function savedEnrollment({ api, idUser, idEnrollment }: Learner) {
  return api.call(getEnrollment, { params: { idUser, idEnrollment } });
}
