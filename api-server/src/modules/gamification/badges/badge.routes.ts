import { listBadges, noteBadges } from '@shared-kit/contracts/gamification';
import type { ApiBuilder } from '../../../platform/module.ts';
import { presentBadge } from './badge.presenter.ts';
import { activityOf, badges } from './badge.repository.ts';

export function badgeRoutes(api: ApiBuilder): void {
  api.handle(listBadges, async ({ db, session, now }) => {
    const rows = await badges(db).ofPerson(session.idUser);
    if (rows.length === 0) return { badges: [] };
    const activity = await activityOf(db, session.idUser);
    return { badges: rows.map((row) => presentBadge(row, activity, now)) };
  });

  api.handle(noteBadges, async ({ db, session }) => {
    await badges(db).note(session.idUser);
    return { success: true };
  });
}
