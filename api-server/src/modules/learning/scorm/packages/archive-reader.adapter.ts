import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yauzl from 'yauzl';

/**
 * Reads an archive through a file handle. The reader of yauzl itself throws into nowhere when a stream is given up while its
 * next read waits in line, which ends the process: a file that lies about its size is enough.
 */
class ArchiveReader extends yauzl.RandomAccessReader {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const file = this.#file;
    let at = start;
    return new Readable({
      read(size) {
        const part = Buffer.allocUnsafe(Math.min(size, end - at));
        if (part.length === 0) return void this.push(null);
        file.read(part, 0, part.length, at).then(
          ({ bytesRead }) => {
            at += bytesRead;
            if (!this.destroyed) this.push(bytesRead === 0 ? null : part.subarray(0, bytesRead));
          },
          (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    callbackify(async () => {
      const { bytesRead } = await this.#file.read(buffer, offset, length, position);
      if (bytesRead < length) throw new Error('unexpected EOF');
    })((error) => callback(error));
  }

  override close(callback: (error: Error | null) => void): void {
    callbackify(() => this.#file.close())((error) => callback(error));
  }
}

/** Opens the ZIP at this path; names stay as bytes. */
export async function openArchive(path: string, size: number): Promise<yauzl.ZipFile> {
  const file = await open(path);
  try {
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    return await yauzl.fromRandomAccessReaderPromise(new ArchiveReader(file), size, options);
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
}
