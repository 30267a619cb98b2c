import type { Readable } from 'node:stream';
import type { TenantDb } from '../database/tenant-db.ts';

export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** Where bytes are kept. Keys are relative paths; content is written once and never changed. */
export interface FileStore {
  /** Durable when it resolves. Writing a key again with the same bytes is harmless. */
  write(key: string, body: Buffer | Readable, mediaType: string): Promise<void>;
  /** Null when there is no such key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Throws when the store can't be reached or written. */
  check(): Promise<void>;
}

/** Files of tenants, with their rows. */
export interface Storage {
  readonly files: FileStore;
  /** Stores content under an address made of its hash, with its row in the tenant. The same content is stored once. */
  keep(db: TenantDb, content: { body: Buffer; mediaType: string; name: string }): Promise<StoredFile>;
  /** Address a browser can fetch the file from, as it is, until the link expires (6 hours by default). */
  signMediaUrl(key: string, options?: SignOptions): string;
  /** Whether a link that `signMediaUrl` may have made is genuine and still good. */
  isGoodLink(key: string, expires: string, signature: string, now: Date, name?: string): boolean;
  /** Whole address of an HTML page that isn't ours, on the origin where such pages run; to be framed. */
  signPageUrl(key: string, options?: SignOptions): string;
  /** Whether a link that `signPageUrl` may have made is genuine and still good. */
  isGoodPageLink(key: string, expires: string, signature: string, now: Date): boolean;
  /** Path, on the content origin, below which the files of a SCORM package's folder are for twelve hours. */
  signPackagePath(folder: string, options?: SignOptions): string;
  isGoodPackagePath(folder: string, expires: string, signature: string, now: Date): boolean;
  /** Where a visit of a SCORM lesson is framed from; `useNetwork` where a content network may be used and there is one. */
  lessonUrl(token: string, options: { useNetwork: boolean }): string;
  /** Page that tells its parent whether the content network can be reached; null where there is none. */
  networkTestUrl(): string | null;
}

export interface SignOptions {
  now?: Date;
  /** Seconds the link is good for. */
  expiresIn?: number;
  /** What the file is called when somebody keeps it; its address's last part where left out. */
  name?: string;
}
