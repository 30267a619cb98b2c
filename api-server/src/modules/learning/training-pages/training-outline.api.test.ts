import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getCatalog,
  getTrainingOutline,
  listEnrollmentsInProgress,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { setModule } from '../../../platform/tenancy/module-switch.repository.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { contain, sell } from '../../store/test/test-shop.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;

const list = (...contents: string[]) => [
  { type: 'List', elements: contents.map((content) => ({ content, mandatory: content !== 'extra' })) },
];

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      { code: 'base', catalog: 'catalogo', title: 'Base', selfEnrollment: true, blocks: list('aula-base') },
      {
        code: 'avancado',
        catalog: 'catalogo',
        title: 'Avançado',
        duration: 90,
        audience: 'Quem já fez a base.',
        prerequisites: ['base', 'arquivado', 'sigiloso'],
        selfEnrollment: true,
        validFor: '2 years',
        blocks: [
          ...list('video-abertura', 'extra'),
          { type: 'List', elements: [{ node: 'modulo', mandatory: true }, { node: 'modulo-sigiloso' }] },
        ],
        levels: [
          { code: 'modulo', title: 'Módulo 1', blocks: list('video-um') },
          { code: 'modulo-sigiloso', title: 'Reservado', departments: ['Jurídico'], blocks: list('segredo') },
        ],
        classes: [
          { key: 'sem', name: 'Sem certificado', needsApproval: true },
          { key: 'fim', name: 'Já terminou', end: 'today-2d' },
        ],
      },
      { code: 'arquivado', catalog: 'catalogo', title: 'Arquivado', status: 'ARCHIVED' },
      { code: 'sigiloso', catalog: 'catalogo', title: 'Sigiloso', departments: ['Jurídico'], selfEnrollment: true },
      { code: 'rascunho', catalog: 'catalogo', title: 'Rascunho', status: 'DRAFT' },
    ],
  });
});
afterAll(() => app.close());

const outlineOf = (as: TestUser, id: string) => app.ok(getTrainingOutline, { params: { id } }, { as });
const enrolIn = (as: TestUser, nodeCode: string) => ({ body: { idUser: as.idUser, nodeCode, idTeam: null } });

/** Enrols the person in a training and completes its only content. */
async function complete(as: TestUser, nodeCode: string, content: string): Promise<void> {
  const { idUser } = as;
  const { idEnrollment } = await app.ok(createEnrollment, enrolIn(as, nodeCode), { as });
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } }, { as });
  const place = { idNodeEnrollment: data.newId, idEnrollment, idContentItem: ids.content(content), idUser };
  const body = { ...place, progress: 100, status: 'COMPLETED' as const, grade: 0 };
  await app.ok(createContentEnrollment, { body }, { as });
}

test('says what a training offers: modules with kinds and minutes, audience, validity and conditions', async () => {
  const outline = await outlineOf(await app.makeUser(), 'avancado');
  expect(outline).toMatchObject({
    minutes: 3,
    audience: 'Quem já fez a base.',
    hasCertificate: 0,
    validMonths: 24,
    prerequisites: [{ nodeCode: 'base', title: 'Base', done: 0 }],
    offers: [],
  });
  expect(outline.modules).toMatchObject([
    {
      title: '',
      items: [
        { elementType: 'CONTENT', title: 'video-abertura', idContentType: 2, minutes: 1, isRequired: 1 },
        { title: 'extra', isRequired: 0 },
      ],
    },
    { title: 'Módulo 1', nodeCode: 'modulo', items: [{ title: 'video-um' }] },
  ]);
});

test('tells nothing about trainings of others, hidden ones, modules and catalogs', async () => {
  const as = await app.makeUser();
  for (const id of ['sigiloso', 'arquivado', 'rascunho', 'modulo', 'catalogo', 'nada', '1'])
    await app.refused(getTrainingOutline, { params: { id } }, 404, { as });
  await app.refused(getTrainingOutline, { params: { id: 'avancado' } }, 404, {
    as: app.otherUser,
    at: app.otherTenant,
  });
  expect(JSON.stringify(await outlineOf(as, 'avancado'))).not.toMatch(/Sigiloso|Reservado|segredo|Arquivado/);
});

test('a missing prerequisite locks the enrolment, and its completion opens it [B4.3-12]', async () => {
  const as = await app.makeUser();
  const cover = () => app.ok(getCatalog, { params: { id: 'avancado' }, query: {} }, { as });
  expect((await cover()).lock).toEqual({
    reason: 'PREREQUISITE',
    message: 'Conclua “Base” para se matricular.',
    blockedBy: { elementType: 'NODE', title: 'Base', nodeCode: 'base', idContentItem: null, idEvaluation: null },
  });
  const refusal = await app.refused(createEnrollment, enrolIn(as, 'avancado'), 409, { as });
  expect(refusal).toMatchObject({ code: 'learning.prerequisite-missing' });
  await app.refused(requestEnrollment, { body: { idTeam: ids.team('sem') } }, 409, { as });
  await complete(as, 'base', 'aula-base');
  expect((await cover()).lock).toBeNull();
  expect((await outlineOf(as, 'avancado')).prerequisites).toMatchObject([{ done: 1 }]);
  await app.ok(createEnrollment, enrolIn(as, 'avancado'), { as });
});

test('a card tells the steps of its enrolment without further calls', async () => {
  const as = await app.makeUser();
  await complete(as, 'base', 'aula-base');
  await app.ok(createEnrollment, enrolIn(as, 'avancado'), { as });
  const { data } = await app.ok(listEnrollmentsInProgress, { params: { idUser: as.idUser } }, { as });
  expect(data).toMatchObject([
    {
      nodeCode: 'avancado',
      enrollment: {
        steps: {
          done: 0,
          total: 2,
          minutesLeft: 2,
          next: { title: 'video-abertura', nodeCode: 'avancado', idNodeEnrollment: null, minutes: 1 },
          hasCertificate: 0,
        },
      },
    },
  ]);
});

test('names what the store sells with the training, while the store is on and the person has not bought it', async () => {
  const as = await app.makeUser();
  const product = await sell(app, { title: 'Curso completo', cents: 14_990 });
  await contain(app, product.idProduct, [{ kind: 'training', title: 'Avançado', idNode: ids.node('avancado') }]);
  expect((await outlineOf(as, 'avancado')).offers).toEqual([
    { idOffer: product.idOffer, title: 'Curso completo', price: 149.9 },
  ]);
  const turn = (isOn: boolean) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) => setModule(db, 'store', isOn));
  await turn(false);
  expect((await outlineOf(as, 'avancado')).offers).toEqual([]);
  await turn(true);
});
