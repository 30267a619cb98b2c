import { PLAYLIST_PAGE_SIZE } from '@shared-kit/contracts/content';
import * as z from 'zod/mini';
import { readJson } from './read-json.adapter.ts';
import { pictureUrl, plainText } from './service-text.rules.ts';
import type { ListedVideo, ServiceAccess } from './video-service.port.ts';

const projectSchema = z.object({ medias: z._default(z.array(z.unknown()), []) });

const mediaSchema = z.object({
  hashed_id: z.string().check(z.regex(/^[a-z0-9]{6,20}$/i)),
  name: z.string(),
  type: z.string(),
  duration: z._default(z.nullable(z.number().check(z.nonnegative(), z.maximum(864_000))), 0),
  description: z._default(z.nullable(z.string()), ''),
  thumbnail: z.optional(z.nullable(z.object({ url: z.string() }))),
});

/** A7m-29, A7m-30: lists the video and audio medias of a project. */
export async function listWistiaProject(
  { url, secret, pictureOrigins }: ServiceAccess,
  idProject: string,
): Promise<readonly ListedVideo[]> {
  const { medias } = await readJson(new URL(`${url}/projects/${encodeURIComponent(idProject)}.json`), projectSchema, {
    authorization: `Bearer ${secret}`,
  });
  const videos = medias.flatMap((media): ListedVideo[] => {
    const parsed = mediaSchema.safeParse(media);
    if (!parsed.success || !['Video', 'Audio'].includes(parsed.data.type)) return [];
    const { hashed_id, name, duration, description, thumbnail } = parsed.data;
    return [
      {
        idVideo: hashed_id,
        title: plainText(name, 300),
        // Wistia's descriptions are HTML.
        description: plainText((description ?? '').replaceAll(/<[^>]*>/g, ' '), 2000),
        image: pictureUrl(thumbnail?.url, pictureOrigins),
        duration: duration ?? 0,
      },
    ];
  });
  return videos.slice(0, PLAYLIST_PAGE_SIZE);
}
