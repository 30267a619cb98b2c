import { unsafe } from './refusals.rules.ts';
import type { PdfTokens } from './pdf-tokens.rules.ts';

const copyIt = 'Abra-o, use "Imprimir" e "Salvar como PDF", e envie a nova cópia';

/** Names that make a viewer act, with what the person reads about them. */
const active: ReadonlyMap<string, string> = new Map([
  ['JS', 'contém scripts (JavaScript)'],
  ['JavaScript', 'contém scripts (JavaScript)'],
  ['AA', 'executa ações automáticas'],
  ['SubmitForm', 'envia os dados de um formulário'],
  ['ImportData', 'lê dados de outros arquivos'],
  ['Launch', 'abre programas'],
  ['XFA', 'contém um formulário dinâmico (XFA)'],
  ['EmbeddedFile', 'tem outros arquivos anexados'],
  ['EmbeddedFiles', 'tem outros arquivos anexados'],
  ['EF', 'tem outros arquivos anexados'],
  ['GoToE', 'abre outros arquivos anexados'],
  ['RichMedia', 'contém mídia interativa (Flash ou 3D)'],
]);

const ends: ReadonlySet<string> = new Set(['endobj', 'stream', 'obj', 'startxref', 'xref']);
/** Length up to which the value of an entry is stored; filters, types and destinations are shorter. */
const maxValue = 500;

/** Parts of a PDF object that the check keeps in memory. */
export interface PdfObject {
  /** Entries of the outer dictionary as text: `{ Type: '/ObjStm', N: '12' }`. */
  readonly entries: ReadonlyMap<string, string>;
  /** True when bytes of a stream follow. */
  readonly hasStream: boolean;
  /** True for a destination in the document: a list, or a GoTo action without an action after it. */
  readonly isDestination: boolean;
}

const closing = { '<<': '>>', '[': ']' } as const;

/**
 * Reads an object up to its end or its stream. Rejects names that make a viewer run, open or send something. An object
 * of an object stream ends with its value (`endsWithValue`). Viewers read a dictionary up to its own `>>`: a word such
 * as `endobj` or a bracket of another kind within it ends nothing (decision 1010).
 */
export function readPdfObject(tokens: PdfTokens, { endsWithValue = false } = {}): PdfObject {
  const entries = new Map<string, string>();
  const open: ('>>' | ']')[] = [];
  const state = { depth: 0, key: undefined as string | undefined, hasValue: false };
  let first: string | undefined;
  let hasStream = false;
  for (let token = tokens.next(); token; token = tokens.next()) {
    if (token.kind === 'word' && open.length === 0 && ends.has(token.text)) {
      hasStream = token.text === 'stream';
      break;
    }
    first ??= token.text;
    if (token.kind === 'name') expectPassive(token.text);
    if (token.kind === 'close' && token.text === open.at(-1)) open.pop();
    state.depth = open.length;
    if (first === '<<') note(entries, state, token.kind === 'name' ? `/${token.text}` : token.text);
    if (token.kind === 'open') open.push(closing[token.text]);
    if (endsWithValue && open.length === 0) break;
  }
  const isGoTo = isGoToAction([...entries].map(([key, value]) => `/${key} ${value}`).join(' '));
  return { entries, hasStream, isDestination: first === '[' || first === 'null' || isGoTo };
}

/** Adds a token to the entries: a name where a key is due begins one, anything else belongs to the current value. */
function note(
  entries: Map<string, string>,
  state: { depth: number; key: string | undefined; hasValue: boolean },
  text: string,
): void {
  if (state.depth < 1) return;
  if (state.depth === 1 && text.startsWith('/') && (state.key === undefined || state.hasValue)) {
    state.key = text.slice(1);
    state.hasValue = false;
    return;
  }
  if (state.key === undefined) return;
  state.hasValue = true;
  const value = entries.get(state.key) ?? '';
  if (value.length < maxValue) entries.set(state.key, `${value} ${text}`.trim());
}

function expectPassive(name: string): void {
  if (name === 'Encrypt')
    throw unsafe('este PDF está protegido por senha ou criptografado. Remova a proteção e envie de novo');
  const what = active.get(name);
  if (what !== undefined) throw unsafe(`este PDF ${what}. ${copyIt}`);
}

function isGoToAction(text: string): boolean {
  const kinds = [...text.matchAll(/\/S (\S+)/g)].map(([, kind]) => kind);
  return kinds.length > 0 && kinds.every((kind) => kind === '/GoTo') && !text.includes('/Next');
}

/**
 * Returns the number of the object that an OpenAction names, or null when it names none. Rejects an action other than
 * a jump within the document.
 */
export function openActionOf({ entries }: PdfObject): string | null {
  const value = entries.get('OpenAction');
  if (value === undefined || value === 'null' || value.startsWith('[')) return null;
  const reference = /^(\d+) \d+ R$/.exec(value)?.[1];
  if (reference !== undefined) return reference;
  if (value.length < maxValue && isGoToAction(value)) return null;
  throw openActionRefusal();
}

export function openActionRefusal() {
  return unsafe(`este PDF executa uma ação quando é aberto. ${copyIt}`);
}
