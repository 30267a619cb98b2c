import { PLAYLIST_PAGE_SIZE } from '@shared-kit/contracts/content';
import * as z from 'zod/mini';
import { readJson } from './read-json.adapter.ts';
import { pictureUrl, plainText, secondsOfIso } from './service-text.rules.ts';
import type { ListedVideo, ServiceAccess } from './video-service.port.ts';

const listSchema = z.object({ items: z.array(z.unknown()) });

const thumbnailSchema = z.object({ url: z.string(), width: z.optional(z.number()) });

const playlistItemSchema = z.object({
  snippet: z.object({
    title: z.string(),
    description: z._default(z.string(), ''),
    thumbnails: z._default(z.record(z.string(), thumbnailSchema), {}),
  }),
  contentDetails: z.object({ videoId: z.string().check(z.regex(/^[\w-]{11}$/)) }),
});

const videoSchema = z.object({
  id: z.string(),
  contentDetails: z.object({ duration: z.string() }),
  status: z.optional(z.object({ embeddable: z.optional(z.boolean()) })),
});

/** Pixels. Wide enough for the largest card; larger pictures only add weight. */
const PICTURE_WIDTH = 480;

/**
 * A7m-27, A7m-28: lists the playlist, then reads the length of each video. Leaves out videos that are deleted,
 * private or not embeddable.
 */
export async function listYoutubePlaylist(access: ServiceAccess, idPlaylist: string): Promise<readonly ListedVideo[]> {
  const listed = itemsOf(
    playlistItemSchema,
    await readJson(
      address(access, 'playlistItems', {
        part: 'snippet,contentDetails',
        maxResults: String(PLAYLIST_PAGE_SIZE),
        playlistId: idPlaylist,
      }),
      listSchema,
    ),
  );
  const once = [...new Map(listed.map((item) => [item.contentDetails.videoId, item])).values()].slice(
    0,
    PLAYLIST_PAGE_SIZE,
  );
  if (once.length === 0) return [];
  const ids = once.map(({ contentDetails }) => contentDetails.videoId).join(',');
  const found = itemsOf(
    videoSchema,
    await readJson(
      address(access, 'videos', { part: 'contentDetails,status', id: ids, maxResults: String(PLAYLIST_PAGE_SIZE) }),
      listSchema,
    ),
  );
  const byId = new Map(found.map((video) => [video.id, video]));
  return once.flatMap(({ snippet, contentDetails: { videoId } }) => {
    const video = byId.get(videoId);
    if (!video || video.status?.embeddable === false) return [];
    return {
      idVideo: videoId,
      title: plainText(snippet.title, 300),
      description: plainText(snippet.description, 2000),
      image: pictureUrl(pictureOf(snippet.thumbnails), access.pictureOrigins),
      duration: secondsOfIso(video.contentDetails.duration),
    };
  });
}

function address({ url, secret }: ServiceAccess, call: string, query: Readonly<Record<string, string>>): URL {
  const found = new URL(`${url}/${call}`);
  found.search = new URLSearchParams({ ...query, key: secret }).toString();
  return found;
}

/** Parses the items and skips those that cannot be parsed. */
function itemsOf<S extends typeof playlistItemSchema | typeof videoSchema>(
  schema: S,
  { items }: z.output<typeof listSchema>,
): z.output<S>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data as z.output<S>] : [];
  });
}

function pictureOf(thumbnails: Readonly<Record<string, z.output<typeof thumbnailSchema>>>): string | undefined {
  const bySize = Object.values(thumbnails).toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0));
  return (bySize.find(({ width = 0 }) => width >= PICTURE_WIDTH) ?? bySize.at(-1))?.url;
}
