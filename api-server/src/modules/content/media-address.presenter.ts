import { contentType } from '@shared-kit/contracts/content';
import { splitFocus } from '../../platform/importing/picture-focus.rules.ts';
import type { Storage } from '../../platform/storage/storage.port.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';

/** Services for converting a stored media reference to an address that a browser can fetch. */
export interface MediaContext {
  readonly storage: Storage;
  readonly tenant: Pick<Tenant, 'basePath'>;
  readonly now: Date;
}

const mark = 'media:';

/** Builds the reference of a stored file for a text column that may also contain an external address. */
export function mediaReference(storageKey: string): string {
  return mark + storageKey;
}

/** Returns true when a text column names a file of the portal, not an address of another service. */
export function isStoredMedia(reference: string): boolean {
  return reference.startsWith(mark);
}

/**
 * Returns a signed link for a stored file; `name` is the file name for downloads. External addresses and empty texts
 * are returned unchanged. A picture keeps the fragment with its focus.
 */
export function mediaAddress(reference: string, { storage, tenant, now }: MediaContext, name?: string): string {
  if (!isStoredMedia(reference)) return reference;
  const { file, focus } = splitFocus(reference.slice(mark.length));
  return tenant.basePath + storage.signMediaUrl(file, { now, ...(name === undefined ? {} : { name }) }) + focus;
}

/**
 * Returns the address at which a content is opened. An uploaded page opens on the content origin and never on the
 * portal's; other contents as `mediaAddress`.
 */
export function contentAddress(
  { reference, idContentType }: { reference: string; idContentType: number },
  media: MediaContext,
): string {
  // A package is played lesson by lesson, because the file itself contains the answers.
  if (idContentType === contentType.scorm) return '';
  const isPage = idContentType === contentType.site || idContentType === contentType.article;
  if (!isPage || !reference.startsWith(mark)) return mediaAddress(reference, media);
  return media.storage.signPageUrl(reference.slice(mark.length), { now: media.now });
}

/** Replaces every stored file reference in sanitized HTML, as `mediaAddress` does. */
export function withMediaAddresses(html: string, context: MediaContext): string {
  return html.replaceAll(
    /"media:([^"]+)"/g,
    (_, key: string) => `"${mediaAddress(mark + key, context).replaceAll('&', '&amp;')}"`,
  );
}
