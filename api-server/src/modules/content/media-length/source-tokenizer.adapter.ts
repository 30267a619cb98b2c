import { setImmediate } from 'node:timers/promises';
import { AbstractTokenizer, EndOfStreamError } from 'strtok3';
import type { IReadChunkOptions } from 'strtok3';
import type { ByteSource } from '../uploads/checks/byte-source.rules.ts';

/** Bytes that are read at once, because parsers ask for a few bytes at a time. */
const BLOCK = 128 * 1024;
/** Reads after which other work of the server gets its turn. */
const READS_PER_TURN = 500;

export interface ReadLimits {
  /** Bytes that may be read from the file in total. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Lets a parser read a file in blocks, within limits of bytes and time. */
export class SourceTokenizer extends AbstractTokenizer {
  fileInfo: { size: number };
  readonly #source: ByteSource;
  readonly #limits: ReadLimits;
  readonly #until: number;
  #block: { readonly at: number; readonly bytes: Buffer } | undefined;
  #loaded = 0;
  #reads = 0;

  constructor(source: ByteSource, limits: ReadLimits) {
    super();
    this.#source = source;
    this.#limits = limits;
    this.#until = performance.now() + limits.milliseconds;
    this.fileInfo = { size: source.size };
  }

  supportsRandomAccess(): boolean {
    return true;
  }

  setPosition(position: number): void {
    this.validateLength(position, 'position');
    this.position = position;
  }

  async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position } = this.normalizeOptions(target, options);
    const read = await this.peekBuffer(target, options);
    this.position = position + read;
    return read;
  }

  async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position, length, mayBeLess } = this.normalizeOptions(target, options);
    const wanted = Math.max(0, Math.min(length, this.fileInfo.size - position));
    if (wanted < length && mayBeLess !== true) throw new EndOfStreamError();
    await this.#takeTurn();
    for (let done = 0; done < wanted;) {
      const { at, bytes } = await this.#blockAt(position + done);
      const piece = bytes.subarray(position + done - at, position + wanted - at);
      if (piece.length === 0) throw new EndOfStreamError();
      target.set(piece, done);
      done += piece.length;
    }
    return wanted;
  }

  async #takeTurn(): Promise<void> {
    this.#reads += 1;
    if (this.#reads % READS_PER_TURN === 0) await setImmediate();
    if (performance.now() > this.#until) throw new Error('reading the length takes too long');
  }

  async #blockAt(position: number) {
    const at = Math.floor(position / BLOCK) * BLOCK;
    if (this.#block?.at === at) return this.#block;
    const bytes = await this.#source.read(at, BLOCK);
    this.#loaded += bytes.length;
    if (this.#loaded > this.#limits.bytes) throw new Error('reading the length takes too many bytes');
    this.#block = { at, bytes };
    return this.#block;
  }
}
