import { pdfjs } from 'react-pdf';
import { startWorker } from '@shared-kit/runtime/federation';

type DocumentOptions = Pick<
  NonNullable<Parameters<typeof pdfjs.getDocument>[0] & object>,
  'worker' | 'disableAutoFetch' | 'disableStream' | 'enableXfa' | 'maxImageSize' | 'useSystemFonts' | 'useWasm'
>;

/** Maximum number of pixels of a picture in a document; larger ones are omitted to protect a phone's memory. */
const LARGEST_PICTURE = 40_000_000;

let started: Promise<DocumentOptions> | undefined;

/**
 * Returns the options to read documents: one worker for all of them, loading in ranges as pages are viewed. A worker
 * that did not load is requested again.
 */
export function readDocuments(): Promise<DocumentOptions> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<DocumentOptions> {
  const port = await startWorker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);
  // pdf.js types the port as null and accepts a worker.
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null });
  // The page's content security policy forbids code compilation, including WebAssembly.
  return {
    worker,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: LARGEST_PICTURE,
    useSystemFonts: true,
    useWasm: false,
  };
}
