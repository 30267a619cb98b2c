import { contentType } from '@shared-kit/contracts/content';
import { freeContentPath } from '@shared-kit/contracts/learning';

export interface Shareable {
  readonly idContentItem: number;
  readonly idContentType: number | null;
  readonly title: string;
  readonly contentLocation: string;
  readonly shareable: boolean;
}

const videoSites = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];

/** Returns whether a content can be shared: a video or a content on a video site, if its owner allows it (B4.3-25). */
export function isShared({ shareable, idContentType, contentLocation }: Shareable): boolean {
  return shareable && (idContentType === contentType.video || isOnVideoSite(contentLocation));
}

/** Returns the address to share: that of the video site, otherwise the portal's (decision 313). */
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
