import type { ByteSource } from '../byte-source.adapter.ts';
import { broken, mismatch, unsafe } from './refusals.rules.ts';
import { readEntry, zipDirectory } from './zip-directory.rules.ts';

/** Main part of each kind of document, and its content type. */
const kinds = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
  pptx: { part: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml' },
} as const;

const active =
  /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/.*)$|\.(exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|jar|lnk|msi|html?|svg|php)$/i;
const listLimit = 1024 * 1024;

/** Checks a document of Office 2007 and later: a ZIP that is what its name says, without macros and programs. */
export async function checkOffice(source: ByteSource, extension: keyof typeof kinds): Promise<void> {
  if ((await source.read(0, 4)).toString('latin1') !== 'PK\x03\x04') throw mismatch(extension);
  const entries = await zipDirectory(source);
  const { part, type } = kinds[extension];
  const list = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!list || !entries.some(({ name }) => name === part)) throw mismatch(extension);
  if (entries.some(({ name }) => active.test(name))) throw unsafe('ele contém macros ou programas');
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) throw broken();
  const types = (await readEntry(source, list, listLimit)).toString('utf8');
  if (/macroEnabled|vbaProject/i.test(types)) throw unsafe('ele contém macros ou programas');
  if (!types.includes(type)) throw mismatch(extension);
}
