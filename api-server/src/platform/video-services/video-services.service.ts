import type { VideoProvider } from '@shared-kit/contracts/content';
import type { Env } from '../../env.ts';
import { guarded } from './guarded.adapter.ts';
import { VideoServiceError } from './video-service.port.ts';
import type { ServiceAccess, VideoServices } from './video-service.port.ts';
import { listWistiaProject } from './wistia.adapter.ts';
import { listYoutubePlaylist } from './youtube.adapter.ts';

/** Builds the clients of YouTube and Wistia from the settings. */
export function videoServices(env: Env, nowMs: () => number): VideoServices {
  const origins = {
    youtube: new URL(env.YOUTUBE_EMBED_ORIGIN).origin,
    wistia: new URL(env.WISTIA_EMBED_ORIGIN).origin,
  };
  const urls = { youtube: env.YOUTUBE_API_URL, wistia: env.WISTIA_API_URL };
  const access = (provider: VideoProvider, secret: string | undefined): ServiceAccess => {
    if (secret === undefined) throw new VideoServiceError(`no key for ${provider} is set`);
    return { url: urls[provider].replace(/\/$/, ''), secret, pictureOrigins: [origins[provider]] };
  };
  const lists = {
    youtube: guarded((id: string) => listYoutubePlaylist(access('youtube', env.YOUTUBE_API_KEY), id), nowMs),
    wistia: guarded((id: string) => listWistiaProject(access('wistia', env.WISTIA_API_TOKEN), id), nowMs),
  };
  return {
    list: (provider, id) => lists[provider](id),
    embedUrl: (provider, idVideo) =>
      provider === 'youtube' ? `${origins.youtube}/embed/${idVideo}` : `${origins.wistia}/embed/iframe/${idVideo}`,
    servedBy: (provider) => urls[provider],
    embedOrigins: Object.values(origins),
  };
}
