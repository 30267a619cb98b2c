import { Readable } from 'node:stream';
import * as contract from '@shared-kit/contracts/admin';
import type { PeopleFilter } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { file } from '../../../platform/module.ts';
import { XLSX_MEDIA_TYPE, xlsx } from '../../../platform/spreadsheets/xlsx.adapter.ts';
import type { Cell } from '../../../platform/spreadsheets/xlsx.adapter.ts';
import { administeredPeople, expectProvenAgain } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { CSV_MEDIA_TYPE, UTF8_MARK, csvLines } from '../people-import/people-table.presenter.ts';
import { filterConditions } from '../people/chosen-people.service.ts';
import { exportCells, exportColumns, exportTexts } from './exported-person.presenter.ts';

/** Number of people that one transaction reads. */
const PAGE_SIZE = 1000;

type Step = <T>(work: (step: { readonly db: TenantDb; readonly actor: AdminActor }) => Promise<T>) => Promise<T>;

/** Serves the export of people. It leaves page by page, so that no server holds the whole company in memory. */
export function servePeopleExport(api: AdminApi): void {
  api.handleInSteps(contract.exportPeople, async ({ body, session, rateLimit, step, now }) => {
    const { format, filter, password } = body;
    await step(async ({ db, actor, audit }) => {
      await expectProvenAgain(db, { session, rateLimit, now, password });
      const conditions = filterConditions(db, filter);
      const total = await administeredPeople(db, actor.reach('people.read')).count(filter, conditions);
      await audit({ changes: [{ field: 'exported', before: '', after: `${total} (${format.toUpperCase()})` }] });
    });
    const pages = pagesOf(step, filter);
    if (format === 'csv') return file(Readable.from(csvOf(pages)), { mediaType: CSV_MEDIA_TYPE, name: 'pessoas.csv' });
    const rows: Cell[][] = [];
    for await (const page of pages) rows.push(...page.map(exportCells));
    return file(await xlsx({ name: 'Pessoas', columns: exportColumns, rows }), {
      mediaType: XLSX_MEDIA_TYPE,
      name: 'pessoas.xlsx',
    });
  });
}

async function* pagesOf(step: Step, filter: PeopleFilter) {
  for (let after = 0; ;) {
    const rows = await step(({ db, actor }) =>
      administeredPeople(db, actor.reach('people.read')).exported(filter, filterConditions(db, filter), {
        after,
        limit: PAGE_SIZE,
      }),
    );
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id_user;
  }
}

async function* csvOf(pages: ReturnType<typeof pagesOf>): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([exportColumns.map(({ title }) => title)]);
  for await (const rows of pages) if (rows.length > 0) yield csvLines(rows.map(exportTexts));
}
