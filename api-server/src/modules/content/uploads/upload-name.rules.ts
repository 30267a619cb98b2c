import { uploadExtensions, uploadFormatOf } from '@shared-kit/contracts/content';
import { refuse } from '../../../platform/errors.ts';

const maxLength = 120;
/** Characters of a name that are read: file systems allow 255, and a path before it does not count. */
const readLength = 1_000;

/**
 * Returns a file's display name: the last part of a path, without control characters and without bidirectional
 * formatting characters (`relatorio‮gpj.exe`). It is never used as a path: files are stored under generated keys.
 */
export function cleanFileName(name: string): string {
  const last = name.slice(-readLength).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const dot = shown.lastIndexOf('.');
  return dot <= 0 ? shown.slice(0, maxLength) : shown.slice(0, Math.min(dot, maxLength - 10)) + shown.slice(dot);
}

/** Returns name, type and limits of a file with this name; 422 when its type is not accepted (A5-19). */
export function formatOf(fileName: string) {
  const name = cleanFileName(fileName);
  const format = uploadFormatOf(name);
  if (!format)
    throw refuse(
      'content.upload-type',
      422,
      `Tipo de arquivo inválido. Envie um destes: ${uploadExtensions.join(', ')}.`,
    );
  return { ...format, name };
}

export type UploadFormat = ReturnType<typeof formatOf>;
