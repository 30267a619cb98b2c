import type { RequestOf } from '@shared-kit/contracts/core';
import { navigationType } from '@shared-kit/contracts/content';
import type { exitScreen } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { openContentItem } from './content-access.service.ts';
import { believableTime, visitStart } from './progress.rules.ts';
import { sections } from './section.repository.ts';
import { tracking } from './tracking.repository.ts';

type ScreenExit = RequestOf<typeof exitScreen>['body'];

/** Stores the visit of a screen, once. */
export async function recordScreenExit(
  db: TenantDb,
  exit: ScreenExit,
  { idUser, now }: { idUser: number; now: Date },
): Promise<void> {
  await expectScreen(db, exit, idUser);
  const start = visitStart(exit.timeStart, now);
  const timeExecuted = believableTime(exit.timeExecuted, start, now);
  await tracking(db).addScreenVisit({ ...exit, idUser, start, timeExecuted, now });
}

async function expectScreen(db: TenantDb, exit: ScreenExit, idUser: number): Promise<void> {
  if (exit.idSection !== null && !(await sections(db).find(exit.idSection))) throw notFound();
  if (exit.idNavigationType === navigationType.home) return;
  if (exit.idNavigationItem === null) throw notFound();
  if (exit.idNavigationType === navigationType.content)
    await openContentItem(db, { idUser, idContentItem: exit.idNavigationItem });
  else if (!(await sections(db).find(exit.idNavigationItem))) throw notFound();
}
