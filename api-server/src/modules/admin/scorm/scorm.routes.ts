import * as contract from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { attemptPage, interactionsIn, itemAnalysis, objectivesIn, resetScormAttempts } from '../../learning/index.ts';
import type { ReportedAttempt } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { lockToChange } from '../people/person-access.policy.ts';

/** Pages that one analysis reads: 5,000 lessons of people. */
const ANALYSED_PAGES = 25;

/** Serves what administrators see of SCORM attempts, and their reset. */
export function serveScorm(api: AdminApi): void {
  api.handle(contract.listScormAttempts, async ({ db, actor, params, query }) => {
    const within = actor.reach(contract.listScormAttempts.right);
    const page = await attemptPage(db, { ...params, ...query, within });
    return { attempts: page.attempts.map(presentAttempt), next: page.next };
  });

  api.handle(contract.analyseScormItems, async ({ db, actor, params }) => {
    const within = actor.reach(contract.analyseScormItems.right);
    const analysis = itemAnalysis();
    let after: number | null = 0;
    for (let pages = 0; after !== null && pages < ANALYSED_PAGES; pages += 1) {
      const page: Awaited<ReturnType<typeof attemptPage>> = await attemptPage(db, {
        ...params,
        after,
        limit: contract.MAX_SCORM_ATTEMPTS,
        within,
      });
      for (const { idSco, grade, cmi } of page.attempts)
        analysis.add({ idSco, grade, interactions: interactionsIn(cmi) });
      after = page.next;
    }
    return { items: analysis.items(), isPartial: after !== null };
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
}

function presentAttempt({ cmi, ...one }: ReportedAttempt) {
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
    interactions: interactionsIn(cmi),
    objectives: objectivesIn(cmi),
  };
}
