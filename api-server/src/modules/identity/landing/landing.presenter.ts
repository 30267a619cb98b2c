import type { Landing } from '@shared-kit/contracts/identity';

/** Presents the landing page with addresses in place of storage keys. */
export function presentLanding(landing: Landing, image: (key: string) => string): Landing {
  const items = landing.shelf.items.map((item) => ({ ...item, image: image(item.image) }));
  return { ...landing, image: image(landing.image), shelf: { ...landing.shelf, items } };
}

/**
 * Returns the frame address of the company's own landing page: an external one unchanged, an uploaded file from the
 * content origin (decision 103).
 */
export function framedPage(location: string, signPageUrl: (key: string) => string): string {
  return location === '' || location.startsWith('https:') ? location : signPageUrl(location);
}
