import { Readable } from 'node:stream';
import * as contract from '@shared-kit/contracts/admin';
import type { AuditFilter } from '@shared-kit/contracts/admin';
import { addDaysToKey, parseWallClock } from '@shared-kit/contracts/calendar';
import { invalidField } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import { expectProvenAgain } from '../../identity/index.ts';
import { auditActs, auditedActNames, auditedPeople, batchSizes, hasSystemActs } from '../../audit/index.ts';
import type { ActSearch } from '../../audit/index.ts';
import type { AdminApi, RunStep } from '../access/admin-api.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { CSV_MEDIA_TYPE, UTF8_MARK, csvLines } from '../people-import/people-table.presenter.ts';
import { actTitle, wordsQuery } from './audit-words.rules.ts';
import { exportedActs, exportedColumns, filterWords, presentAct } from './audit-act.presenter.ts';

/** Entries that one transaction of an export reads. */
const PAGE_SIZE = 2000;

/** Serves the log of changes. */
export function serveAuditLog(api: AdminApi): void {
  api.handle(contract.listAuditActs, async ({ query, db }) => {
    const { limit } = query;
    const from = placeIn(query);
    if (from && !isMoment(from.place.key)) throw invalidField(`query.${from.side}`, 'Esta página da lista não existe.');
    const rows = await auditActs(db, searchOf(query), {
      from: from && { side: from.side, moment: from.place.key, id: from.place.id },
      limit,
    });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: row.moment, id: row.id_act }) });
    const sizes = await batchSizes(
      db,
      page.rows.map(({ request_id }) => request_id),
    );
    return { acts: page.rows.map((row) => presentAct(row, sizes.get(row.request_id) ?? 1)), places: page.places };
  });

  api.handle(contract.listAuditOptions, async ({ db }) => {
    const [acts, people, hasSystem] = await Promise.all([auditedActNames(db), auditedPeople(db), hasSystemActs(db)]);
    return {
      acts: acts
        .map((act) => ({ act, title: actTitle(act) }))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
      ...people,
      hasSystem,
    };
  });

  api.handleInSteps(contract.exportAuditActs, async ({ body, session, rateLimit, step, now }) => {
    const { password, ...filter } = body;
    await step(async ({ db, audit }) => {
      await expectProvenAgain(db, { session, rateLimit, now, password });
      await audit({ changes: [{ field: 'auditExport', before: '', after: filterWords(filter) || 'tudo' }] });
    });
    return file(Readable.from(csvOf(step, searchOf(filter))), {
      mediaType: CSV_MEDIA_TYPE,
      name: 'registro-de-alteracoes.csv',
    });
  });
}

function searchOf(filter: AuditFilter): ActSearch {
  const { q = '', since, until, act, actor, onBehalfOf, batch, idPerson } = filter;
  return {
    words: wordsQuery(q),
    since: since === undefined ? undefined : startOf(since),
    until: until === undefined ? undefined : startOf(addDaysToKey(until, 1)),
    act,
    actor,
    onBehalfOf,
    batch,
    idPerson,
  };
}

/** Returns the first moment of a day in the company's zone. */
const startOf = (day: string): Date | undefined => parseWallClock(`${day}T00:00:00`) ?? undefined;

const isMoment = (text: string): boolean => /^\d{1,16}$/.test(text);

/** Writes the entries page by page, so that no server holds all of them in memory. */
async function* csvOf(step: RunStep, search: ActSearch): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([exportedColumns]);
  let from: Parameters<typeof auditActs>[2]['from'];
  for (;;) {
    const rows = await step(({ db }) => auditActs(db, search, { from, limit: PAGE_SIZE }));
    const page = rows.slice(0, PAGE_SIZE);
    if (page.length > 0) yield csvLines(page.flatMap(exportedActs));
    const last = page.at(-1);
    if (!last || rows.length <= PAGE_SIZE) return;
    from = { side: 'after', moment: last.moment, id: last.id_act };
  }
}
