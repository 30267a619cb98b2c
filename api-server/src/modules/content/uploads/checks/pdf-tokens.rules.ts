import { broken } from './refusals.rules.ts';

export type PdfToken =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'open'; readonly text: '<<' | '[' }
  | { readonly kind: 'close'; readonly text: '>>' | ']' }
  | { readonly kind: 'string'; readonly text: '()' }
  | { readonly kind: 'word'; readonly text: string };

/** Bytes that a check may read, over all of its starting points. A crafted file would otherwise cost quadratic time. */
export interface ReadBudget {
  left: number;
}

const space = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));
const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !space.has(byte) && !delimiters.has(byte);

/** Reads the tokens of a PDF one by one. Strings and comments are skipped, and names are unescaped: `/J#53` is JS. */
export class PdfTokens {
  readonly #bytes: Buffer;
  readonly #budget: ReadBudget;
  /** Offset behind the last token. */
  at: number;

  constructor(bytes: Buffer, at: number, budget: ReadBudget) {
    this.#bytes = bytes;
    this.#budget = budget;
    this.at = at;
  }

  /** Returns the next token; null at the end. */
  next(): PdfToken | null {
    const start = this.at;
    const token = this.#read();
    this.#budget.left -= this.at - start + 1;
    if (this.#budget.left < 0) throw broken();
    return token;
  }

  #read(): PdfToken | null {
    this.#skipSpace();
    const bytes = this.#bytes;
    const byte = bytes[this.at];
    if (byte === undefined) return null;
    const char = String.fromCharCode(byte);
    if (char === '(') return this.#skipString();
    if (char === '/') return { kind: 'name', text: unescaped(this.#regularFrom(this.at + 1)) };
    if (char === '<' && bytes[this.at + 1] !== byte) return this.#skipHexString();
    if (char === '<' || (char === '>' && bytes[this.at + 1] === byte)) {
      this.at += 2;
      return char === '<' ? { kind: 'open', text: '<<' } : { kind: 'close', text: '>>' };
    }
    if (delimiters.has(byte)) {
      this.at += 1;
      if (char === '[') return { kind: 'open', text: '[' };
      return char === ']' ? { kind: 'close', text: ']' } : { kind: 'word', text: char };
    }
    return { kind: 'word', text: this.#regularFrom(this.at) };
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === 0x25) {
        while (this.at < this.#bytes.length && this.#bytes[this.at] !== 10 && this.#bytes[this.at] !== 13) this.at += 1;
      } else if (byte !== undefined && space.has(byte)) this.at += 1;
      else return;
    }
  }

  #regularFrom(from: number): string {
    this.at = from;
    while (isRegular(this.#bytes[this.at])) this.at += 1;
    return this.#bytes.toString('latin1', from, this.at);
  }

  #skipHexString(): PdfToken {
    const end = this.#bytes.indexOf(0x3e, this.at);
    if (end === -1) throw broken();
    this.at = end + 1;
    return { kind: 'string', text: '()' };
  }

  #skipString(): PdfToken {
    let depth = 0;
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
      if (depth === 0) {
        this.at += 1;
        return { kind: 'string', text: '()' };
      }
    }
    throw broken();
  }
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
