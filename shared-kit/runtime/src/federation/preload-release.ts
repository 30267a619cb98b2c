import type { Release } from '@shared-kit/contracts/delivery';

/**
 * Preloads the files that every part of a release needs, in parallel, because the user is already waiting. The page's
 * guard adds the integrity hashes to the links.
 */
export function preloadRelease({ baseUrl, entry, format, preloads }: Release): void {
  for (const file of [entry, ...(preloads['*'] ?? [])]) {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = format === 'module' && !isStyle ? 'modulepreload' : 'preload';
    link.as = isStyle ? 'style' : 'script';
    link.href = baseUrl + file;
    document.head.append(link);
  }
}
