import * as z from 'zod/mini';
import type { Landing } from '@shared-kit/contracts/identity';

const text = z.string().check(z.minLength(1));
const optionalText = z._default(z.string(), '');

/** `landing` of tenant.yaml: the texts and pictures of the landing page. */
export const landingDocumentSchema = z._default(
  z.nullable(
    z.object({
      title: text,
      text,
      image: optionalText,
      highlights: z._default(
        z.array(z.object({ icon: z._default(z.string(), 'sparkles'), title: text, text })).check(z.maxLength(6)),
        [],
      ),
      shelf: z._default(
        z.object({
          title: text,
          items: z.array(z.object({ image: text, title: text, text: optionalText })).check(z.maxLength(8)),
        }),
        { title: '', items: [] },
      ),
      closing: z._default(z.object({ title: text, text: optionalText }), { title: '', text: '' }),
    }),
  ),
  null,
);

/** Address that 'Contato' opens in the browser. */
export const landingContactSchema = z._default(
  z.string().check(z.regex(/^$|^(mailto:|tel:|https:\/\/)\S+$/, 'Use mailto:, tel: ou https://.')),
  '',
);

/**
 * Custom landing page: an HTML file of the folder, or an external page. Empty for the portal's own page, built from
 * `landing`.
 */
export const landingLocationSchema = z._default(
  z.string().check(z.regex(/^$|^https:\/\/\S+$|^[^:]+\.html?$/, 'Use https:// ou um arquivo .html da pasta.')),
  '',
);

export const isLandingFile = (location: string): boolean =>
  /\.html?$/i.test(location) && !location.startsWith('https:');

/** Lists every picture of a landing page, with the field that names it. */
export function picturesOf(landing: Landing | null): { field: (string | number)[]; file: string }[] {
  if (!landing) return [];
  const shelf = landing.shelf.items.map(({ image }, index) => ({
    field: ['landing', 'shelf', 'items', index, 'image'],
    file: image,
  }));
  return [...(landing.image === '' ? [] : [{ field: ['landing', 'image'], file: landing.image }]), ...shelf];
}

/** Returns the landing page with each picture's path replaced by the result of `keep`. */
export async function withPictures(landing: Landing, store: (path: string) => Promise<string>): Promise<Landing> {
  const items = await Promise.all(
    landing.shelf.items.map(async (item) => ({ ...item, image: await store(item.image) })),
  );
  return {
    ...landing,
    image: landing.image === '' ? '' : await store(landing.image),
    shelf: { ...landing.shelf, items },
  };
}
