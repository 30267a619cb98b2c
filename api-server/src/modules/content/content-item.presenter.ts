import type { ContentItem } from '@shared-kit/contracts/content';
import type { PreviewRow } from './content.tables.ts';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { PersonalItemRow } from './content-item.repository.ts';
import { contentAddress, mediaAddress, withMediaAddresses } from './media-address.presenter.ts';
import type { MediaContext } from './media-address.presenter.ts';
import { averageVote } from './rating.rules.ts';

type Child = ContentItem['children'][number];

/** Presents a content item (A3-10) with the progress and vote of the row's person. */
export function presentContentItem(
  row: PersonalItemRow,
  children: readonly PersonalItemRow[],
  media: MediaContext,
): ContentItem {
  return { ...presentOne(row, media), children: children.map((child) => presentOne(child, media)) };
}

function presentOne(row: PersonalItemRow, media: MediaContext): Child {
  const rating = averageVote({ count: row.votes_count, sum: row.votes_sum });
  return {
    idContentItem: row.id_content_item,
    idContentType: row.id_content_type,
    idSection: row.id_section,
    text: row.text,
    description: row.description,
    image: mediaAddress(row.image, media),
    imageSecondary: mediaAddress(row.image_secondary, media),
    imageStyle: row.image_style,
    color: row.color,
    backgroundColor: row.background_color,
    showText: row.show_text,
    content: withMediaAddresses(row.content, media),
    contentLocation: contentAddress({ reference: row.content_location, idContentType: row.id_content_type }, media),
    referenceLink: row.reference_link,
    author: row.author,
    duration: row.duration,
    progress: row.progress ?? 0,
    completed: row.completed ?? 'NULL',
    visits: row.visits,
    rating,
    stars: Math.round(rating),
    numberVotes: row.votes_count,
    vote: row.vote,
    timeExecuted: row.time_executed ?? 0,
    lastPosition: row.last_position ?? 0,
    idChatRoom: row.id_chat_room,
    parent: row.parent,
    parentName: row.parent_name ?? '',
    idClassification: row.id_classification,
    classificationAbbreviation: row.classification_abbreviation,
    classificationTitle: row.classification_title,
    initDate: row.init_date && toMoment(row.init_date),
    sectionTo: row.section_to,
    captions: row.captions.map(({ label, language, location }) => ({
      label,
      language,
      url: mediaAddress(location, media),
    })),
    ...(row.preview ? { preview: presentPreview(row.preview, media) } : {}),
    file: row.file,
    tags: row.tags,
    shareable: row.shareable,
  };
}

function presentPreview(
  { location, interval, columns, rows }: PreviewRow,
  media: MediaContext,
): NonNullable<Child['preview']> {
  return { url: mediaAddress(location, media), interval, columns, rows };
}
