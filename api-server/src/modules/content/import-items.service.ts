import { contentType } from '@shared-kit/contracts/content';
import type { CaptionRow } from './content.tables.ts';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import type { PartInput, SectionFile, TreeInput } from './content-file.schema.ts';
import { safeHtml } from './content-html.rules.ts';
import { articleHtml, fileOfReference, lengthOfFile, storeMedia } from './import-media.service.ts';
import { isTimed } from './progress.rules.ts';
import { searchable } from './search-text.rules.ts';

type SectionDocument = ImportedDocument<SectionFile>;

interface Where {
  readonly idSection: number | null;
  readonly parent: number | null;
  readonly position: number;
}

/**
 * Writes the items of the folder. When the folder is the whole company, deactivates those that are no longer in it.
 * Progress and votes stay.
 */
export async function writeItems(
  db: TenantDb,
  documents: readonly SectionDocument[],
  context: WriteContext,
): Promise<void> {
  const keys: string[] = [];
  for (const document of documents) {
    const { section, items } = document.data;
    const idSection = section ? context.ref('content-section', section.key) : null;
    await writeTrees(db, document, items, { idSection, parent: null }, context, keys);
  }
  if (!context.isWhole) return;
  keys.push(...context.keysOfParts('content-item'));
  await db
    .updateTable('content_items')
    .set({ active: false })
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute();
}

/** Writes items with their nested items, and registers their keys. */
async function writeTrees(
  db: TenantDb,
  document: SectionDocument,
  items: readonly TreeInput[],
  above: Omit<Where, 'position'>,
  context: WriteContext,
  keys: string[],
): Promise<void> {
  for (const [position, item] of items.entries()) {
    keys.push(item.key);
    const parent = await writeItem(db, document, item, { ...above, position }, context);
    await writeTrees(db, document, item.children ?? [], { ...above, parent }, context, keys);
  }
}

async function writeItem(
  db: TenantDb,
  document: SectionDocument,
  item: PartInput,
  { idSection, parent, position }: Where,
  context: WriteContext,
): Promise<number> {
  const location = await storeMedia(document, item.location, context);
  const captions = await captionRows(document, item.captions, context);
  const file = await fileOfReference(db, location, item.location);
  const idContentType = typeof item.type === 'number' ? item.type : contentType[item.type];
  const isOwnMedium = isTimed(idContentType) && file !== null;
  // The file decides; what the import says counts for files of other services and for unreadable ones (decision 527).
  const duration = (isOwnMedium && (await lengthOfFile(document, item.location, context))) || item.duration;
  const fields = {
    id_content_type: idContentType,
    id_section: idSection,
    parent,
    position,
    text: item.text,
    description: item.description,
    image: await storeMedia(document, item.image, context),
    image_secondary: await storeMedia(document, item.imageSecondary, context),
    image_style: item.imageStyle,
    color: item.color ?? '',
    background_color: item.backgroundColor ?? '',
    show_text: item.showText,
    content:
      item.article === undefined ? safeHtml(item.content ?? '') : await articleHtml(document, item.article, context),
    content_location: location,
    reference_link: item.referenceLink,
    author: item.author,
    shareable: item.shareable,
    id_chat_room: item.chatRoom === undefined ? null : context.ref('chat-room', item.chatRoom),
    id_classification: item.classification?.id ?? null,
    classification_abbreviation: item.classification?.abbreviation ?? '',
    classification_title: item.classification?.title ?? '',
    init_date: item.initDate === undefined ? null : context.date(item.initDate),
    section_to: item.sectionTo === undefined ? null : context.ref('content-section', item.sectionTo),
    captions: toJson(captions),
    preview: await previewRow(document, item.preview, context),
    file: file && toJson(file),
    tags: toJson([...new Set(item.tags)]),
    search_text: searchable([item.text, item.description, item.author, ...item.tags].join(' ')),
    active: item.active,
  };
  const row = await db
    .insertInto('content_items')
    .values({ key: item.key, duration, length_read: isOwnMedium, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['key']).doUpdateSet((eb) => {
        if (duration > 0) return { ...fields, duration, duration_reported: false, length_read: isOwnMedium };
        // A known duration stays as long as the file is the same; a browser's stays only for files of other services.
        const isSame = eb('content_items.content_location', '=', location);
        const stays = isOwnMedium ? eb.and([isSame, eb('content_items.duration_reported', '=', false)]) : isSame;
        return {
          ...fields,
          duration: eb.case().when(stays).then(eb.ref('content_items.duration')).else(0).end(),
          duration_reported: eb.case().when(stays).then(eb.ref('content_items.duration_reported')).else(false).end(),
          length_read: isOwnMedium,
        };
      }),
    )
    .returning('id_content_item')
    .executeTakeFirstOrThrow();
  await context.register('content-item', item.key, row.id_content_item);
  return row.id_content_item;
}

async function captionRows(document: SectionDocument, place: string, context: WriteContext): Promise<CaptionRow[]> {
  if (place === '') return [];
  return [{ label: 'Português', language: 'pt-BR', location: await storeMedia(document, place, context) }];
}

async function previewRow(
  document: SectionDocument,
  preview: PartInput['preview'],
  context: WriteContext,
): Promise<string | null> {
  if (preview === undefined) return null;
  const { image, ...appearance } = preview;
  return toJson({ location: await storeMedia(document, image, context), ...appearance });
}
