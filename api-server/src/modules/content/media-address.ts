import { contentType } from 'shared-kit/contracts/content';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Tenant } from '../../platform/tenancy/tenant.ts';

/** What it takes to turn a stored media reference into an address that a browser can fetch. */
export interface MediaContext {
  readonly storage: Storage;
  readonly tenant: Pick<Tenant, 'basePath'>;
  readonly now: Date;
}

const mark = 'media:';

/** How a file in the storage is written in a text column, where an outside address could stand as well. */
export function mediaReference(storageKey: string): string {
  return mark + storageKey;
}

/** A signed link for a stored file, `name` being what it is called when somebody keeps it; an outside address and an empty text stay as they are. */
export function mediaAddress(reference: string, { storage, tenant, now }: MediaContext, name?: string): string {
  if (!reference.startsWith(mark)) return reference;
  return (
    tenant.basePath +
    storage.signMediaUrl(reference.slice(mark.length), { now, ...(name === undefined ? {} : { name }) })
  );
}

/**
 * Where a content is opened: an uploaded page from the origin on which pages run that aren't ours (it never runs on the
 * portal's), anything else as it is.
 */
export function contentAddress(
  { reference, idContentType }: { reference: string; idContentType: number },
  media: MediaContext,
): string {
  // A package is played lesson by lesson: the file itself has the answers in it.
  if (idContentType === contentType.scorm) return '';
  const isPage = idContentType === contentType.site || idContentType === contentType.article;
  if (!isPage || !reference.startsWith(mark)) return mediaAddress(reference, media);
  return media.storage.signPageUrl(reference.slice(mark.length), { now: media.now });
}

/** As `mediaAddress`, for every stored file inside sanitised HTML. */
export function withMediaAddresses(html: string, context: MediaContext): string {
  return html.replaceAll(
    /"media:([^"]+)"/g,
    (_, key: string) => `"${mediaAddress(mark + key, context).replaceAll('&', '&amp;')}"`,
  );
}
