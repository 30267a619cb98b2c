import type { AppDetails } from '@shared-kit/contracts/identity';
import type { Composition, Release } from '@shared-kit/contracts/delivery';
import { readPreview } from '@shared-kit/runtime/page-preview';

/** Data that the server writes into the page, so that boot needs no request. */
export interface BootDocument {
  readonly app: AppDetails;
  readonly composition: Composition;
  /** Remote that the server lets this page load from another origin, as its address requests. */
  readonly override?: { readonly remote: string; readonly origin: string } | undefined;
  /** Address of the API without a trailing slash, e.g. `/aurora/api`. */
  readonly apiBase: string;
  /** Address of the service worker; null when there is none. */
  readonly worker: string | null;
  /** Path of the tenant without a trailing slash; empty when the host alone identifies it. */
  readonly basename: string;
  /** First path segments of other tenants on the host; the service worker ignores those paths. */
  readonly neighbours?: readonly string[];
  /** Scripts and stylesheets of the shell with their hashes, in the format of a release. */
  readonly shell: Pick<Release, 'baseUrl' | 'files'>;
  /** Addresses of the shell's files that a logged-in page starts with; boot/inline requests them. */
  readonly portalFiles: readonly string[];
  /** Addresses of the shell's files that the login starts with besides the linked ones. */
  readonly loginFiles: readonly string[];
}

/**
 * Returns the document that the server wrote. It is trusted without validation, because one build produces both sides.
 */
export function readBootDocument(): BootDocument {
  const text = document.getElementById('azulejo-boot')?.textContent;
  if (!text) throw new Error('the page carries no boot document');
  const boot = JSON.parse(text) as BootDocument;
  const preview = readPreview();
  return preview ? { ...boot, app: { ...boot.app, ...preview.app } } : boot;
}
