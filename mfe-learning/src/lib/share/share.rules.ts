import { contentType } from 'shared-kit/contracts/content';
import { freeContentPath } from 'shared-kit/contracts/learning';

export interface Shareable {
  readonly idContentItem: number;
  readonly idContentType: number | null;
  readonly title: string;
  readonly contentLocation: string;
  readonly shareable: boolean;
}

const videoSites = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];

/** B4.3-25: what may be shared are videos and what is on a video site, if their owner allows it. */
export function isShared({ shareable, idContentType, contentLocation }: Shareable): boolean {
  return shareable && (idContentType === contentType.video || isOnVideoSite(contentLocation));
}

/** The address that is handed on (decision 313): the video site's own, else the portal's. */
export function sharedAddress({ idContentItem, contentLocation }: Shareable, portal: string): string {
  return isOnVideoSite(contentLocation)
    ? contentLocation
    : `${portal.replace(/\/$/, '')}${freeContentPath(idContentItem)}`;
}

export function whatsAppAddress(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

function isOnVideoSite(location: string): boolean {
  const url = URL.parse(location);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  return videoSites.includes(host);
}
