export interface Contact {
  readonly href: string;
  /** As it is read: the e-mail, the phone, the host of a page. */
  readonly text: string;
  readonly isPage: boolean;
}

/** A2r-34, decision 103: what 'Contato' opens. The import lets nothing else through; what is there all the same opens nothing. */
export function contactOf(address: string): Contact | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:')
    return { href: address, text: decodeURIComponent(url.pathname), isPage: false };
  return url.protocol === 'https:' ? { href: address, text: url.host, isPage: true } : undefined;
}
