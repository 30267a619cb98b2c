import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ByteSource } from './byte-source.rules.ts';
import { inflatedSize, inflateWithin } from './inflate.rules.ts';
import { openActionOf, openActionRefusal, readPdfObject } from './pdf-object.rules.ts';
import type { PdfObject } from './pdf-object.rules.ts';
import { PdfTokens } from './pdf-tokens.rules.ts';
import type { ReadBudget } from './pdf-tokens.rules.ts';
import { broken, mismatch, unsafe } from './refusals.rules.ts';

const MB = 1024 * 1024;
/** Inflated size of one object stream; programs write some hundred objects into each. */
const maxObjectStream = 32 * MB;
const maxObjectStreams = 128 * MB;
/** Inflated size of all other streams: pictures, fonts, text of pages. */
const maxStreams = 512 * MB;
const objectsPerTurn = 2000;

interface Reading {
  readonly bytes: Buffer;
  readonly budget: ReadBudget;
  readonly openActions: Set<string>;
  readonly destinations: Set<string>;
  readonly others: Set<string>;
  left: number;
  objectBytesLeft: number;
}

/**
 * Checks a whole PDF: nothing in it runs, opens or sends anything. It reads every object, those in compressed object
 * streams as well, wherever the cross-reference table points.
 */
export async function checkPdf(source: ByteSource): Promise<void> {
  if ((await source.read(0, 5)).toString('latin1') !== '%PDF-') throw mismatch('pdf');
  const end = (await source.read(Math.max(0, source.size - 2048), 2048)).toString('latin1');
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw broken();
  const bytes = await source.read(0, source.size);
  const reading: Reading = {
    bytes,
    budget: { left: 4 * bytes.length + 4 * maxObjectStreams },
    openActions: new Set(),
    destinations: new Set(),
    others: new Set(),
    left: maxStreams,
    objectBytesLeft: maxObjectStreams,
  };
  let count = 0;
  for (const at of startsOfObjects(bytes)) {
    const tokens = new PdfTokens(bytes, at, reading.budget);
    const object = readPdfObject(tokens);
    note(reading, numberBefore(bytes, at), object);
    if (object.hasStream) await checkStream(reading, object, tokens.at);
    count += 1;
    if (count % objectsPerTurn === 0) await nextTurn();
  }
  // A document may have several versions of an object; all of them must be destinations.
  const isSafe = (number: string) => reading.destinations.has(number) && !reading.others.has(number);
  if (![...reading.openActions].every(isSafe)) throw openActionRefusal();
}

/** Returns the offsets behind each `obj` and `trailer`, also those within strings and streams. */
function* startsOfObjects(bytes: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1)) {
      if (word === 'trailer' || bytes.toString('latin1', Math.max(0, at - 3), at) !== 'end') yield at + word.length;
    }
  }
}

/** Returns the number in `12 0 obj`; empty when there is none, as for a trailer. */
function numberBefore(bytes: Buffer, at: number): string {
  return /(\d+)\s+\d+\s*obj$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at))?.[1] ?? '';
}

function note({ openActions, destinations, others }: Reading, number: string, object: PdfObject): void {
  const opened = openActionOf(object);
  if (opened !== null) openActions.add(opened);
  if (number === '') return;
  (object.isDestination ? destinations : others).add(number);
}

async function checkStream(reading: Reading, { entries }: PdfObject, at: number): Promise<void> {
  const filters = (entries.get('Filter') ?? '').match(/[^\s[\]/]+/g) ?? [];
  const flates = filters.filter((filter) => filter === 'FlateDecode' || filter === 'Fl').length;
  // A stream is compressed twice only to hide what it grows to.
  if (flates > 1) throw unsafe('ele cresce demais quando é aberto');
  const packed = reading.bytes.subarray(startOfStream(reading.bytes, at));
  if (entries.get('Type') === '/ObjStm' || entries.has('First')) {
    if (filters.length > flates || / [2-9]| 1\d/.test(` ${predictorOf(entries)}`)) throw unusual();
    return checkObjectStream(reading, entries, flates === 1 ? packed : withinStream(packed, reading.budget));
  }
  if (flates === 0) return;
  if (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl') return;
  const size = await inflatedSize(withinStream(packed, reading.budget), reading.left);
  if (size === null) throw unsafe('ele cresce demais quando é aberto');
  reading.left -= size;
}

function predictorOf(entries: PdfObject['entries']): string {
  const parameters = entries.get('DecodeParms') ?? entries.get('DP') ?? '';
  return /\/Predictor (\d+)/.exec(parameters)?.[1] ?? (/\bR\b/.test(parameters) ? '9' : '');
}

function unusual() {
  return unsafe(
    'partes deste PDF estão codificadas de um modo que não podemos conferir. Abra-o, use "Imprimir" e "Salvar como PDF", e envie a nova cópia',
  );
}

/** Bytes of a stream begin after the line end behind `stream`. */
function startOfStream(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at;
}

/** Returns the bytes up to the stream's end, and counts them: streams without an end cost quadratic time. */
function withinStream(packed: Buffer, budget: ReadBudget): Buffer {
  const end = packed.indexOf('endstream');
  const stream = end === -1 ? packed : packed.subarray(0, end);
  budget.left -= stream.length;
  if (budget.left < 0) throw broken();
  return stream;
}

/** Reads the objects of an object stream, each from the offset that the stream's own list gives. */
async function checkObjectStream(reading: Reading, entries: PdfObject['entries'], packed: Buffer): Promise<void> {
  const first = Number(entries.get('First'));
  const count = Number(entries.get('N'));
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(count)) throw unusual();
  const isPacked = entries.has('Filter') && (entries.get('Filter') ?? '').includes('Fl');
  const bytes = isPacked ? await inflateWithin(packed, Math.min(maxObjectStream, reading.objectBytesLeft)) : packed;
  if (bytes === null) throw unsafe('ele cresce demais quando é aberto');
  reading.objectBytesLeft -= bytes.length;
  const head = bytes.toString('latin1', 0, Math.min(first, bytes.length));
  // Viewers skip a comment in the list, whose digits would shift the offsets that are read here.
  if (!/^[\d\s\0]*$/.test(head)) throw unusual();
  const list = head.match(/\d+/g) ?? [];
  for (let index = 0; index < Math.min(count, list.length / 2); index += 1) {
    const tokens = new PdfTokens(bytes, first + Number(list[2 * index + 1]), reading.budget);
    note(reading, list[2 * index] ?? '', readPdfObject(tokens, { endsWithValue: true }));
  }
}
