import { uploadExtensions, uploadFormatOf } from '@shared-kit/contracts/content';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { labels } from './labels.ts';

/** Properties of a file that are checked before it is sent. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface FormFaults {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly file?: string | undefined;
}

/** Returns why a file can't be sent; undefined when it is valid (A5-17, A5-19). */
export function fileFault(file: ChosenFile | null): string | undefined {
  if (!file) return labels.fileMissing;
  const format = uploadFormatOf(file.name);
  if (!format) return labels.typeInvalid(uploadExtensions);
  if (file.size === 0) return labels.empty;
  return file.size > format.maxSize ? labels.tooLarge(format.maxSize) : undefined;
}

/** Returns the errors of the form; empty when it can be sent (A5-14 to A5-16). */
export function formFaults({
  title,
  description,
  file,
}: {
  title: string;
  description: string;
  file: ChosenFile | null;
}): FormFaults {
  const fault = fileFault(file);
  return {
    ...(title.trim() === '' ? { title: labels.titleMissing } : {}),
    ...(description.trim() === '' ? { description: labels.textMissing } : {}),
    ...(fault === undefined ? {} : { file: fault }),
  };
}

/** Returns whether a file is the one that an interrupted upload started with. */
export function isSameFile(file: ChosenFile, upload: Pick<OwnUpload, 'name' | 'size' | 'lastModified'>): boolean {
  return file.size === upload.size && file.lastModified === upload.lastModified;
}
