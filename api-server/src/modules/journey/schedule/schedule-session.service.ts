import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../../platform/session-contributor.port.ts';
import { personSchedule } from './person-schedule.service.ts';
import { findPerson } from '../../identity/index.ts';

/** Reports whether the person's menu shows 'Agenda' (B2.3-09). */
export const contributeSession: SessionContributor = async ({ db, tenant, idUser, now }) => {
  const { department } = await findPerson(db, idUser);
  const hasAny = await personSchedule(db, {
    idUser,
    department,
    hasLearning: tenant.modules.has('learning'),
    now,
  }).hasAny();
  return { flags: hasAny ? [menuFlags.hasSchedule] : [] };
};
