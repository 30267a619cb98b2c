import type { ByteSource } from './byte-source.rules.ts';
import { bufferSource } from './byte-source.rules.ts';
import { expectSafeXml, withoutReferences, xmlText } from './office-xml.rules.ts';
import { expectSafeRelations, relationsOf } from './office-relations.rules.ts';
import { broken, mismatch, unsafe } from './refusals.rules.ts';
import { readEntry, zipDirectory } from './zip-directory.rules.ts';
import type { ZipEntry } from './zip-directory.rules.ts';

/** Main part of each kind of document, and its content type. */
const kinds = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
  pptx: { part: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml' },
} as const;

const MB = 1024 * 1024;
const macros = 'ele contém macros ou programas. Salve-o sem macros (.docx, .xlsx ou .pptx) e envie de novo';
const embedded =
  'há outros arquivos ou objetos (OLE) dentro dele. Cole-os como imagem ou envie-os à parte, e envie de novo';
const active =
  /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml|activeX\/.*|macrosheets\/.*|dialogsheets\/.*)$|\.(exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|jar|lnk|msi|html?|svg|php)$/i;
/** Programs open a part of this size as a whole. */
const maxPart = 200 * MB;
const maxXml = 64 * MB;
const chartWorkbook = /(^|\/)embeddings\/[^/]+\.xlsx$/i;

/**
 * Checks a document of Office 2007 and later: a ZIP that is what its name says, whose parts have the sizes that it
 * declares, without macros, programs, embedded objects, DDE fields and addresses that load something. A chart's workbook
 * is checked as a workbook of its own.
 */
export async function checkOffice(
  source: ByteSource,
  extension: keyof typeof kinds,
  { isEmbedded = false } = {},
): Promise<void> {
  if ((await source.read(0, 4)).toString('latin1') !== 'PK\x03\x04') throw mismatch(extension);
  const entries = await zipDirectory(source);
  const { part, type } = kinds[extension];
  const list = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!list || !entries.some(({ name }) => name === part)) throw mismatch(extension);
  if (entries.some(({ name }) => active.test(name))) throw unsafe(macros);
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) throw broken();
  const types = withoutReferences(xmlText(await readEntry(source, list, MB)));
  if (/macroEnabled|vbaProject|macrosheet|dialogsheet/i.test(types)) throw unsafe(macros);
  if (/oleObject|activeX/i.test(types)) throw unsafe(embedded);
  if (!types.includes(type)) throw mismatch(extension);
  const workbooks = new Set<string>();
  for (const entry of entries) await checkPart(source, entry, { workbooks, isEmbedded });
  await checkEmbedded(source, entries, workbooks);
}

interface Reading {
  /** Names of workbooks that belong to charts. */
  readonly workbooks: Set<string>;
  readonly isEmbedded: boolean;
}

async function checkPart(source: ByteSource, entry: ZipEntry, { workbooks, isEmbedded }: Reading): Promise<void> {
  const bytes = await readEntry(source, entry, maxPart);
  if (bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0' || /(^|\/)oleObject[^/]*$/i.test(entry.name))
    throw unsafe(embedded);
  const isXml = /\.(xml|rels|vml)$/i.test(entry.name) || startsWithTag(bytes);
  if (!isXml) return;
  if (bytes.length > maxXml) throw unsafe('ele cresce demais quando é aberto');
  const text = xmlText(bytes);
  expectSafeXml(text);
  if (!/\.rels$/i.test(entry.name)) return;
  const relations = relationsOf(text);
  expectSafeRelations(relations);
  const isOfChart = /(^|\/)charts\/_rels\/[^/]+\.rels$/i.test(entry.name);
  for (const { kind, target } of relations) {
    if (kind !== 'package') continue;
    if (!isOfChart || isEmbedded || !chartWorkbook.test(target)) throw unsafe(embedded);
    workbooks.add(target.split('/').at(-1) ?? '');
  }
}

/** Allows embedded files only as workbooks of charts, and checks each of them. */
async function checkEmbedded(
  source: ByteSource,
  entries: readonly ZipEntry[],
  workbooks: ReadonlySet<string>,
): Promise<void> {
  for (const entry of entries.filter(({ name }) => /(^|\/)embeddings\//i.test(name) && !name.endsWith('/'))) {
    if (!chartWorkbook.test(entry.name) || !workbooks.has(entry.name.split('/').at(-1) ?? '')) throw unsafe(embedded);
    await checkOffice(bufferSource(await readEntry(source, entry, maxPart)), 'xlsx', { isEmbedded: true });
  }
}

function startsWithTag(bytes: Buffer): boolean {
  return /^(\ufeff|\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.toString('latin1', 0, 64));
}
