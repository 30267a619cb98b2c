export interface Contact {
  readonly href: string;
  /** Displayed text: the e-mail, the phone or the host of a page. */
  readonly text: string;
  readonly isPage: boolean;
}

/**
 * A2r-34, decision 103: returns the target of 'Contato'. The import rejects all other addresses; one that is stored
 * anyway gives undefined.
 */
export function contactOf(address: string): Contact | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:')
    return { href: address, text: decodeURIComponent(url.pathname), isPage: false };
  return url.protocol === 'https:' ? { href: address, text: url.host, isPage: true } : undefined;
}
