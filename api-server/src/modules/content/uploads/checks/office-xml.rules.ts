import { broken, unsafe } from './refusals.rules.ts';
import { plainXml, tagsNamed } from './xml-tags.rules.ts';

const queries =
  'ele busca dados em outros endereços (consultas e conexões). Cole os valores no próprio arquivo e envie de novo';

/** Elements with a formula: of cells, names, rules of formats and of input. */
const formulas = ['f', 'definedName', 'formula', 'formula1', 'formula2'];
const dde = 'ele busca dados em outros programas (DDE). Apague esses campos e envie de novo';

/**
 * Returns the text of an XML part, without comments and CDATA marks. Rejects an encoding other than UTF-8 and UTF-16,
 * because programs would read another text than the check does.
 */
export function xmlText(bytes: Buffer): string {
  const text = decoded(bytes);
  const encoding = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1];
  if (encoding !== undefined && !/^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-1)$/i.test(encoding)) throw broken();
  return plainXml(text);
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString('utf16le');
  // UTF-16 without a mark.
  if (bytes[0] === 0 || bytes[1] === 0) throw broken();
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** Replaces the references of XML by their characters: `&#68;` → `D`. */
export function withoutReferences(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (hex === undefined && decimal === undefined) return named[name] ?? all;
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/**
 * Rejects entities, fields of documents and links and formulas of workbooks that fetch from other programs, and queries
 * of workbooks to other addresses.
 */
export function expectSafeXml(text: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw unsafe('ele contém definições que podem travar o programa (DOCTYPE). Salve-o de novo e envie a nova cópia');
  if (/<(?:[\w.-]+:)?(ddeLink|oleLink|oleObject)\b/i.test(text)) throw unsafe(dde);
  if (/<(?:[\w.-]+:)?(webPr|dbPr|olapPr|textPr)\b/i.test(text)) throw unsafe(queries);
  if (fieldsOf(text).some(isOutsideField)) throw unsafe(dde);
  for (const { text: formula } of tagsNamed(text, formulas))
    if (/[\w.]\|\s*'/.test(withoutReferences(formula))) throw unsafe(dde);
}

/** Returns the instructions of fields. Programs join the pieces of one that is spread over several runs. */
function fieldsOf(text: string): string[] {
  const instructions: string[] = [];
  let open = '';
  for (const { name, attributes, text: piece } of tagsNamed(text, ['instrText', 'fldChar', 'fldSimple'])) {
    if (name === 'instrText') open += withoutReferences(piece);
    else if (name === 'fldSimple') instructions.push(withoutReferences(instructionIn(attributes)));
    else {
      instructions.push(open);
      open = '';
    }
  }
  return [...instructions, open];
}

function instructionIn(attributes: string): string {
  const [, quoted, apostrophed] = /instr\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? [];
  return quoted ?? apostrophed ?? '';
}

/** `LINK` is the successor of DDE. `QUOTE 68 68 69` writes the letters of another field. */
function isOutsideField(instruction: string): boolean {
  return /\bDDE(AUTO)?\b|^\s*LINK\s/i.test(instruction) || /\bQUOTE\s+\d+(\s+\d+)+/i.test(instruction);
}
