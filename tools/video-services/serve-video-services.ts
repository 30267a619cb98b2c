import { createReadStream, statSync } from 'node:fs';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inWorkspace } from '../lib/workspace.ts';
import { embedPage } from './embed-page.ts';
import { wistiaProjects, wistiaVideos, youtubeLists, youtubeVideos } from './catalog.ts';
import type { StandInVideo } from './catalog.ts';

const usualPort = 3003;
const key = 'demonstracao';

export interface VideoServicesStandIn {
  readonly origin: string;
  /** Environment with which a portal uses this server instead of YouTube and Wistia. */
  readonly env: NodeJS.ProcessEnv;
  /** Received requests in order: path and query without the key. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Returns whether the environment configures other video services. */
export function hasOwnVideoServices(env: NodeJS.ProcessEnv): boolean {
  return env['YOUTUBE_API_KEY'] !== undefined || env['WISTIA_API_TOKEN'] !== undefined;
}

/**
 * Stands in for YouTube (Data API v3, framed player) and Wistia (Data API v1, framed player) on this machine, in their
 * documented formats, with films of the demo. Lists with these names return errors: `PLsaber-fora-do-ar`,
 * `PLsaber-outra-forma`, `PLsaber-sem-resposta`.
 */
export async function serveVideoServices(): Promise<VideoServicesStandIn> {
  const app = Fastify({ forceCloseConnections: true });
  const requests: string[] = [];
  app.addHook(
    'onRequest',
    async ({ url }) => void (/^\/(youtube|wistia)\//.test(url) && requests.push(url.replace(/[?&]key=[^&]*/, ''))),
  );
  serveYoutube(app);
  serveWistia(app);
  serveFilms(app);
  const address = await app
    .listen({ host: 'localhost', port: usualPort })
    .catch(() => app.listen({ host: 'localhost', port: 0 }));
  const origin = `http://localhost:${new URL(address).port}`;
  return {
    origin,
    requests,
    env: {
      YOUTUBE_API_URL: `${origin}/youtube/v3`,
      YOUTUBE_API_KEY: key,
      YOUTUBE_EMBED_ORIGIN: origin,
      WISTIA_API_URL: `${origin}/wistia/v1`,
      WISTIA_API_TOKEN: key,
      WISTIA_EMBED_ORIGIN: origin,
    },
    close: () => app.close(),
  };
}

function serveYoutube(app: FastifyInstance): void {
  app.get('/youtube/v3/playlistItems', async (request, reply) => {
    const { playlistId = '', key: given } = request.query as { playlistId?: string; key?: string };
    if (given !== key) return youtubeFault(reply, 400, 'API key not valid. Please pass a valid API key.');
    if (playlistId === 'PLsaber-fora-do-ar') return youtubeFault(reply, 503, 'The service is currently unavailable.');
    if (playlistId === 'PLsaber-outra-forma') return reply.type('text/html').send('<h1>Em manutenção</h1>');
    if (playlistId === 'PLsaber-sem-resposta') return new Promise(() => undefined);
    const videos = youtubeLists[playlistId];
    if (!videos)
      return youtubeFault(
        reply,
        404,
        "The playlist identified with the request's playlistId parameter cannot be found.",
      );
    const items = videos.slice(0, 50).map((video, position) => ({
      kind: 'youtube#playlistItem',
      id: `${playlistId}.${video.id}`,
      snippet: {
        title: video.title,
        description: video.description,
        playlistId,
        position,
        channelTitle: 'Rede Saber+',
        thumbnails: {
          medium: { url: pictureOf(request.host, video), width: 320, height: 180 },
          high: { url: pictureOf(request.host, video), width: 480, height: 360 },
        },
        resourceId: { kind: 'youtube#video', videoId: video.id },
      },
      contentDetails: { videoId: video.id },
    }));
    return {
      kind: 'youtube#playlistItemListResponse',
      pageInfo: { totalResults: videos.length, resultsPerPage: 50 },
      items,
    };
  });

  app.get('/youtube/v3/videos', async (request, reply) => {
    const { id = '', key: given } = request.query as { id?: string; key?: string };
    if (given !== key) return youtubeFault(reply, 400, 'API key not valid. Please pass a valid API key.');
    const items = youtubeVideos
      .filter((video) => id.split(',').includes(video.id))
      .map((video) => ({
        kind: 'youtube#video',
        id: video.id,
        contentDetails: { duration: `PT${video.duration}S`, dimension: '2d' },
        status: { embeddable: true, privacyStatus: 'unlisted' },
      }));
    return {
      kind: 'youtube#videoListResponse',
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
      items,
    };
  });

  app.get('/embed/:id', async (request, reply) =>
    sendEmbed(
      reply,
      'youtube',
      youtubeVideos.find(({ id }) => id === (request.params as { id: string }).id),
    ),
  );
}

function youtubeFault(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code).send({ error: { code, message, errors: [{ message, domain: 'youtube', reason: 'error' }] } });
}

function serveWistia(app: FastifyInstance): void {
  app.get('/wistia/v1/projects/:file', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`)
      return reply.code(401).send({ code: 'unauthorized_credentials', error: 'Unauthorized credentials.' });
    const id = (request.params as { file: string }).file.replace(/\.json$/, '');
    const videos = wistiaProjects[id];
    if (!videos) return reply.code(404).send({ error: 'Not found' });
    const medias = videos.map((video, index) => ({
      id: index + 1,
      hashed_id: video.id,
      name: video.title,
      description: `<p>${video.description}</p>`,
      type: 'Video',
      status: 'ready',
      progress: 1,
      duration: video.duration + 0.4,
      thumbnail: { url: pictureOf(request.host, video), width: 640, height: 360 },
    }));
    return { id: 1, hashedId: id, name: 'Rede Saber+', mediaCount: medias.length, public: false, medias };
  });

  app.get('/embed/iframe/:id', async (request, reply) =>
    sendEmbed(
      reply,
      'wistia',
      wistiaVideos.find(({ id }) => id === (request.params as { id: string }).id),
    ),
  );
}

function sendEmbed(reply: FastifyReply, service: 'youtube' | 'wistia', video: StandInVideo | undefined): FastifyReply {
  return video
    ? reply.type('text/html').send(embedPage(service, video))
    : reply.code(404).type('text/html').send('<!doctype html><title>Vídeo indisponível</title><p>Vídeo indisponível');
}

function pictureOf(host: string, { film }: StandInVideo): string {
  return `http://${host}/pictures/${film}.webp`;
}

const mediaTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', vtt: 'text/vtt', webp: 'image/webp' };

/** Serves films with range requests, which players need to seek. */
function serveFilms(app: FastifyInstance): void {
  app.get('/:kind(films|pictures)/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, extension = ''] = /^[a-z0-9-]+\.(mp4|vtt|webp)$/.exec(file) ?? [];
    const path = inWorkspace('demo/sabermais/content/media', file);
    const size = extension === '' ? undefined : statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) return reply.code(404).send();
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const range = {
      start: Math.min(Number(from), size - 1),
      end: to === '' ? size - 1 : Math.min(Number(to), size - 1),
    };
    void reply.type(mediaTypes[extension] ?? '').headers({
      'accept-ranges': 'bytes',
      'content-length': range.end - range.start + 1,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers.range)
      void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(createReadStream(path, range));
  });
}
