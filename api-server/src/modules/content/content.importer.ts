import { defineImporter } from '../../platform/importing/importer.port.ts';
import type { CheckContext, FieldPath, ImportEntry, ImportedDocument } from '../../platform/importing/importer.port.ts';
import { splitFocus } from '../../platform/importing/picture-focus.rules.ts';
import { activityFileSchema, contentFileSchema, sectionFileSchema } from './content-file.schema.ts';
import type { SectionFile, TreeInput } from './content-file.schema.ts';
import { writeActivity } from './import-activity.service.ts';
import { writeItems } from './import-items.service.ts';
import { exportContents } from './content.exporter.ts';
import { isOutside } from './import-media.service.ts';
import { writeSections, writeSettings } from './import-sections.service.ts';

export const contentImporter = defineImporter({
  domain: 'content',
  after: ['users', 'gamification', 'chat'],
  documents: {
    settings: { path: 'content.yaml', schema: contentFileSchema },
    sections: { path: 'content/*.yaml', schema: sectionFileSchema },
    activity: { path: 'content-activity.yaml', schema: activityFileSchema },
  },
  check({ sections, activity }, context) {
    for (const document of sections) checkSection(document, context);
    for (const document of activity) {
      document.data.activity.forEach(({ user, item }, index) => {
        context.expectRef(document, ['activity', index, 'user'], 'user', user);
        context.expectRef(document, ['activity', index, 'item'], 'content-item', item);
      });
    }
  },
  entries: ({ sections }) => sections.flatMap(entriesOf),
  export: exportContents,
  async write(db, { settings, sections, activity }, context) {
    for (const { data } of settings) await writeSettings(db, data);
    await writeSections(db, sections, context);
    await writeItems(db, sections, context);
    for (const { data } of activity) await writeActivity(db, data, context);
  },
});

function entriesOf(document: ImportedDocument<SectionFile>): ImportEntry[] {
  const { section, items } = document.data;
  const ofItem = (item: TreeInput, above: string): ImportEntry[] => {
    const { children = [], ...data } = item;
    return [
      { kind: 'content', domain: 'content-item', key: item.key, title: item.text, document, data: { above, data } },
      ...children.flatMap((child) => ofItem(child, item.key)),
    ];
  };
  const ofSection: ImportEntry[] = section
    ? [{ kind: 'section', domain: 'content-section', key: section.key, title: section.text, document, data: section }]
    : [];
  return [...ofSection, ...items.flatMap((item) => ofItem(item, section?.key ?? ''))];
}

function checkSection(document: ImportedDocument<SectionFile>, context: CheckContext): void {
  const { section, items } = document.data;
  if (section) {
    context.declareRef(document, ['section', 'key'], 'content-section', section.key);
    if (section.parent) context.expectRef(document, ['section', 'parent'], 'content-section', section.parent);
    if (section.sectionTo) context.expectRef(document, ['section', 'sectionTo'], 'content-section', section.sectionTo);
    expectPlace(document, ['section', 'image'], section.image, context);
  }
  items.forEach((item, index) => checkItem(document, ['items', index], item, context));
}

function checkItem(
  document: ImportedDocument<SectionFile>,
  field: FieldPath,
  item: TreeInput,
  context: CheckContext,
): void {
  context.declareRef(document, [...field, 'key'], 'content-item', item.key);
  if (item.chatRoom) context.expectRef(document, [...field, 'chatRoom'], 'chat-room', item.chatRoom);
  if (item.sectionTo) context.expectRef(document, [...field, 'sectionTo'], 'content-section', item.sectionTo);
  for (const name of ['image', 'imageSecondary', 'location', 'captions'] as const) {
    expectPlace(document, [...field, name], item[name], context);
  }
  if (item.preview) expectPlace(document, [...field, 'preview', 'image'], item.preview.image, context);
  if (item.article !== undefined) context.expectMedia(document, [...field, 'article'], item.article);
  if (item.article !== undefined && item.content !== undefined) {
    context.fault(document, [...field, 'content'], 'Use content ou article, não os dois.');
  }
  item.children?.forEach((child, index) => checkItem(document, [...field, 'children', index], child, context));
}

function expectPlace(
  document: ImportedDocument<SectionFile>,
  field: FieldPath,
  place: string,
  context: CheckContext,
): void {
  if (place !== '' && !isOutside(place)) context.expectMedia(document, field, splitFocus(place).file);
}
