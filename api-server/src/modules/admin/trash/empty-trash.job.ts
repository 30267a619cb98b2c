import { GROUP_UNDO_SECONDS } from '@shared-kit/contracts/admin';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/job.port.ts';
import { recordSystemAct } from '../../audit/index.ts';
import type { SystemAct } from '../audit-log/audit-words.rules.ts';
import { groupChanges } from '../groups/group-changes.repository.ts';
import { peopleGroups } from '../groups/people-groups.repository.ts';
import { removeDeletedViews } from '../saved-views/saved-views.repository.ts';
import { restorableSince } from './trash-days.rules.ts';
import { trash } from './trash.repository.ts';

/**
 * Removes what nobody restored in time, and changes of groups that can no longer be undone. Saved views are their owner's own,
 * so the log does not name them.
 */
export const emptyTrash = defineJob({
  name: 'admin.empty-trash',
  payload: z.object({}),
  cron: '50 4 * * *',
  async run(_, { db, now }) {
    const until = restorableSince(now);
    const groups = await peopleGroups(db).removeDeletedUntil(until);
    const others = await trash(db).removeUntil(until);
    await removeDeletedViews(db, until);
    await groupChanges(db).removeUntil(new Date(now.getTime() - GROUP_UNDO_SECONDS * 1000));
    const changes = [
      ...groups.map(({ name }) => ({ field: 'group', before: name, after: '' })),
      ...others.map(({ name, content }) => ({ field: content.kind, before: name, after: '' })),
    ];
    if (changes.length === 0) return;
    await recordSystemAct(db, {
      act: 'system.empty-trash' satisfies SystemAct,
      changes,
      batch: `empty-trash:${now.getTime()}`,
      now,
    });
  },
});
