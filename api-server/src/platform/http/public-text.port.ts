import { definePort } from '../wiring.service.ts';
import { fetchPublicText } from './public-text.adapter.ts';

/** Fetches a text from an address that somebody typed. Throws `PublicTextError` with the reason in plain words. */
export type FetchPublicText = (address: string, options: { readonly maxBytes: number }) => Promise<string>;

export const publicTexts = definePort<{ readonly fetch: FetchPublicText }>('http.public-texts', {
  fallback: { fetch: fetchPublicText },
});
