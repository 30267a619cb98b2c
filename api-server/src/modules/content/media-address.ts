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

/** A signed link for a stored file; an outside address and an empty text stay as they are. */
export function mediaAddress(reference: string, { storage, tenant, now }: MediaContext): string {
  if (!reference.startsWith(mark)) return reference;
  return tenant.basePath + storage.signMediaUrl(reference.slice(mark.length), { now });
}

/** The same for every stored file inside sanitised HTML. */
export function withMediaAddresses(html: string, context: MediaContext): string {
  return html.replaceAll(/"media:([^"]+)"/g, (_, key: string) => `"${mediaAddress(mark + key, context).replaceAll('&', '&amp;')}"`);
}
