import { pdf } from '../uploads/test/sample-files.ts';
import { fileOf } from '../uploads/test/upload-factory.ts';

export { sweepUploads } from '../uploads/sweep-uploads.job.ts';

/** Returns a PDF file as a form sends it, for tests of other modules. */
export const sentFile = (name = 'guia.pdf'): File => fileOf(pdf(), name);
