import type { ByteSource } from './byte-source.rules.ts';
import { isCompoundFile, openCompoundFile } from './compound-file.rules.ts';
import { hasEmbeddedObjects } from './embedded-objects.rules.ts';
import { presentationContents } from './presentation-objects.rules.ts';
import type { PresentationContents } from './presentation-objects.rules.ts';
import { mismatch, unsafe } from './refusals.rules.ts';

/** The streams that make a compound file a document, a workbook or a presentation. */
const mainStreams = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] } as const;

const macros = 'ele contém macros ou programas';
const dde = 'ele busca dados em outros programas (DDE). Apague esses campos e envie de novo';
const objects =
  'há outros arquivos ou objetos (OLE) dentro dele. Cole-os como imagem, ou salve-o como .docx, .xlsx ou .pptx se forem gráficos, e envie de novo';
const media = 'ele busca sons ou vídeos fora dele. Envie-os à parte';
const locked = 'ele está protegido por senha';
const outside = 'ele busca dados em outras pastas de trabalho. Cole os valores no próprio arquivo e envie de novo';

/** Record types of a workbook (BIFF). */
const record = { endOfGlobals: 0x0a, password: 0x2f, sheet: 0x85, begin: 0x809, link: 0x1ae } as const;
const macroSheet = 0x40;
/** Character before the instruction of a field in a document. */
const fieldStart = String.fromCharCode(19);

/**
 * Checks a document of Office before 2007: a compound file that is what its name says, without macros, also those of
 * Excel 4, without DDE, and without other files and objects in it.
 */
export async function checkOldOffice(source: ByteSource, extension: keyof typeof mainStreams): Promise<void> {
  if (!isCompoundFile(await source.read(0, 8))) throw mismatch(extension);
  const file = openCompoundFile(await source.read(0, source.size));
  const main = mainStreams[extension].filter((name) => file.names.includes(name));
  if (main.length === 0) throw mismatch(extension);
  if (file.names.some((name) => /^(Macros|_VBA_PROJECT.*|VBA)$/i.test(name))) throw unsafe(macros);
  if (hasEmbeddedObjects(file.entries, main)) throw unsafe(objects);
  const users = file.streams('Current User');
  const checkPresentation = (stream: Buffer): void => checkContents(presentationContents(stream, users));
  const check = { doc: checkText, xls: checkWorkbook, ppt: checkPresentation }[extension];
  for (const name of main) file.streams(name).forEach(check);
}

/** Rejects DDE fields. A field begins with the character 19, in one or in two bytes. */
function checkText(stream: Buffer): void {
  const text = stream.toString('latin1').replaceAll('\0', '');
  if (text.split(fieldStart).some((field, index) => index > 0 && /^\s*(DDE|LINK\s)/i.test(field.slice(0, 40))))
    throw unsafe(dde);
}

function checkContents({ hasObjects, hasOutsideMedia, isEncrypted }: PresentationContents): void {
  if (isEncrypted) throw unsafe(locked);
  if (hasObjects) throw unsafe(objects);
  if (hasOutsideMedia) throw unsafe(media);
}

/** Rejects macro sheets of Excel 4, and links to other programs and workbooks. */
function checkWorkbook(stream: Buffer): void {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    const data = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    if (type === record.endOfGlobals) return;
    // Behind a password nothing can be read, and Excel opens files with its standard password without asking.
    if (type === record.password) throw unsafe(locked);
    if (type === record.sheet && isMacroSheet(stream, data)) throw unsafe(macros);
    if (type === record.link) checkLink(data);
  }
}

/** Returns whether an entry of the list of sheets is a macro sheet, by itself or by what it points at. */
function isMacroSheet(stream: Buffer, entry: Buffer): boolean {
  if (entry.length < 6) return true;
  const at = entry.readUInt32LE(0);
  const beginsAs =
    at + 8 <= stream.length && stream.readUInt16LE(at) === record.begin ? stream.readUInt16LE(at + 6) : 0;
  return entry[5] === 1 || entry[5] === 6 || beginsAs === macroSheet;
}

/**
 * A link within the workbook or to an add-in has a mark in place of a path, and one that is unused has a space. A path of
 * DDE has the character 3.
 */
function checkLink(data: Buffer): void {
  const length = data.length < 4 ? 0 : data.readUInt16LE(2);
  if (length === 0 || length === 0x0401 || length === 0x3a01) return;
  if (length === 1 && data.at(-1) === 0x20) return;
  throw unsafe(data.subarray(4).includes(3) ? dde : outside);
}
