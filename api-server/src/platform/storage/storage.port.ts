import type { Readable } from 'node:stream';
import type { Antivirus } from '../antivirus/antivirus.port.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  /** Size in bytes. */
  readonly size: number;
  readonly mediaType: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive end. */
  readonly end: number;
}

/** File to be written, opened when its turn comes. */
export interface FileToWrite {
  readonly key: string;
  readonly mediaType: string;
  open(): Promise<Readable>;
}

/** Storage of bytes. Keys are relative paths; content is written once and never changed. */
export interface FileStore {
  /** Writes content. It is durable when the promise resolves. Writing a key again with the same bytes is harmless. */
  write(key: string, body: Buffer | Readable, mediaType: string): Promise<void>;
  /**
   * Writes many files, several at once. All of them are durable when the promise resolves; before, and after a failure,
   * some may be there.
   */
  writeMany(files: Iterable<FileToWrite>): Promise<void>;
  /** Reads content. Returns null when there is no such key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Returns the keys of all files. Files that come or go meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Throws when the store cannot be reached or written. */
  check(): Promise<void>;
}

/** Files of tenants, with their rows. */
export interface Storage {
  readonly files: FileStore;
  /** Scanner for files from outside. `store` uses it by itself. */
  readonly antivirus: Antivirus;
  /** Stores content under an address made of its hash, with a row in the tenant. The same content is stored once. */
  store(db: TenantDb, content: { body: Buffer; mediaType: string; name: string }): Promise<StoredFile>;
  /**
   * Stores a file of any size under such an address, without holding it in memory. It writes the bytes first and then
   * the row, in a transaction of its own.
   */
  storeFile(
    file: { path: string; idApp: number; mediaType: string; name: string },
    transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  ): Promise<StoredFile>;
  /** Returns the address from which a browser can fetch the file until the link expires (6 hours by default). */
  signMediaUrl(key: string, options?: SignOptions): string;
  /** Returns true when a link is one that `signMediaUrl` made and has not expired. */
  isGoodLink(key: string, expires: string, signature: string, now: Date, name?: string): boolean;
  /** Returns the absolute address of a third-party HTML page on the content origin, to be framed. */
  signPageUrl(key: string, options?: SignOptions): string;
  /** Returns true when a link is one that `signPageUrl` made and has not expired. */
  isGoodPageLink(key: string, expires: string, signature: string, now: Date): boolean;
  /** Returns the path on the content origin that serves the files of a SCORM package's folder for twelve hours. */
  signPackagePath(folder: string, options?: SignOptions): string;
  isGoodPackagePath(folder: string, expires: string, signature: string, now: Date): boolean;
  /** False in a production whose content origin has a single host: there SCORM lessons are not isolated (decision 914). */
  readonly opensLessons: boolean;
  /**
   * Returns the frame address of a visit to a SCORM lesson. With `useNetwork` it uses the content network when one is
   * configured.
   */
  lessonUrl(token: string, options: { useNetwork: boolean; idApp: number }): string;
  /** Returns the address of the page that previews a lesson. */
  previewUrl(token: string, idApp: number): string;
  /**
   * Returns the address of a page that reports to its parent whether the content network is reachable; null when none
   * is configured.
   */
  networkTestUrl(): string | null;
}

export interface SignOptions {
  now?: Date;
  /** Seconds until the link expires. */
  expiresIn?: number;
  /** File name for downloads; defaults to the last part of the address. */
  name?: string;
}
