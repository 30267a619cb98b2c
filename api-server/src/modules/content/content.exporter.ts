import type { Selectable } from 'kysely';
import { contentType } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../platform/importing/import-date.rules.ts';
import { lean } from '../../platform/importing/lean.rules.ts';
import type { ContentItemsTable, SectionsTable } from './content.tables.ts';

type SectionRow = Selectable<SectionsTable>;
type ItemRow = Selectable<ContentItemsTable>;

/** File of the items that only trainings use; no section's key begins like this. */
const LOOSE_ITEMS = 'content/_sem-secao.yaml';
const MB = 1024 * 1024;

/** Returns the settings of the contents, and a document per section with its items. */
export async function exportContents(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const settings = await db.selectFrom('content_settings').selectAll().executeTakeFirst();
  const sections = await db.selectFrom('sections').selectAll().orderBy('id_section').execute();
  const items = await db
    .selectFrom('content_items')
    .selectAll()
    .orderBy('active', 'desc')
    .orderBy('position')
    .orderBy('id_content_item')
    .execute();
  for (const { id_section: id, key } of sections) context.register('content-section', id, key);
  for (const { id_content_item: id, key } of items) context.register('content-item', id, key);
  const tops = Map.groupBy(
    items.filter(({ parent }) => parent === null),
    ({ id_section: idSection }) => idSection,
  );
  const children = Map.groupBy(items, ({ parent }) => parent);
  const inSection = (idSection: number | null) => ({
    items: {
      kind: 'content' as const,
      things: (tops.get(idSection) ?? []).map((item) => itemOf(item, children, context)),
    },
  });
  const loose = inSection(null);
  return [
    ...(settings ? [settingsOf(settings)] : []),
    ...sections.map((section): ExportedDocument => ({
      path: `content/${section.key}.yaml`,
      kind: 'section',
      fields: { section: sectionOf(section, context) },
      lists: inSection(section.id_section),
    })),
    ...(loose.items.things.length === 0
      ? []
      : [{ path: LOOSE_ITEMS, kind: 'section' as const, fields: {}, lists: loose }]),
  ];
}

function settingsOf(settings: {
  readonly home_type: string;
  readonly mosaic_style: string;
  readonly trusted_sites: readonly string[];
  readonly upload_limits: { readonly bytes?: number; files?: number; dayBytes?: number; dayFiles?: number };
}): ExportedDocument {
  const { bytes, files, dayBytes, dayFiles } = settings.upload_limits;
  const uploads = lean(
    {
      totalMegabytes: bytes === undefined ? undefined : Math.round(bytes / MB),
      totalFiles: files,
      dayMegabytes: dayBytes === undefined ? undefined : Math.round(dayBytes / MB),
      dayFiles,
    },
    {},
  );
  return {
    path: 'content.yaml',
    kind: 'settings',
    fields: {
      home: { type: settings.home_type, ...lean({ mosaicStyle: settings.mosaic_style }, { mosaicStyle: 'tile' }) },
      ...lean({ trustedSites: settings.trusted_sites, uploads }, { uploads: {} }),
    },
  };
}

function sectionOf(section: SectionRow, context: ExportContext): object {
  const keyOf = (id: number | null) => (id === null ? undefined : context.key('content-section', id));
  return {
    key: section.key,
    type: section.id_section_type,
    order: section.position,
    text: section.text,
    ...lean(
      {
        description: section.description,
        image: context.place(section.image),
        imageStyle: section.image_style,
        color: section.color,
        showText: section.show_text,
        parent: keyOf(section.parent_id_section),
        sectionTo: keyOf(section.section_to),
        url: section.url,
        design: section.design,
        active: section.active,
      },
      { imageStyle: 'default', showText: true, design: {}, active: true },
    ),
  };
}

function itemOf(item: ItemRow, children: ReadonlyMap<number | null, ItemRow[]>, context: ExportContext): object {
  const inside = children.get(item.id_content_item) ?? [];
  const [caption] = item.captions;
  return {
    key: item.key,
    type: typeName(item.id_content_type),
    text: item.text,
    ...lean(
      {
        description: item.description,
        image: context.place(item.image),
        imageSecondary: context.place(item.image_secondary),
        imageStyle: item.image_style,
        color: item.color,
        backgroundColor: item.background_color,
        showText: item.show_text,
        ...textOf(item, context),
        location: context.place(item.content_location, item.file?.name),
        referenceLink: item.reference_link,
        author: item.author,
        shareable: item.shareable,
        // A duration that a browser has reported does not belong to the company's settings.
        duration: item.duration_reported ? 0 : item.duration,
        captions: caption && context.place(caption.location),
        preview: item.preview && previewOf(item.preview, context),
        classification: classificationOf(item),
        initDate: item.init_date === null ? undefined : importDateOf(item.init_date),
        sectionTo: item.section_to === null ? undefined : context.key('content-section', item.section_to),
        chatRoom: item.id_chat_room === null ? undefined : context.key('chat-room', item.id_chat_room),
        tags: item.tags,
        active: item.active,
        children: inside.map((child) => itemOf(child, children, context)),
      },
      { imageStyle: 'default', showText: true, shareable: false, duration: 0, active: true },
    ),
  };
}

function typeName(idContentType: number): string | number {
  return Object.entries(contentType).find(([, id]) => id === idContentType)?.[0] ?? idContentType;
}

/** Returns a text in the document, or a page of its own when it has pictures of the portal. */
function textOf({ key, content }: ItemRow, context: ExportContext): { content?: string; article?: string } {
  if (!content.includes('"media:')) return { content };
  const page = content.replaceAll(/"media:([^"]+)"/g, (_, storageKey: string) => {
    const path = context.media(storageKey) ?? '';
    return `"../..${path}"`;
  });
  return { article: context.text(`content/paginas/${key}.html`, page) };
}

function previewOf({ location, ...shape }: NonNullable<ItemRow['preview']>, context: ExportContext): object {
  return { image: context.place(location), ...shape };
}

function classificationOf(item: ItemRow): object | undefined {
  if (item.id_classification === null) return undefined;
  return {
    id: item.id_classification,
    abbreviation: item.classification_abbreviation,
    title: item.classification_title,
  };
}
