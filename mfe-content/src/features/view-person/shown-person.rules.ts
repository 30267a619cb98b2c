export interface ShownPerson {
  readonly name: string;
  readonly email: string;
  /** Empty when there is no photo that the portal itself stores. */
  readonly photo: string;
}

/**
 * Reads a person from the query string. Anyone can write such an address, so the texts are plain text, an invalid
 * e-mail is dropped, and a photo must be a file of this portal (A2r-21).
 */
export function shownPerson(search: URLSearchParams, origin: string): ShownPerson | undefined {
  const name = (search.get('nome') ?? '').trim().slice(0, 200);
  if (name === '') return undefined;
  const email = (search.get('email') ?? '').trim();
  return {
    name,
    email: /^[^\s@<>"'?&]+@[^\s@<>"'?&]+\.[^\s@<>"'?&]+$/.test(email) ? email.slice(0, 200) : '',
    photo: ownMedia(search.get('photo') ?? '', origin),
  };
}

function ownMedia(address: string, origin: string): string {
  if (!/^\/(?!\/)/.test(address)) return '';
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin && /^(\/[a-z0-9-]+)?\/media\//.test(url.pathname) ? url.pathname + url.search : '';
}
