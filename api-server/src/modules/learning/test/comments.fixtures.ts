import { addComment, createEnrollment, createNodeEnrollment, listComments } from '@shared-kit/contracts/learning';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;
export let ana: Enrolled;
export let bia: Enrolled;
/** Learner in another class of the same training. */
export let caio: Enrolled;

export interface Enrolled {
  readonly user: TestUser;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

export async function enrolled(team: string): Promise<Enrolled> {
  const user = await app.makeUser(app.tenant, { name: 'Pessoa de Teste' });
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { idTeam: ids.team(team), nodeCode: 'lgpd', idUser: user.idUser } },
    { as: user },
  );
  if (team === 'futura') return { user, idEnrollment, idNodeEnrollment: 0 };
  const { data } = await app.ok(
    createNodeEnrollment,
    { body: { idUser: user.idUser, idEnrollment, nodeCode: 'lgpd' } },
    { as: user },
  );
  return { user, idEnrollment, idNodeEnrollment: data.newId };
}

export const team = () => ({ type: 'TEAM' as const, idEntity: ids.team('roda') });
export const node = () => ({ type: 'NODE' as const, idEntity: ids.node('lgpd') });
type Place = ReturnType<typeof team> | ReturnType<typeof node>;

export const write = async (
  who: Enrolled,
  text: string,
  options: { at?: Place; parent?: number; clientId?: string } = {},
) =>
  app.ok(
    addComment,
    {
      params: options.at ?? team(),
      body: {
        text,
        idEnrollment: who.idEnrollment,
        idParentComment: options.parent ?? null,
        ...(options.clientId ? { clientId: options.clientId } : {}),
      },
    },
    { as: who.user },
  );
export const list = (
  who: Enrolled,
  query: { offset?: number; limit?: number; idParentComment?: number } = {},
  at: Place = team(),
) => app.ok(listComments, { params: at, query }, { as: who.user });
export const find = async (who: Enrolled, idComment: number, at: Place = team()) => {
  const { comments } = await list(who, { limit: 50 }, at);
  return comments
    .flatMap((one) => [one, ...one.replies.map((reply) => ({ ...reply, replies: [] }))])
    .find((one) => one.idComment === idComment);
};

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'lgpd',
        catalog: 'catalogo',
        title: 'LGPD',
        allowsComments: true,
        commentsLabel: 'Fale com a gente',
        selfEnrollment: true,
        blocks: [
          {
            type: 'List',
            elements: [
              { content: 'pagina-bases', mandatory: true },
              { node: 'modulo', mandatory: false },
            ],
          },
        ],
        levels: [
          { code: 'modulo', title: 'Módulo', blocks: [] },
          { code: 'mudo', title: 'Sem comentários', blocks: [] },
        ],
        classes: [
          {
            key: 'roda',
            name: 'Roda de conversa',
            allowsComments: true,
            mandatoryComments: { title: 'Conte um caso', instruction: 'Sem citar nomes.', minWords: 3, minCount: 2 },
            attachments: [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => ({
              title: `Arquivo ${letter}`,
              file: `t1/ab/${letter}.pdf`,
            })),
          },
          { key: 'outra', name: 'Outra turma', allowsComments: true },
          { key: 'calada', name: 'Sem comentários' },
          { key: 'futura', name: 'Ainda não começou', start: 'today+5d', allowsComments: true },
        ],
      },
    ],
  });
  ana = await enrolled('roda');
  bia = await enrolled('roda');
  caio = await enrolled('outra');
  afterLastFile(() => app.close());
}

/** Starts an app with three people in one class. */
export function startCommentsApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
