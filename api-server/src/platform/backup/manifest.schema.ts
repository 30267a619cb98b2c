import * as z from 'zod/mini';

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const part = z.object({ file: z.string(), sha256: checksum, rows: z.number() });

/** `manifest.json` of a backup. It is written last: a folder without it holds an unfinished backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Version of the server that wrote it. */
  version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Names of the migrations that the rows belong to. */
  migrations: z.array(z.string()),
  /** Rows of each table, by schema and name. */
  tables: z.record(z.string(), part),
  /** Next values of sequences. */
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  /** List of the stored files, one per line, with size and checksum. */
  files: z.object({ ...part.shape, bytes: z.number() }),
  /** Recognises the installation's secret without containing it. */
  secret: z.object({ isInDatabase: z.boolean(), fingerprint: checksum }),
});

export type Manifest = z.output<typeof manifestSchema>;

/** A line of the list of files. */
export const fileLineSchema = z.object({ key: z.string(), size: z.number(), sha256: checksum });

export type FileLine = z.output<typeof fileLineSchema>;

export const manifestFile = 'manifest.json';
export const filesFolder = 'files';
export const tablesFolder = 'tables';
