/** Random access to the bytes of a file, so that a check need not load the whole file into memory. */
export interface ByteSource {
  readonly size: number;
  /** Reads at most `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Buffer>;
  /** Reads all bytes, in order. */
  chunks(): AsyncIterable<Buffer>;
}

export function bufferSource(bytes: Buffer): ByteSource {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
    async *chunks() {
      yield bytes;
    },
  };
}
