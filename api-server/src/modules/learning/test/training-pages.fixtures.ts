import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;

const oneItem = (content: string) => [{ type: 'List', elements: [{ content }] }];

async function start(): Promise<void> {
  app = await startTestApp();
  ids = await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [
          {
            type: 'Carrousel',
            title: 'Para você',
            elements: [{ node: 'nr-10' }, { node: 'reciclagem' }, { content: 'video-livre' }],
          },
        ],
      },
      catalogs: [
        { code: 'catalogo', title: 'Catálogo' },
        { code: 'seguranca', title: 'Segurança', parent: 'catalogo' },
        { code: 'cofre', title: 'Cofre', departments: ['Jurídico'], blocks: oneItem('video-secreto') },
      ],
    },
    trainings: [
      { code: 'nr-10', catalog: 'seguranca', title: 'NR-10', selfEnrollment: true, blocks: oneItem('video-nr10') },
      {
        code: 'reciclagem',
        catalog: 'seguranca',
        title: 'Reciclagem da NR-10',
        selfEnrollment: true,
        equivalentTo: ['nr-10', 'externo', 'sigiloso'],
        blocks: oneItem('video-reciclagem'),
      },
      {
        code: 'externo',
        catalog: 'catalogo',
        title: 'NR-10 em outra empresa',
        selfEnrollment: true,
        order: 9,
        blocks: oneItem('video-externo'),
      },
      { code: 'sigiloso', catalog: 'catalogo', title: 'Sigiloso', departments: ['Jurídico'] },
      {
        code: 'trilha',
        catalog: 'catalogo',
        title: 'Trilha do eletricista',
        selfEnrollment: true,
        blocks: [
          {
            type: 'List',
            sequential: true,
            elements: [
              { node: 'trilha-nr10', mandatory: true },
              { content: 'video-trilha', mandatory: true },
            ],
          },
        ],
        levels: [
          {
            code: 'trilha-nr10',
            title: 'Eletricidade',
            equivalentTo: ['nr-10'],
            blocks: oneItem('video-eletricidade'),
          },
        ],
      },
      {
        code: 'terceira',
        catalog: 'catalogo',
        title: 'Terceira',
        selfEnrollment: true,
        equivalentTo: ['reciclagem'],
        blocks: oneItem('video-terceira'),
      },
      {
        code: 'so-niveis',
        catalog: 'catalogo',
        title: 'Só níveis',
        selfEnrollment: true,
        equivalentTo: ['nr-10'],
        blocks: [{ type: 'List', elements: [{ node: 'nivel-nr10' }] }],
        levels: [
          { code: 'nivel-nr10', title: 'Eletricidade', equivalentTo: ['nr-10'], blocks: oneItem('video-nivel') },
        ],
      },
      {
        code: 'um-nivel',
        catalog: 'catalogo',
        title: 'Um nível',
        blocks: [{ type: 'List', elements: [{ node: 'unico-nr10' }] }],
        levels: [
          { code: 'unico-nr10', title: 'Eletricidade', equivalentTo: ['nr-10'], blocks: oneItem('video-unico') },
        ],
        classes: [{ key: 'que-fecha', name: 'Fecha com a conclusão', accessAfterCompletion: false }],
      },
      {
        code: 'do-cofre',
        catalog: 'cofre',
        title: 'Aberto no cofre',
        selfEnrollment: true,
        blocks: oneItem('video-do-cofre'),
      },
      {
        code: 'rascunho',
        catalog: 'catalogo',
        title: 'Rascunho',
        selfEnrollment: true,
        blocks: oneItem('video-rascunho'),
      },
    ],
  });
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('points_rules')
      .values({ event: 'training-completed', name: 'Concluir um treinamento', points: 7 })
      .execute(),
  );
  await importLearning(
    app,
    {
      catalog: {
        home: { title: 'Outra', blocks: [] },
        catalogs: [{ code: 'de-outros', title: 'De outros', blocks: oneItem('video-de-outros') }],
      },
    },
    {},
    app.otherTenant,
  );
  afterLastFile(() => app.close());
}

export async function enrolled(user: TestUser, nodeCode: string, idTeam: number | null = null): Promise<number> {
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { nodeCode, idUser: user.idUser, idTeam } },
    { as: user },
  );
  await app.ok(createNodeEnrollment, { body: { idUser: user.idUser, idEnrollment, nodeCode } }, { as: user });
  return idEnrollment;
}

export function of(user: TestUser, idEnrollment: number) {
  return app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user });
}

export async function watch(user: TestUser, idEnrollment: number, content: string, level?: string) {
  const idNode =
    level === undefined
      ? undefined
      : await app.ok(
          createNodeEnrollment,
          { body: { idUser: user.idUser, idEnrollment, nodeCode: level } },
          { as: user },
        );
  const nodeEnrollment = idNode
    ? { idNodeEnrollment: idNode.data.newId }
    : (await of(user, idEnrollment)).nodeEnrollment;
  const body = {
    idUser: user.idUser,
    idEnrollment,
    idNodeEnrollment: nodeEnrollment?.idNodeEnrollment ?? 0,
    idContentItem: ids.content(content),
    progress: 100,
    status: 'COMPLETED' as const,
    grade: 0,
  };
  return app.ok(createContentEnrollment, { body }, { as: user });
}

let started: Promise<void> | undefined;

/** Starts an app with trainings that are equivalent to others. */
export function startTrainingPagesApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
  afterEach(() => app.clock.reset());
}
