import type { Release } from 'shared-kit/contracts/delivery';

/** Asks for what any part of a release needs, all at once: a person waits for it already. The guard of the page gives the links their hashes. */
export function askAhead({ baseUrl, entry, format, preloads }: Release): void {
  for (const file of [entry, ...(preloads['*'] ?? [])]) {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = format === 'module' && !isStyle ? 'modulepreload' : 'preload';
    link.as = isStyle ? 'style' : 'script';
    link.href = baseUrl + file;
    document.head.append(link);
  }
}
