import type { Landing } from 'shared-kit/contracts/identity';

/** The landing page with addresses in place of the storage's keys. */
export function presentLanding(landing: Landing, image: (key: string) => string): Landing {
  const items = landing.shelf.items.map((item) => ({ ...item, image: image(item.image) }));
  return { ...landing, image: image(landing.image), shelf: { ...landing.shelf, items } };
}

/** Where the company's own landing page is framed from: elsewhere as it is, an uploaded file from the content origin (decision 103). */
export function framedPage(location: string, signPageUrl: (key: string) => string): string {
  return location === '' || location.startsWith('https:') ? location : signPageUrl(location);
}
