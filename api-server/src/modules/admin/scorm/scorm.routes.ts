import { Readable } from 'node:stream';
import * as contract from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound, refuse } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import { XLSX_MEDIA_TYPE } from '../../../platform/spreadsheets/xlsx.adapter.ts';
import { administeredPeople } from '../../identity/index.ts';
import {
  administeredPackages,
  answersOfContent,
  attemptPage,
  beginScormAttempt,
  countAttempts,
  interactionsIn,
  itemAnalysis,
  objectivesIn,
  reportFile,
  reportInSteps,
  resetScormAttempts,
} from '../../learning/index.ts';
import type { ReportedAttempt } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { CSV_MEDIA_TYPE } from '../people-import/people-table.presenter.ts';
import { lockToChange } from '../people/person-access.policy.ts';
import { notifyNewAttempt } from './attempt-notice.service.ts';

/** Serves what administrators see of SCORM attempts, their export and their reset. */
export function serveScorm(api: AdminApi): void {
  api.handle(contract.listScormAttempts, async ({ db, actor, params, query }) => {
    const { q, department, idPerson, view, ...place } = query;
    const among = administeredPeople(db, actor.reach('people.read')).idsOf({ q, department }, []);
    const search = { ...params, among, idUser: idPerson, idSco: place.idSco, status: place.status };
    const [page, total] = await Promise.all([attemptPage(db, { ...place, ...search }), countAttempts(db, search)]);
    const { attempts, previous, next } = page;
    return { total, attempts: attempts.map((one) => presentAttempt(one, view)), previous, next };
  });

  api.handle(contract.analyseScormItems, async ({ db, actor, params }) => {
    const among = administeredPeople(db, actor.reach('people.read')).idsOf({}, []);
    const { attempts, isPartial } = await answersOfContent(db, { ...params, among });
    const analysis = itemAnalysis();
    for (const { idSco, grade, cmi } of attempts) analysis.add({ idSco, grade, interactions: interactionsIn(cmi) });
    return { items: analysis.items(), isPartial };
  });

  api.handleInSteps(contract.exportScormReport, async ({ params: { idContentItem }, body, step }) => {
    const { kind, format } = body;
    await step(async ({ db, actor, audit }) => {
      const among = administeredPeople(db, actor.reach('people.read')).idsOf({}, []);
      const [found] = await administeredPackages(db, { idContentItem, among });
      if (!found) throw notFound('Este conteúdo SCORM não existe.');
      const after = `${kind}: ${found.title} (${format.toUpperCase()})`;
      await audit({ changes: [{ field: 'scormReport', before: '', after }] });
    });
    const report = reportInSteps(
      (work) =>
        step(({ db, actor }) => work({ db, among: administeredPeople(db, actor.reach('people.read')).idsOf({}, []) })),
      { idContentItem, kind },
    );
    return file(Readable.from(reportFile(report, format)), {
      mediaType: format === 'csv' ? CSV_MEDIA_TYPE : XLSX_MEDIA_TYPE,
      name: `scorm-${idContentItem}-${kind}.${format}`,
    });
  });

  api.handle(contract.resetScormAttempts, async ({ db, actor, params, body, audit, now }) => {
    const row = await lockToChange(db, actor, { right: contract.resetScormAttempts.right, idPerson: params.idPerson });
    const { idContentItem, reason } = body;
    const lessons = await resetScormAttempts(db, { idUser: row.id_user, idContentItem }, now);
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes: [{ field: `scorm ${idContentItem}`, before: `${lessons} lições abertas`, after: '0' }],
      reason,
    });
    return { success: true, lessons };
  });

  api.handle(contract.beginScormAttempt, async ({ db, actor, params, body, audit, now }) => {
    const row = await lockToChange(db, actor, { right: contract.beginScormAttempt.right, idPerson: params.idPerson });
    const { idContentItem, reason } = body;
    const { lessons, place } = await beginScormAttempt(db, { idUser: row.id_user, idContentItem }, now);
    if (lessons === 0)
      throw refuse('admin.scorm-attempt-unused', 409, 'A pessoa ainda não abriu nenhuma lição da tentativa atual.');
    await notifyNewAttempt(db, { idUser: row.id_user, idContentItem, place, now });
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes: [{ field: 'scormAttempt', before: '', after: `conteúdo ${idContentItem}, ${lessons} lições` }],
      reason,
    });
    return { success: true, lessons };
  });
}

function presentAttempt({ cmi, ...one }: ReportedAttempt, view: 'full' | 'summary') {
  return {
    person: { idPerson: one.idUser, name: one.name, username: one.username, department: one.department },
    lesson: { idSco: one.idSco, identifier: one.identifier, title: one.title },
    attempt: one.attempt,
    isCurrent: one.isCurrent,
    packageVersion: one.packageVersion,
    status: one.status,
    grade: one.grade,
    seconds: one.seconds,
    at: toMoment(one.at),
    interactions: view === 'full' ? interactionsIn(cmi) : null,
    objectives: view === 'full' ? objectivesIn(cmi) : null,
  };
}
