import { evaluationPath, getQuestionnaire } from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getNavigationMap,
  listTeams,
} from '@shared-kit/contracts/learning';
import { expect } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

export const trainingTitle = 'NR-10 Segurança em Instalações Elétricas';
const nodeCode = 'nr-10';

export interface Nr10Learner extends Actor {
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  openEvaluation(): Promise<void>;
  /** Reads the server's data of the questionnaire in the address. */
  questionnaire(): Promise<Evaluation>;
}

type ActorOf = (person: string, tenant: 'aurora') => Promise<Actor>;

/** Substitutes for people who already finished NR-10: on a retry, or on a portal that is in use. */
const spares = [
  'mariana.fernandes',
  'mateus.mendes',
  'natalia.cavalcanti',
  'pedro.moraes',
  'priscila.martins',
  'rafael.freitas',
  'renata.teixeira',
];

async function enrol(actorOf: ActorOf, people: readonly string[]): Promise<{ actor: Actor; idEnrollment: number }> {
  for (const person of people) {
    const actor = await actorOf(person, 'aurora');
    const { teams } = await actor.api.call(listTeams, { query: { nodeCode } });
    const idTeam = teams.find(({ totalVacanciesAvailable }) => totalVacanciesAvailable === null)?.idTeam ?? null;
    const { status, body } = await actor.api.request(createEnrollment, {
      body: { idTeam, nodeCode, idUser: actor.session.viewer.idUser },
    });
    if (status < 300) return { actor, idEnrollment: createEnrollment.reply.parse(body).idEnrollment };
  }
  throw new Error(`all of these have been through NR-10: ${people.join(', ')}`);
}

/** Enrols the person in NR-10 and completes its contents through the API, up to the final evaluation. */
export async function atFinalEvaluation(actorOf: ActorOf, person: string): Promise<Nr10Learner> {
  const { actor, idEnrollment } = await enrol(actorOf, [person, ...spares]);
  const { api, session, page } = actor;
  const { idUser } = session.viewer;
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } });
  const map = await api.call(getNavigationMap, { params: { idUser, idEnrollment }, query: { nodeCode } });
  for (const { idContentItem } of map.mapElements) {
    if (idContentItem === null) continue;
    const body = {
      idUser,
      idEnrollment,
      idContentItem,
      idNodeEnrollment: data.newId,
      progress: 100,
      status: 'COMPLETED' as const,
      grade: 0,
    };
    await api.call(createContentEnrollment, { body });
  }
  const idEvaluation = map.mapElements.find((element) => element.idEvaluation !== null)?.idEvaluation ?? 0;
  return {
    ...actor,
    idEnrollment,
    idEvaluation,
    openEvaluation: () => actor.open(evaluationPath({ idEnrollment, idEvaluation })),
    async questionnaire() {
      const idQuestionnaire = Number(new URL(page.url()).pathname.split('/').at(-1));
      return api.call(getQuestionnaire, { params: { idUser, idEnrollment, idEvaluation, idQuestionnaire } });
    },
  };
}

/** Right answers by the order of the questions. */
export const rightAnswers: readonly (readonly RegExp[])[] = [
  [/^Seccionamento, impedimento de reenergização/],
  [/^Desenergização elétrica, como medida/],
  [/^Desenergização$/, /^Isolação das partes vivas$/, /^Obstáculos e barreiras$/],
  [/^É vedado nos trabalhos/],
  [/^Ter curso de segurança/, /^Ter a anuência formal/, /^Passar por exame de saúde/],
  [/^Interromper a tarefa/],
];

export async function start({ page }: Pick<Actor, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(page.getByText('Questão 1 de 6')).toBeVisible();
}

/** Selects answers of the open question. */
export async function choose({ page }: Pick<Actor, 'page'>, texts: readonly RegExp[]): Promise<void> {
  for (const text of texts) await page.getByLabel(text).check();
}

export async function next({ page }: Pick<Actor, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Próxima' }).click();
}

/** Returns the names of the options that are wrong. Their order says nothing, because the evaluation shuffles it. */
function wrongOption(right: readonly RegExp[]): RegExp {
  return new RegExp(`^(?!${right.map(({ source }) => source.replace(/^\^/, '')).join('|')})`);
}

/** Answers all six questions, `right` of them correctly; the last one stays open. */
export async function answerAll(learner: Pick<Actor, 'page'>, { right = 6 } = {}): Promise<void> {
  for (const [index, texts] of rightAnswers.entries()) {
    if (index < right) await choose(learner, texts);
    else
      await learner.page
        .getByRole(texts.length > 1 ? 'checkbox' : 'radio', { name: wrongOption(texts) })
        .first()
        .check();
    if (index < rightAnswers.length - 1) await next(learner);
  }
}

export async function submit({ page }: Pick<Actor, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
}
