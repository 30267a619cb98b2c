import type { VideoProvider } from './playlist.endpoints.ts';

/** Source that an address of YouTube or Wistia names: a list of videos or a single one. */
export interface VideoSource {
  readonly provider: VideoProvider;
  readonly kind: 'list' | 'video';
  readonly id: string;
}

/** Parses an address; undefined for any other address. An address of a video inside a list means the list. */
export function videoSourceOf(location: string): VideoSource | undefined {
  const url = URL.parse(location);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return youtubeSource(url, host);
  if (/(^|\.)wistia\.(com|net)$/.test(host)) return wistiaSource(url);
  return undefined;
}

function youtubeSource(url: URL, host: string): VideoSource | undefined {
  const list = url.searchParams.get('list');
  if (list !== null && /^[\w-]{2,64}$/.test(list)) return { provider: 'youtube', kind: 'list', id: list };
  const inPath =
    /^\/(?:embed|live|shorts|v)\/([\w-]{11})\/?$/.exec(url.pathname) ??
    (host === 'youtu.be' ? /^\/([\w-]{11})\/?$/.exec(url.pathname) : null);
  const id = inPath?.[1] ?? url.searchParams.get('v') ?? '';
  return /^[\w-]{11}$/.test(id) ? { provider: 'youtube', kind: 'video', id } : undefined;
}

function wistiaSource({ pathname }: URL): VideoSource | undefined {
  const list = /^\/(?:projects|folders)\/([a-z0-9]{6,20})(?:\.json)?\/?$/i.exec(pathname)?.[1];
  if (list !== undefined) return { provider: 'wistia', kind: 'list', id: list };
  const video = /^\/(?:medias|embed\/iframe|embed\/medias)\/([a-z0-9]{6,20})\/?$/i.exec(pathname)?.[1];
  return video === undefined ? undefined : { provider: 'wistia', kind: 'video', id: video };
}
