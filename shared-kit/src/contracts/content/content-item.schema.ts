import * as z from 'zod/mini';
import { momentSchema } from 'shared-kit/contracts/core';

/** A4m-10: how far the person is with a portal content item. */
export const completionStatuses = ['NULL', 'PROGRESS', 'COMPLETED'] as const;

export const imageStyles = ['icon', 'hybrid', 'tile', 'default'] as const;

const captionSchema = z.object({
  /** Language shown in the player's menu, e.g. 'Português'. */
  label: z.string(),
  /** BCP 47, e.g. `pt-BR`. */
  language: z.string(),
  /** WebVTT file. */
  url: z.string(),
});

/** Small pictures of a video in one file, row by row: one for each `interval` seconds. */
const previewSchema = z.object({
  url: z.string(),
  interval: z.number(),
  columns: z.number(),
  rows: z.number(),
});

/** The file behind `contentLocation`, where the portal itself keeps it. */
const storedFileSchema = z.object({
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number(),
});

const itemShape = {
  idContentItem: z.number(),
  idContentType: z.number(),
  /** Section the item is listed in; null for an item that only trainings use. */
  idSection: z.nullable(z.number()),
  text: z.string(),
  description: z.string(),
  image: z.string(),
  imageSecondary: z.string(),
  imageStyle: z.enum(imageStyles),
  color: z.string(),
  backgroundColor: z.string(),
  showText: z.boolean(),
  /** Sanitised HTML, or text. */
  content: z.string(),
  /** Address of the media, file or page; empty where there is none. Media links expire after some hours. */
  contentLocation: z.string(),
  referenceLink: z.string(),
  author: z.string(),
  /** Seconds; 0 while unknown. */
  duration: z.number(),
  /** Percent of the item that the person has seen, 0 to 100. */
  progress: z.number(),
  completed: z.enum(completionStatuses),
  /** Visits of everybody. */
  visits: z.number(),
  /** Average of all votes with one decimal; 0 without votes. */
  rating: z.number(),
  /** The average as whole stars, 0 to 5. */
  stars: z.number(),
  numberVotes: z.number(),
  /** Own vote, 1 to 5; null before voting. */
  vote: z.nullable(z.number()),
  /** Seconds that the person has spent on it. */
  timeExecuted: z.number(),
  /** Seconds into the media at which the person stopped; 0 for the start. */
  lastPosition: z.number(),
  idChatRoom: z.nullable(z.number()),
  /** Content item that this one is part of. */
  parent: z.nullable(z.number()),
  parentName: z.string(),
  idClassification: z.nullable(z.number()),
  classificationAbbreviation: z.string(),
  classificationTitle: z.string(),
  /** When a live item starts. */
  initDate: z.nullable(momentSchema),
  /** Section that the item leads to instead of a viewer. */
  sectionTo: z.nullable(z.number()),
  captions: z.array(captionSchema),
  preview: z.optional(previewSchema),
  file: z.nullable(storedFileSchema),
  /** Words that its list can be narrowed by. */
  tags: z.array(z.string()),
  /** Its link may be handed on (B4.3-25). */
  shareable: z.boolean(),
};

/** A3-10. `children` goes one level deep; what is below it comes with GET /content/find/{id}. */
export const contentItemSchema = z.object({ ...itemShape, children: z.array(z.object(itemShape)) });

export type CompletionStatus = (typeof completionStatuses)[number];
export type ContentItem = z.infer<typeof contentItemSchema>;
