import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest) => unknown;

/** A local service that answers as the test configures: YouTube below /youtube, Wistia below /wistia. */
export interface TestVideoService {
  readonly origin: string;
  /** Requested paths. */
  readonly requests: string[];
  /** Answers from now on; a number is a status without a usable body. */
  answers: Record<'playlistItems' | 'videos' | 'project', Answer>;
  close(): Promise<void>;
}

const idle: TestVideoService['answers'] = {
  playlistItems: () => ({ items: [] }),
  videos: () => ({ items: [] }),
  project: () => ({ medias: [] }),
};

export async function startVideoService(): Promise<TestVideoService> {
  const app = Fastify({ forceCloseConnections: true });
  const requests: string[] = [];
  const service = { origin: '', requests, answers: idle, close: () => app.close() };
  const serve = (path: string, name: keyof TestVideoService['answers']): void => {
    app.get(path, async (request, reply) => {
      requests.push(request.url);
      const answer = await service.answers[name](request);
      return typeof answer === 'number' ? reply.code(answer).send({ error: { code: answer } }) : reply.send(answer);
    });
  };
  serve('/youtube/v3/playlistItems', 'playlistItems');
  serve('/youtube/v3/videos', 'videos');
  serve('/wistia/v1/projects/:file', 'project');
  service.origin = `http://localhost:${new URL(await app.listen({ host: 'localhost', port: 0 })).port}`;
  return service;
}

/** Returns YouTube's answers for a list: `[id, title, seconds]` each. */
export function youtubeAnswers(
  videos: readonly (readonly [id: string, title: string, seconds: number])[],
): Pick<TestVideoService['answers'], 'playlistItems' | 'videos'> {
  return {
    playlistItems: () => ({
      items: videos.map(([videoId, title]) => ({
        snippet: {
          title,
          description: '',
          thumbnails: { high: { url: `https://i.ytimg.com/vi/${videoId}/hq.jpg`, width: 480 } },
        },
        contentDetails: { videoId },
      })),
    }),
    videos: () => ({
      items: videos.map(([id, , seconds]) => ({
        id,
        contentDetails: { duration: `PT${seconds}S` },
        status: { embeddable: true },
      })),
    }),
  };
}
