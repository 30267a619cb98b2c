import { uploadFormatOf } from '@shared-kit/contracts/content';
import { bufferSource } from './byte-source.rules.ts';
import { checkWhole } from './check-file.rules.ts';

const documents: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt']);

/** Checks a document of an import like an uploaded one. Media and other files pass. */
export async function checkDocument(name: string, bytes: Buffer): Promise<void> {
  const extension = uploadFormatOf(name)?.extension;
  if (extension && documents.has(extension)) await checkWhole(bufferSource(bytes), extension);
}
