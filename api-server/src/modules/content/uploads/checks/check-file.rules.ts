import type { ByteSource } from './byte-source.rules.ts';
import type { UploadFormat } from '../upload-name.rules.ts';
import { checkMp3 } from './mp3-check.rules.ts';
import { checkMp4 } from './mp4-check.rules.ts';
import { checkOffice } from './office-check.rules.ts';
import { checkOldOffice } from './old-office-check.rules.ts';
import { checkPdf } from './pdf-check.rules.ts';
import { broken, mismatch } from './refusals.rules.ts';

type Extension = UploadFormat['extension'];

const officeType = (kind: string): string => `application/vnd.openxmlformats-officedocument.${kind}`;
const oldOffice = ['application/x-cfb'];

/** Types that the first bytes of each extension may have; Office's own checks distinguish ZIPs and compound files. */
const beginnings: Readonly<Record<Extension, readonly string[]>> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  pdf: ['application/pdf'],
  mp4: ['video/mp4', 'video/x-m4v'],
  mp3: ['audio/mpeg'],
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  docx: ['application/zip', officeType('wordprocessingml.document')],
  xlsx: ['application/zip', officeType('spreadsheetml.sheet')],
  pptx: ['application/zip', officeType('presentationml.presentation')],
};

const firstBytes = 4096;

/** Checks the first 4 KB: the file must begin as its name says. */
export async function checkBeginning(bytes: Buffer, extension: Extension): Promise<void> {
  if (bytes.length === 0) throw broken();
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes.subarray(0, firstBytes)).catch(() => undefined);
  if (!type || !beginnings[extension].includes(type.mime)) throw mismatch(extension);
}

/**
 * Checks the whole file: it must be what its name says, complete, and nothing else. Images are checked when they are
 * re-encoded.
 */
export async function checkWhole(source: ByteSource, extension: Extension): Promise<void> {
  switch (extension) {
    case 'pdf':
      return checkPdf(source);
    case 'mp4':
      return checkMp4(source);
    case 'mp3':
      return checkMp3(source);
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return checkOffice(source, extension);
    case 'doc':
    case 'xls':
    case 'ppt':
      return checkOldOffice(source, extension);
    case 'jpg':
    case 'jpeg':
    case 'png':
      return;
  }
}
