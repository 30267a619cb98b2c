import type { Insertable } from 'kysely';
import type { NodesTable } from '../learning.tables.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { splitFocus } from '../../../platform/importing/picture-focus.rules.ts';
import { htmlOfMarkdown, mediaReference, safeHtml } from '../../content/index.ts';
import { catalogFileSchema } from './learning-file.schema.ts';
import type {
  BlockInput,
  CatalogFile,
  ElementInput,
  NodeInput,
  RichText,
  TrainingFile,
} from './learning-file.schema.ts';
import { VALIDITY_FIELD, validityMonths } from '../core/validity.rules.ts';
import { folded } from '../core/search-words.rules.ts';

type Document = ImportedDocument<unknown>;
type NodeValues = Omit<Insertable<NodesTable>, 'id_parent' | 'views'>;

interface NodeToWrite {
  readonly document: Document;
  readonly node: NodeInput;
  readonly parent: string | null;
  readonly values: Pick<
    NodeValues,
    | 'position'
    | 'node_type'
    | 'is_home'
    | 'visibility'
    | 'entry_point'
    | 'self_enrollment'
    | 'valid_months'
    | 'audience'
  >;
}

interface Files {
  readonly catalog: readonly ImportedDocument<CatalogFile>[];
  readonly trainings: readonly ImportedDocument<TrainingFile>[];
}

/** Home of a new company whose files have none: what its people have begun, and the trainings that screens bring. */
const firstHome: ImportedDocument<CatalogFile> = {
  file: 'learning.yaml',
  parts: [],
  data: catalogFileSchema.parse({
    home: {
      title: 'Início',
      blocks: [
        { type: 'EnrollmentsInProgress', title: 'Continue de onde parou' },
        {
          type: 'Catalog',
          title: 'Treinamentos',
          parameters: { nodeCode: 'home', depth: 3, textSearch: '1', displayColumnsElements: 4 },
        },
      ],
    },
  }),
};

/**
 * Writes home, catalogs, trainings and levels. When the files are the whole company, archives a node that they no longer
 * have, because people may be enrolled in it.
 */
export async function importNodes(db: TenantDb, files: Files, context: WriteContext): Promise<void> {
  const isWithoutHome = context.isWhole && context.existing('learning-node', 'home') === undefined;
  const catalog = files.catalog.length === 0 && isWithoutHome ? [firstHome] : files.catalog;
  const all = [...homeAndCatalogs(catalog), ...trainingsAndLevels(files.trainings)];
  if (all.length === 0) return;
  for (const one of all) await context.register('learning-node', one.node.code, await writeNode(db, one, context));
  for (const one of all) await writePlace(db, one, context);
  for (const { data } of files.trainings) await writePrerequisites(db, data, context);
  if (!context.isWhole) return;
  await db
    .updateTable('nodes')
    .set({ status: 'ARCHIVED' })
    .where('node_code', 'not in', [...all.map(({ node }) => node.code), ...context.keysOfParts('learning-node')])
    .execute();
}

function homeAndCatalogs(documents: Files['catalog']): NodeToWrite[] {
  return documents.flatMap((document) => {
    const { home, catalogs } = document.data;
    const organization = {
      node_type: 'ORGANIZATION',
      entry_point: false,
      self_enrollment: false,
      valid_months: null,
      audience: '',
    } as const;
    return [
      {
        document,
        node: homeNode(home),
        parent: null,
        values: { ...organization, position: 0, is_home: true, visibility: false },
      },
      ...catalogs.map((node, index) => ({
        document,
        node,
        parent: node.parent ?? 'home',
        values: { ...organization, position: index + 1, is_home: false, visibility: true },
      })),
    ];
  });
}

function homeNode({ title, blocks }: CatalogFile['home']): NodeInput {
  return {
    code: 'home',
    title,
    blocks,
    shortTitle: '',
    description: '',
    label: '',
    image: '',
    mobileImage: '',
    workload: '',
    syllabus: '',
    status: 'PUBLISHED',
    active: true,
    tags: [],
    shareable: false,
    equivalentTo: [],
    allowsComments: false,
    commentsLabel: '',
  };
}

function trainingsAndLevels(documents: Files['trainings']): NodeToWrite[] {
  return documents.flatMap((document) => {
    const { data } = document;
    const training: NodeToWrite = {
      document,
      node: data,
      parent: data.catalog,
      values: {
        position: data.order,
        node_type: 'LEARNING',
        is_home: false,
        visibility: data.listed,
        entry_point: data.entryPoint,
        self_enrollment: data.selfEnrollment,
        valid_months: data.validFor === undefined ? null : validityMonths(data.validFor),
        audience: data.audience,
      },
    };
    const inner = {
      node_type: 'LEARNING',
      is_home: false,
      visibility: false,
      entry_point: false,
      self_enrollment: false,
      valid_months: null,
      audience: '',
    } as const;
    return [
      training,
      ...data.levels.map((node, index) => ({
        document,
        node,
        parent: data.code,
        values: { ...inner, position: index + 1 },
      })),
    ];
  });
}

async function writeNode(
  db: TenantDb,
  { document, node, values }: NodeToWrite,
  context: WriteContext,
): Promise<number> {
  const row: NodeValues = {
    ...values,
    node_code: node.code,
    status: node.status,
    title: node.title,
    short_title: node.shortTitle,
    description: node.description,
    label: node.label,
    image: await storeMedia(document, node.image, context),
    mobile_image: await storeMedia(document, node.mobileImage, context),
    workload: node.workload,
    duration: node.duration ?? null,
    syllabus: htmlOfText(node.syllabus),
    active: node.active,
    shareable: node.shareable,
    allow_comments: node.allowsComments,
    comments_label: node.commentsLabel,
    departments: node.departments ? toJson(node.departments) : null,
    search_text: folded([node.title, node.shortTitle, node.label, node.description, ...node.tags].join(' ')),
  };
  const stored = { ...row, ...(await mergedValidity(db, row, context)) };
  const { id_node } = await db
    .insertInto('nodes')
    .values({ ...stored, id_parent: null })
    .onConflict((conflict) => conflict.columns(['node_code']).doUpdateSet(stored))
    .returning('id_node')
    .executeTakeFirstOrThrow();
  return id_node;
}

/** Returns the validity of a training: that of its file, unless a screen has edited it and the file differs. */
async function mergedValidity(
  db: TenantDb,
  { node_code, valid_months = null }: NodeValues,
  context: WriteContext,
): Promise<Pick<NodeValues, 'valid_months' | 'edited_fields'>> {
  const portal = await db
    .selectFrom('nodes')
    .select(['valid_months', 'edited_fields'])
    .where('node_code', '=', node_code)
    .executeTakeFirst();
  const part = `treinamento ${node_code}`;
  const { values, edited } = context.keepEdits({
    part,
    file: { [VALIDITY_FIELD]: valid_months },
    portal: portal && { [VALIDITY_FIELD]: portal.valid_months },
    edited: (portal?.edited_fields ?? []).map((name) => `${part}.${name}`),
  });
  return { ...values, edited_fields: toJson(edited.map((name) => name.slice(part.length + 1))) };
}

/** Writes the data that refers to other nodes: the parent, the tags and the blocks. */
async function writePlace(db: TenantDb, { document, node, parent }: NodeToWrite, context: WriteContext): Promise<void> {
  const idNode = context.ref('learning-node', node.code);
  const idParent = parent === null ? null : context.ref('learning-node', parent);
  await db.updateTable('nodes').set({ id_parent: idParent }).where('id_node', '=', idNode).execute();
  await db.deleteFrom('node_tags').where('id_node', '=', idNode).execute();
  if (node.tags.length > 0) {
    await db
      .insertInto('node_tags')
      .values([...new Set(node.tags)].map((tag) => ({ id_node: idNode, tag })))
      .execute();
  }
  await db.deleteFrom('node_equivalences').where('id_node', '=', idNode).execute();
  const origins = [...new Set(node.equivalentTo)].map((code) => context.ref('learning-node', code));
  if (origins.length > 0)
    await db
      .insertInto('node_equivalences')
      .values(origins.map((id_origin) => ({ id_node: idNode, id_origin })))
      .execute();
  for (const [index, block] of node.blocks.entries())
    await writeBlock(db, { document, idNode, position: index + 1, block }, context);
  await db.deleteFrom('node_blocks').where('id_node', '=', idNode).where('position', '>', node.blocks.length).execute();
}

async function writePrerequisites(
  db: TenantDb,
  { code, prerequisites }: Pick<TrainingFile, 'code' | 'prerequisites'>,
  context: WriteContext,
): Promise<void> {
  const idNode = context.ref('learning-node', code);
  await db.deleteFrom('node_prerequisites').where('id_node', '=', idNode).execute();
  const required = [...new Set(prerequisites)].map((one) => context.ref('learning-node', one));
  if (required.length === 0) return;
  await db
    .insertInto('node_prerequisites')
    .values(required.map((id_required, index) => ({ id_node: idNode, id_required, position: index + 1 })))
    .execute();
}

interface BlockToWrite {
  readonly document: Document;
  readonly idNode: number;
  readonly position: number;
  readonly block: BlockInput;
}

async function writeBlock(
  db: TenantDb,
  { document, idNode, position, block }: BlockToWrite,
  context: WriteContext,
): Promise<void> {
  const row = {
    block_type: block.type,
    title: block.title,
    text: htmlOfText(block.text),
    sequential: block.sequential,
    parameters: toJson(await storedParameters(document, block.parameters, context)),
  };
  const { id_block } = await db
    .insertInto('node_blocks')
    .values({ ...row, id_node: idNode, position })
    .onConflict((conflict) => conflict.columns(['id_node', 'position']).doUpdateSet(row))
    .returning('id_block')
    .executeTakeFirstOrThrow();
  for (const [index, element] of block.elements.entries()) {
    const values = await elementValues(document, element, context);
    await db
      .insertInto('block_elements')
      .values({ ...values, id_block, position: index + 1 })
      .onConflict((conflict) => conflict.columns(['id_block', 'position']).doUpdateSet(values))
      .execute();
  }
  await db
    .deleteFrom('block_elements')
    .where('id_block', '=', id_block)
    .where('position', '>', block.elements.length)
    .execute();
}

async function elementValues(document: Document, element: ElementInput, context: WriteContext) {
  return {
    ...targetOf(element, context),
    mandatory: element.mandatory,
    title: element.title,
    description: element.description,
    image: await storeMedia(document, element.image, context),
    mobile_image: await storeMedia(document, element.mobileImage, context),
    link: 'link' in element ? element.link : '',
  };
}

function targetOf(element: ElementInput, context: WriteContext) {
  const none = { id_node: null, id_content_item: null, id_evaluation: null };
  if ('node' in element)
    return { ...none, element_type: 'NODE' as const, id_node: context.ref('learning-node', element.node) };
  if ('content' in element)
    return { ...none, element_type: 'CONTENT' as const, id_content_item: context.ref('content-item', element.content) };
  if ('evaluation' in element)
    return {
      ...none,
      element_type: 'EVALUATION' as const,
      id_evaluation: context.ref('evaluations', element.evaluation),
    };
  return { ...none, element_type: 'IMAGE' as const };
}

/** Stores the image of an upgrade banner; a page in a frame has an address already. */
async function storedParameters(document: Document, parameters: BlockInput['parameters'], context: WriteContext) {
  const { mediaUrl } = parameters;
  return mediaUrl === undefined
    ? parameters
    : { ...parameters, mediaUrl: await storeMedia(document, mediaUrl, context) };
}

async function storeMedia(document: Document, place: string, context: WriteContext): Promise<string> {
  if (place === '' || place.startsWith('https://')) return place;
  const { file, focus } = splitFocus(place);
  return mediaReference(await context.media(document, file)) + focus;
}

function htmlOfText(text: RichText): string {
  return typeof text === 'string' ? htmlOfMarkdown(text) : safeHtml(text.html);
}
