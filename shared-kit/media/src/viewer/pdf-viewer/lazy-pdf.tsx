import { lazyComponent } from '@shared-kit/runtime/federation';
import { PdfLoading } from './pdf-loading.tsx';

// Chunks below on-use/: the service worker stores these files when the first document is opened, not with the portal.
const loadViewer = () => import(/* webpackChunkName: "on-use/pdf-viewer" */ './pdf-viewer.tsx');
const loadContent = () => import(/* webpackChunkName: "on-use/pdf-viewer" */ './pdf-content.tsx');

/** Shows a PDF by its address; its code is loaded when the first document is opened. */
export const PdfViewer = lazyComponent(async () => (await loadViewer()).PdfViewer, <PdfLoading />);

/** Shows a content of type 25. */
export const PdfContent = lazyComponent(async () => (await loadContent()).PdfContent, <PdfLoading />);

/** Loads the reader of documents and its worker, so that the service worker stores them for use without a network. */
export async function preloadDocuments(): Promise<void> {
  await loadContent();
  const { readDocuments } = await import(/* webpackChunkName: "on-use/pdf-viewer" */ './pdf-worker.ts');
  await readDocuments();
}
