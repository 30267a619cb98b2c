import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { WriteContext } from '../../../platform/importing/importer.port.ts';
import { mergedSettings } from '../../../platform/importing/edited-settings.rules.ts';
import { parseImportDate } from '../../../platform/importing/import-date.rules.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { learningImporter } from '../importing/learning.importer.ts';
import { catalogFileSchema, enrollmentsFileSchema, trainingFileSchema } from '../importing/learning-file.schema.ts';

interface Files {
  catalog?: z.input<typeof catalogFileSchema>;
  trainings?: z.input<typeof trainingFileSchema>[];
  enrollments?: z.input<typeof enrollmentsFileSchema>;
}

interface Refs {
  readonly evaluations?: Readonly<Record<string, number>>;
  /** Days by type and key: `STUDENT_IMPACT/lgpd`. */
  readonly impactEvaluations?: Readonly<Record<string, number>>;
  readonly users?: Readonly<Record<string, TestUser>>;
  /** Ids of an earlier import, which this one repeats. */
  readonly known?: ReadonlyMap<string, number>;
}

export interface ImportedIds {
  content(key: string): number;
  team(key: string): number;
  node(code: string): number;
  readonly known: ReadonlyMap<string, number>;
}

export const emptyCatalog: z.input<typeof catalogFileSchema> = {
  home: { title: 'Início', blocks: [] },
  catalogs: [{ code: 'catalogo', title: 'Catálogo' }],
};

/** Imports learning files into a tenant. Creates every content that they name as a video. */
export async function importLearning(
  app: TestApp,
  files: Files,
  refs: Refs = {},
  tenant: TestTenant = app.tenant,
): Promise<ImportedIds> {
  const now = app.clock.now();
  const catalog = catalogFileSchema.parse(files.catalog ?? emptyCatalog);
  const trainings = (files.trainings ?? []).map((training) => trainingFileSchema.parse(withLesson(training)));
  const enrollments = files.enrollments ? [enrollmentsFileSchema.parse(files.enrollments)] : [];
  const ids = new Map<string, number>(refs.known);
  const named = (domain: string, key: string) => `${domain}/${key}`;
  await withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const blocks = [
      ...catalog.home.blocks,
      ...[...catalog.catalogs, ...trainings, ...trainings.flatMap((one) => one.levels)].flatMap((node) => node.blocks),
    ];
    const keys = blocks.flatMap((block) =>
      block.elements.flatMap((element) => ('content' in element ? [element.content] : [])),
    );
    for (const key of new Set(keys)) ids.set(named('content-item', key), await addContent(db, key));
    for (const [key, id] of Object.entries(refs.evaluations ?? {})) ids.set(named('evaluations', key), id);
    for (const [key, id] of Object.entries(refs.impactEvaluations ?? {})) ids.set(named('impact-evaluation', key), id);
    for (const [key, user] of Object.entries(refs.users ?? {})) ids.set(named('user', key), user.idUser);
    const context: WriteContext = {
      tenantId: tenant.idApp,
      now,
      isWhole: true,
      keysOfParts: () => [],
      fault(_, field, message) {
        throw new Error(`${field.join('.')}: ${message}`);
      },
      ref(domain, key) {
        const id = ids.get(named(domain, key));
        if (id === undefined) throw new Error(`no ${domain} ${key}`);
        return id;
      },
      existing: (domain, key) => ids.get(named(domain, key)),
      register: async (domain, key, id) => void ids.set(named(domain, key), id),
      media: async (_, path) => path,
      bytes: async () => Buffer.alloc(0),
      text: async () => '',
      keepEdits: (merging) => mergedSettings({ ...merging, fileWins: false }),
      date(expression) {
        const date = parseImportDate(expression, now);
        if (!date) throw new Error(expression);
        return date;
      },
    };
    const documentOf = (data: unknown) => ({ file: 'teste.yaml', parts: [], data });
    const documents = {
      catalog: [documentOf(catalog)],
      trainings: trainings.map(documentOf),
      enrollments: enrollments.map(documentOf),
      scorm: [],
    };
    // The importer does not parse: this input went through its schemas above.
    await learningImporter.write(db, documents as never, context);
  });
  const id = (domain: string) => (key: string) => {
    const found = ids.get(named(domain, key));
    if (found === undefined) throw new Error(`no ${domain} ${key}`);
    return found;
  };
  return { content: id('content-item'), team: id('learning-class'), node: id('learning-node'), known: ids };
}

/** A training without pages of its own gets a lesson, because nobody may enrol in an empty one. */
function withLesson(training: z.input<typeof trainingFileSchema>): z.input<typeof trainingFileSchema> {
  if (training.blocks !== undefined || training.levels !== undefined) return training;
  return { ...training, blocks: [{ type: 'List', elements: [{ content: 'aula' }] }] };
}

/** Creates a content and returns its id. */
export async function addContent(db: TenantDb, key: string): Promise<number> {
  const { id_content_item } = await db
    .insertInto('content_items')
    .values({
      key: `${key}-${randomBytes(3).toString('hex')}`,
      id_content_type: key.startsWith('pagina') ? 5 : 2,
      id_section: null,
      position: 1,
      text: key,
      description: '',
      image: '',
      image_secondary: '',
      image_style: 'default',
      color: '',
      background_color: '',
      show_text: true,
      content: key.startsWith('pagina') ? '<p>Texto</p>' : '',
      content_location: '',
      reference_link: '',
      author: '',
      duration: 60,
      id_chat_room: null,
      parent: null,
      id_classification: null,
      classification_abbreviation: '',
      classification_title: '',
      init_date: null,
      section_to: null,
      captions: toJson([]),
      file: toJson(null),
      search_text: key,
    })
    .returning('id_content_item')
    .executeTakeFirstOrThrow();
  return id_content_item;
}
