export interface ShownPerson {
  readonly name: string;
  readonly email: string;
  /** Empty where there is none that the portal itself keeps. */
  readonly photo: string;
}

/**
 * What an address says of a person (A2r-21). It may have been written by anybody: the texts stay texts, an e-mail is one or nothing, and a
 * photo is a file of this portal.
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
