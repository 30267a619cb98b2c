import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { EnrollmentsTable, TeamsTable } from '../modules/learning/learning.tables.ts';
import { toJson, withTenant } from '../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';
import type { TestTenant, TestUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface TrainingOptions {
  /** Evaluations in the training's only block, in order. */
  readonly evaluations?: readonly number[];
  /** Puts them into a block of type PreTest, which comes first. */
  readonly arePreTests?: boolean;
  /** Unlocks them one after the other. */
  readonly sequential?: boolean;
  readonly title?: string;
  readonly workload?: string;
  readonly team?: Partial<Insertable<TeamsTable>>;
  readonly tenant?: TestTenant;
}

export interface TestTraining {
  readonly idNode: number;
  readonly idTeam: number;
  readonly tenant: TestTenant;
}

/** Creates a published training of one page, with an open class. */
export async function makeTraining(app: TestApp, options: TrainingOptions = {}): Promise<TestTraining> {
  const tenant = options.tenant ?? app.tenant;
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const idNode = await addNode(db, options);
    await addBlock(db, idNode, options);
    const { id_team: idTeam } = await db
      .insertInto('teams')
      .values({
        key: randomBytes(6).toString('hex'),
        id_node: idNode,
        name: 'Turma',
        description: '',
        need_approval: false,
        allow_reenrollment: false,
        allow_access_upon_completion: true,
        enable_certificate_for_children: false,
        allow_comments: false,
        comments_label: '',
        comment_is_mandatory: false,
        ...options.team,
      })
      .returning('id_team')
      .executeTakeFirstOrThrow();
    return { idNode, idTeam, tenant };
  });
}

async function addNode(
  db: TenantDb,
  { title = 'Segurança no trabalho', workload = '' }: TrainingOptions,
): Promise<number> {
  const { id_node } = await db
    .insertInto('nodes')
    .values({
      node_code: `curso-${randomBytes(5).toString('hex')}`,
      position: 1,
      node_type: 'LEARNING',
      status: 'PUBLISHED',
      title,
      short_title: '',
      description: '',
      label: '',
      image: '',
      mobile_image: '',
      workload,
      syllabus: '',
      is_home: false,
      active: true,
      visibility: true,
      entry_point: true,
      self_enrollment: false,
      shareable: false,
      allow_comments: false,
      comments_label: '',
      search_text: '',
    })
    .returning('id_node')
    .executeTakeFirstOrThrow();
  return id_node;
}

async function addBlock(
  db: TenantDb,
  idNode: number,
  { evaluations = [], arePreTests = false, sequential = false }: TrainingOptions,
): Promise<void> {
  const { id_block } = await db
    .insertInto('node_blocks')
    .values({
      id_node: idNode,
      position: 1,
      block_type: arePreTests ? 'PreTest' : 'List',
      title: '',
      text: '',
      sequential,
      parameters: toJson({}),
    })
    .returning('id_block')
    .executeTakeFirstOrThrow();
  for (const [index, idEvaluation] of evaluations.entries()) {
    await db
      .insertInto('block_elements')
      .values({
        id_block,
        position: index + 1,
        element_type: 'EVALUATION',
        id_evaluation: idEvaluation,
        mandatory: true,
        title: '',
        description: '',
        image: '',
        mobile_image: '',
        link: '',
      })
      .execute();
  }
}

/** Enrols a user in the training; the dates follow the clock unless the fields set them. */
export async function enrol(
  app: TestApp,
  training: TestTraining,
  user: TestUser,
  fields: Partial<Insertable<EnrollmentsTable>> = {},
): Promise<number> {
  return withTenant(app.platform.database.db, training.tenant.idApp, async (db) => {
    const { id_enrollment } = await db
      .insertInto('enrollments')
      .values({
        id_user: user.idUser,
        id_node: training.idNode,
        id_team: training.idTeam,
        status: 'NOT_ATTEMPTED',
        progress: 0,
        enrolled_at: app.clock.now(),
        ...fields,
      })
      .returning('id_enrollment')
      .executeTakeFirstOrThrow();
    return id_enrollment;
  });
}
