import { UNDO_HOURS } from '@shared-kit/contracts/admin';
import type { ImportOutcome, ImportRow, ImportRowState, PeopleImport } from '@shared-kit/contracts/admin';
import { HOUR_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { presentJob } from '../jobs/job.presenter.ts';
import type { PeopleImportRow, peopleImports } from './people-imports.repository.ts';

interface Around {
  readonly counts: Record<ImportRowState, number>;
  readonly outcomes: Record<ImportOutcome, number>;
  readonly job: AdminJobRow | undefined;
  readonly now: Date;
}

/** Returns until when an import can be undone; null when it can't. */
export function undoUntil({ state, imported_at }: PeopleImportRow, now: Date): Date | null {
  if (state !== 'imported' || imported_at === null) return null;
  const until = new Date(imported_at.getTime() + UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}

export function presentImport(row: PeopleImportRow, { counts, outcomes, job, now }: Around): PeopleImport {
  const until = undoUntil(row, now);
  return {
    idImport: row.id_import,
    fileName: row.file_name,
    state: row.state,
    format: row.format,
    columns: row.columns,
    mapping: row.mapping,
    identifyBy: row.identify_by,
    createsUnits: row.creates_units,
    rows: row.row_count,
    counts,
    outcomes,
    job: job ? presentJob(job) : null,
    importedAt: row.imported_at === null ? null : toMoment(row.imported_at),
    undoUntil: until === null ? null : toMoment(until),
  };
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof peopleImports>['page']>>[number];

export function presentRow({ line, state, plan, outcome, note }: ListedRow): ImportRow {
  return {
    line,
    state: state ?? 'refused',
    name: plan?.name ?? '',
    identifier: plan?.identifier ?? '',
    changes: [...(plan?.changes ?? [])],
    faults: [...(plan?.faults ?? [])],
    outcome,
    note,
  };
}
