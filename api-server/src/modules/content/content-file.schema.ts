import * as z from 'zod/mini';
import { contentType, imageStyles } from '@shared-kit/contracts/content';
import { homeTypes } from '@shared-kit/contracts/identity';
import { pictureSchema } from '../../platform/importing/picture.schema.ts';
import { sectionDesignInput } from './section-design.rules.ts';

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Use uma cor como #1a2b3c.'));
/** A file of the folder, with a path relative to the document, or an https address. */
const place = z.string().check(z.minLength(1), z.maxLength(500));
const picture = pictureSchema(place);
/** `https://jogo.exemplo.com`: an origin without a path. */
const siteOrigin = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'Use só a origem do site, como https://jogo.exemplo.com.'));
// Object.keys loses the type of the keys.
const typeNames = Object.keys(contentType) as (keyof typeof contentType)[];

const itemShape = {
  key,
  /** Type by name (`video`, `article`, …) or by number. */
  type: z.union([z.enum(typeNames), z.int().check(z.nonnegative())]),
  text: line,
  description: z._default(z.string().check(z.maxLength(2000)), ''),
  image: z._default(picture, ''),
  imageSecondary: z._default(picture, ''),
  imageStyle: z._default(z.enum(imageStyles), 'default'),
  color: z.optional(color),
  backgroundColor: z.optional(color),
  showText: z._default(z.boolean(), true),
  /** Text or HTML in the document itself. */
  content: z.optional(z.string()),
  /** Markdown or HTML file. */
  article: z.optional(z.string().check(z.regex(/\.(md|html)$/, 'Use um arquivo .md ou .html.'))),
  /** Media, file or page. */
  location: z._default(place, ''),
  referenceLink: z._default(z.string().check(z.maxLength(500)), ''),
  author: z._default(z.string().check(z.maxLength(120)), ''),
  /** True when people may share the link of a video. */
  shareable: z._default(z.boolean(), false),
  /** Duration in seconds. The length of a file that the server can read replaces it. */
  duration: z._default(z.number().check(z.nonnegative()), 0),
  captions: z._default(z.string().check(z.regex(/\.vtt$/, 'Use um arquivo .vtt.')), ''),
  /** Preview pictures for the seek bar: a file with `columns` × `rows` of them, one per `interval` seconds. */
  preview: z.optional(
    z.strictObject({
      image: place,
      interval: z.number().check(z.positive()),
      columns: z.int().check(z.positive(), z.maximum(20)),
      rows: z.int().check(z.positive(), z.maximum(50)),
    }),
  ),
  classification: z.optional(
    z.strictObject({ id: z.int().check(z.positive()), abbreviation: z.string(), title: z.string() }),
  ),
  /** Date expression, e.g. `today 19:00`. */
  initDate: z.optional(z.string()),
  sectionTo: z.optional(key),
  /** Key of a room of `chat.yaml`. */
  chatRoom: z.optional(key),
  tags: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)), []),
  /** False for one that people do not see any more. */
  active: z._default(z.boolean(), true),
};

const partSchema = z.strictObject(itemShape);
/** A journey list contains journeys, which contain their steps: at most two levels. */
const childSchema = z.strictObject({ ...itemShape, children: z._default(z.array(partSchema), []) });
const itemSchema = z.strictObject({ ...itemShape, children: z._default(z.array(childSchema), []) });

const sectionSchema = z.strictObject({
  key,
  /** Section type number; it selects the screen. */
  type: z.int().check(z.nonnegative()),
  order: z.int(),
  text: line,
  description: z._default(z.string(), ''),
  image: z._default(picture, ''),
  imageStyle: z._default(z.enum(imageStyles), 'default'),
  color: z.optional(color),
  showText: z._default(z.boolean(), true),
  parent: z.optional(key),
  sectionTo: z.optional(key),
  url: z._default(z.string(), ''),
  design: z._default(sectionDesignInput, {}),
  /** False for one that people do not see any more. */
  active: z._default(z.boolean(), true),
});

/** `content/<name>.yaml`: a section with its items or, without `section`, items that only trainings use. */
export const sectionFileSchema = z.strictObject({
  section: z.optional(sectionSchema),
  items: z._default(z.array(itemSchema), []),
});

/** Schema of `content.yaml`. */
export const contentFileSchema = z.strictObject({
  home: z.strictObject({ type: z.enum(homeTypes), mosaicStyle: z._default(z.enum(['tile', 'icon']), 'tile') }),
  /** Origins of embedded sites that receive the visitor's identity through a one-time token. */
  trustedSites: z._default(z.array(siteOrigin).check(z.maxLength(50)), []),
  /** Limits of what one person may send, in total and on a day. */
  uploads: z._default(
    z.strictObject({
      totalMegabytes: z.optional(z.int().check(z.nonnegative(), z.maximum(1024 * 1024))),
      totalFiles: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000))),
      dayMegabytes: z.optional(z.int().check(z.nonnegative(), z.maximum(1024 * 1024))),
      dayFiles: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000))),
    }),
    {},
  ),
});

/** `content-activity.yaml`: activity of people on the items, for demonstrations and for data of another portal. */
export const activityFileSchema = z.strictObject({
  activity: z.array(
    z.strictObject({
      user: z.string(),
      item: key,
      at: z.string(),
      /** Position in the media, in seconds. */
      seconds: z._default(z.number().check(z.nonnegative()), 0),
      /** Time spent, in seconds. */
      time: z._default(z.number().check(z.nonnegative()), 0),
      finished: z._default(z.boolean(), false),
      vote: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    }),
  ),
});

export type SectionInput = z.output<typeof sectionSchema>;
export type ItemInput = z.output<typeof itemSchema>;
/** Fields that items of every level have. */
export type PartInput = z.output<typeof partSchema>;
/** An item with its nested items, to any depth. */
export type TreeInput = PartInput & { readonly children?: readonly TreeInput[] };
export type SectionFile = z.output<typeof sectionFileSchema>;
export type ActivityFile = z.output<typeof activityFileSchema>;
