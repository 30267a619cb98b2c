import type { AppDetails } from 'shared-kit/contracts/identity';
import type { Composition } from 'shared-kit/contracts/platform';

/** What the server writes into the page, so that boot needs no request. */
export interface BootDocument {
  readonly app: AppDetails;
  readonly composition: Composition;
  /** Address of the API without a trailing slash, e.g. `/aurora/api`. */
  readonly apiBase: string;
  /** Path of the tenant without a trailing slash; empty where the host alone names it. */
  readonly basename: string;
  /** Addresses of the shell's files that a logged-in page needs besides the main script; page.inline.js asks for them. */
  readonly portalFiles: readonly string[];
}

/** The document the server wrote; its own build wrote both sides, so it is trusted as it is. */
export function readBootDocument(): BootDocument {
  const text = document.getElementById('azulejo-boot')?.textContent;
  if (!text) throw new Error('the page carries no boot document');
  return JSON.parse(text) as BootDocument;
}
