import * as z from 'zod/mini';
import { momentSchema } from '@shared-kit/contracts/core';

/** Completion states of a portal content item (A4m-10). */
export const completionStatuses = ['NULL', 'PROGRESS', 'COMPLETED'] as const;

/** Image styles of a content item in lists. */
export const imageStyles = ['icon', 'hybrid', 'tile', 'default'] as const;

const captionSchema = z.object({
  /** Language shown in the player's menu, e.g. 'Português'. */
  label: z.string(),
  /** BCP 47, e.g. `pt-BR`. */
  language: z.string(),
  /** WebVTT file. */
  url: z.string(),
});

/** Preview images of a video in one file, row by row: one for every `interval` seconds. */
const previewSchema = z.object({
  url: z.string(),
  interval: z.number(),
  columns: z.number(),
  rows: z.number(),
});

/** File of `contentLocation`, when the portal itself stores it. */
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
  /** Address of the media, file or page; empty when there is none. Media links expire after some hours. */
  contentLocation: z.string(),
  referenceLink: z.string(),
  author: z.string(),
  /** Seconds; 0 while unknown. */
  duration: z.number(),
  /** Percent of the item that the user has seen, 0 to 100. */
  progress: z.number(),
  completed: z.enum(completionStatuses),
  /** Number of visits of all users. */
  visits: z.number(),
  /** Average of all votes with one decimal; 0 without votes. */
  rating: z.number(),
  /** The average as whole stars, 0 to 5. */
  stars: z.number(),
  numberVotes: z.number(),
  /** The user's vote, 1 to 5; null before voting. */
  vote: z.nullable(z.number()),
  /** Seconds that the user has spent on it. */
  timeExecuted: z.number(),
  /** Seconds into the media where the user stopped; 0 for the start. */
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
  /** Tags that its list can be filtered by. */
  tags: z.array(z.string()),
  /** True when its link may be shared (B4.3-25). */
  shareable: z.boolean(),
};

/** Content item (A3-10). `children` has one level; GET /content/find/{id} returns deeper levels. */
export const contentItemSchema = z.object({ ...itemShape, children: z.array(z.object(itemShape)) });

export type CompletionStatus = (typeof completionStatuses)[number];
export type ContentItem = z.infer<typeof contentItemSchema>;
