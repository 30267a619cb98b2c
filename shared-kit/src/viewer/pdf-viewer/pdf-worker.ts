import { pdfjs } from 'react-pdf';
import { startWorker } from 'shared-kit/federation';

type DocumentOptions = Pick<
  NonNullable<Parameters<typeof pdfjs.getDocument>[0] & object>,
  'worker' | 'disableAutoFetch' | 'disableStream' | 'enableXfa' | 'maxImageSize' | 'useSystemFonts' | 'useWasm'
>;

/** Pixels of a picture inside a document; larger ones are left out, so that none takes all of a phone's memory. */
const LARGEST_PICTURE = 40_000_000;

let started: Promise<DocumentOptions> | undefined;

/** How documents are read: by one worker for all of them, in pieces as they are looked at. A worker that didn't come is asked for again. */
export function readDocuments(): Promise<DocumentOptions> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<DocumentOptions> {
  const port = await startWorker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);
  // pdf.js declares the port as null and takes a worker.
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null });
  // The page's policy compiles no code, WebAssembly included.
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
