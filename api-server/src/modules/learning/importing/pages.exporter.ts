import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ExportContext } from '../../../platform/importing/exporter.port.ts';
import { lean } from '../../../platform/importing/lean.rules.ts';
import type { BlockElementsTable, NodeBlocksTable, NodesTable } from '../learning.tables.ts';

/** Pages of the learning area, as files describe them. */
export interface ExportedPages {
  /** Returns the fields that pages of every kind have. */
  fieldsOf(node: Selectable<NodesTable>): { readonly code: string; readonly title: string } & Record<string, unknown>;
  blocksOf(idNode: number): readonly object[];
}

/** Reads blocks, tags and equivalences of all pages. */
export async function exportedPages(db: TenantDb, context: ExportContext): Promise<ExportedPages> {
  const blocks = Map.groupBy(
    await db.selectFrom('node_blocks').selectAll().orderBy('position').execute(),
    (block) => block.id_node,
  );
  const elements = Map.groupBy(
    await db.selectFrom('block_elements').selectAll().orderBy('position').execute(),
    (element) => element.id_block,
  );
  const tags = Map.groupBy(
    await db
      .selectFrom('node_tags')
      .selectAll()
      .orderBy(sql`tag collate "C"`)
      .execute(),
    (tag) => tag.id_node,
  );
  const origins = Map.groupBy(
    await db.selectFrom('node_equivalences').selectAll().orderBy('id_origin').execute(),
    (equivalence) => equivalence.id_node,
  );
  const blocksOf = (idNode: number) =>
    (blocks.get(idNode) ?? []).map((block) => blockOf(block, elements.get(block.id_block) ?? [], context));
  return {
    blocksOf,
    fieldsOf: (node) => ({
      code: node.node_code,
      title: node.title,
      ...lean(
        {
          shortTitle: node.short_title,
          description: node.description,
          label: node.label,
          image: context.place(node.image),
          mobileImage: context.place(node.mobile_image),
          workload: node.workload,
          duration: node.duration,
          syllabus: htmlText(node.syllabus),
          status: node.status,
          active: node.active,
          shareable: node.shareable,
          allowsComments: node.allow_comments,
          commentsLabel: node.comments_label,
          tags: (tags.get(node.id_node) ?? []).map(({ tag }) => tag),
          equivalentTo: (origins.get(node.id_node) ?? []).flatMap(
            ({ id_origin: id }) => context.key('learning-node', id) ?? [],
          ),
        },
        { status: 'PUBLISHED', active: true, shareable: false, allowsComments: false },
      ),
      // An empty list is for nobody, which is not the same as leaving it out.
      ...(node.departments === null ? {} : { departments: node.departments }),
      ...lean({ blocks: blocksOf(node.id_node) }),
    }),
  };
}

function htmlText(html: string): { html: string } | undefined {
  return html === '' ? undefined : { html };
}

function blockOf(
  block: Selectable<NodeBlocksTable>,
  elements: readonly Selectable<BlockElementsTable>[],
  context: ExportContext,
): object {
  const { mediaUrl } = block.parameters;
  const parameters = mediaUrl ? { ...block.parameters, mediaUrl: context.place(mediaUrl) } : block.parameters;
  return {
    type: block.block_type,
    ...lean(
      {
        title: block.title,
        text: htmlText(block.text),
        sequential: block.sequential,
        parameters,
        elements: elements.flatMap((element) => elementOf(element, context) ?? []),
      },
      { sequential: false, parameters: {} },
    ),
  };
}

/** Returns an element; undefined when what it names is not exported. */
function elementOf(element: Selectable<BlockElementsTable>, context: ExportContext): object | undefined {
  const placed = lean(
    {
      title: element.title,
      description: element.description,
      image: context.place(element.image),
      mobileImage: context.place(element.mobile_image),
      mandatory: element.mandatory,
    },
    { mandatory: false },
  );
  if (element.element_type === 'IMAGE') return { ...placed, ...lean({ link: element.link }) };
  const target = targetOf(element, context);
  return target && { ...target, ...placed };
}

function targetOf(element: Selectable<BlockElementsTable>, context: ExportContext): object | undefined {
  const key = (domain: string, id: number | null) => (id === null ? undefined : context.key(domain, id));
  const node = key('learning-node', element.id_node);
  if (node !== undefined) return { node };
  const content = key('content-item', element.id_content_item);
  if (content !== undefined) return { content };
  const evaluation = key('evaluations', element.id_evaluation);
  return evaluation === undefined ? undefined : { evaluation };
}
