import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { adminJobSchema } from './jobs.endpoints.ts';

/** Maximum size of a file of people in bytes. */
export const PEOPLE_FILE_MAX_SIZE = 15 * 1024 * 1024;

/** Maximum number of rows of a file of people. */
export const PEOPLE_FILE_MAX_ROWS = 50_000;

/** Hours within which an import can be undone. */
export const UNDO_HOURS = 24;

/** Fields that a column of a file can fill. The leader is given by login, CPF or e-mail. */
export const importFields = ['name', 'username', 'email', 'cpf', 'phone', 'department', 'role', 'leader'] as const;

export type ImportField = (typeof importFields)[number];

/** Fields that identify a person in a file. */
export const identifyingFields = ['username', 'cpf', 'email'] as const;

export type IdentifyingField = (typeof identifyingFields)[number];

/** Field of each column, in the order of the file; null for a column that is left out. */
export const mappingSchema = z.array(z.nullable(z.enum(importFields))).check(z.minLength(1), z.maxLength(100));

export const importStates = ['uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone'] as const;

export type ImportState = (typeof importStates)[number];

/** Effect of a row of the file: a `conflict` changes a value that was entered in the portal. */
export const importRowStates = ['new', 'changed', 'conflict', 'same', 'refused'] as const;

export type ImportRowState = (typeof importRowStates)[number];

/** Outcome of a row: for example `left` out of the import, or `kept` by the undo because the person is in use. */
export const importOutcomes = ['created', 'changed', 'same', 'left', 'removed', 'restored', 'kept'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** Import of a file of people. */
export const peopleImportSchema = z.object({
  idImport: idSchema,
  fileName: z.string(),
  state: z.enum(importStates),
  /** How the file was read: '; · UTF-8', or 'Excel'. */
  format: z.string(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: mappingSchema,
  identifyBy: z.enum(identifyingFields),
  createsUnits: z.boolean(),
  /** Number of rows without the header. */
  rows: z.number(),
  /** Number of rows by state; zero before the check. */
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    conflict: z.number(),
    same: z.number(),
    refused: z.number(),
  }),
  /** Number of rows by what became of them; zero before the import. */
  outcomes: z.object({
    created: z.number(),
    changed: z.number(),
    same: z.number(),
    left: z.number(),
    removed: z.number(),
    restored: z.number(),
    kept: z.number(),
  }),
  /** The newest job of the import. */
  job: z.nullable(adminJobSchema),
  importedAt: z.nullable(momentSchema),
  /** Until when the import can be undone; null when it can't. */
  undoUntil: z.nullable(momentSchema),
});

export type PeopleImport = z.infer<typeof peopleImportSchema>;

/** Row of a file, as the check found it. */
export const importRowSchema = z.object({
  /** Line in the file, from 1. */
  line: z.number(),
  state: z.enum(importRowStates),
  name: z.string(),
  /** Login, CPF or e-mail by which the person is identified. */
  identifier: z.string(),
  changes: z.array(
    z.object({ field: z.enum(importFields), before: z.string(), after: z.string(), isConflict: z.boolean() }),
  ),
  faults: z.array(z.object({ column: z.string(), value: z.string(), message: z.string() })),
  outcome: z.nullable(z.enum(importOutcomes)),
  /** Why the undo kept the person; empty otherwise. */
  note: z.string(),
});

export type ImportRow = z.infer<typeof importRowSchema>;
