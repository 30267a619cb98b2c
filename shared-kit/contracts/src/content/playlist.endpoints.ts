import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { completionStatuses } from './content-item.schema.ts';

/** Maximum number of videos of a playlist (A7m-27, A9-03). */
export const PLAYLIST_PAGE_SIZE = 50;

/** Supported video providers. */
export const videoProviders = ['youtube', 'wistia'] as const;

/** Id of a video in the format of YouTube and Wistia. */
export const idVideoSchema = z.string().check(z.regex(/^[\w-]{4,40}$/));

export const playlistVideoSchema = z.object({
  idVideo: z.string(),
  title: z.string(),
  description: z.string(),
  /** Address of a picture; empty when there is none. */
  image: z.string(),
  /** Seconds; 0 while unknown. */
  duration: z.number(),
  /** Address of the provider's player for this video, to be framed. */
  embedUrl: z.string(),
  /** Percent that the user has seen, 0 to 100. */
  progress: z.number(),
  completed: z.enum(completionStatuses),
  /** Position in seconds; 0 for the start. */
  lastPosition: z.number(),
});

/**
 * Returns the videos of a content item whose location is an address of YouTube or Wistia: those of its playlist
 * (A2v-08), or the single video. Returns `success: false` and no videos when the provider does not answer (A7m-31).
 */
export const findPlaylist = defineEndpoint({
  id: 'content.find-playlist',
  method: 'GET',
  path: '/content/playlist/:id',
  access: 'session',
  summary: 'Vídeos de uma lista do YouTube ou da Wistia, com o progresso da pessoa',
  params: z.object({ id: idSchema }),
  reply: z.object({
    success: z.boolean(),
    provider: z.enum(videoProviders),
    videos: z.array(playlistVideoSchema),
    /** Total seconds of all videos. */
    totalDuration: z.number(),
    /** The video that the user watched last; null before the first. */
    idLastVideo: z.nullable(z.string()),
  }),
});

/**
 * Saves the total duration of a playlist (A7c-20, A7c-21). A duration that the provider has reported to the server has
 * precedence.
 */
export const savePlaylistDuration = defineEndpoint({
  id: 'content.save-playlist-duration',
  method: 'POST',
  path: '/content/playlist/:id/duration',
  access: 'session',
  summary: 'Guarda a duração total de uma lista de vídeos, em segundos',
  params: z.object({ id: idSchema }),
  body: z.object({ duration: z.number().check(z.positive(), z.maximum(8_640_000)) }),
  reply: z.object({ success: z.literal(true), duration: z.number() }),
  errors: { 'content.not-a-playlist': 409 },
});

/**
 * Returns the content item whose playlist contains a video, for an address that names only the video (A2r-10, A2r-11).
 */
export const findVideo = defineEndpoint({
  id: 'content.find-video',
  method: 'GET',
  path: '/content/video/:provider/:idVideo',
  access: 'session',
  summary: 'Conteúdo em cuja lista um vídeo está',
  params: z.object({ provider: z.enum(videoProviders), idVideo: idVideoSchema }),
  reply: z.object({ success: z.literal(true), idContentItem: z.number(), idSection: z.nullable(z.number()) }),
});

export type VideoProvider = (typeof videoProviders)[number];
export type PlaylistVideo = z.infer<typeof playlistVideoSchema>;
