import type { AppDetails } from 'shared-kit/contracts/identity';
import type { Composition, Release } from 'shared-kit/contracts/delivery';

/** What the server writes into the page, so that boot needs no request. */
export interface BootDocument {
  readonly app: AppDetails;
  readonly composition: Composition;
  /** The remote that the server lets this page take from elsewhere, as its address asked. */
  readonly override?: { readonly remote: string; readonly origin: string } | undefined;
  /** Address of the API without a trailing slash, e.g. `/aurora/api`. */
  readonly apiBase: string;
  /** Address of the service worker; null where there is to be none. */
  readonly worker: string | null;
  /** Path of the tenant without a trailing slash; empty where the host alone names it. */
  readonly basename: string;
  /** First words of paths that name other tenants of the host; the service worker leaves those alone. */
  readonly neighbours?: readonly string[];
  /** The shell's own scripts and stylesheets with their hashes, as a release has them. */
  readonly shell: Pick<Release, 'baseUrl' | 'files'>;
  /** Addresses of the shell's files that a logged-in page begins with; boot/inline requests them. */
  readonly portalFiles: readonly string[];
}

/** The document the server wrote; its own build wrote both sides, so it is trusted as it is. */
export function readBootDocument(): BootDocument {
  const text = document.getElementById('azulejo-boot')?.textContent;
  if (!text) throw new Error('the page carries no boot document');
  return JSON.parse(text) as BootDocument;
}
