import { dayKey, startOfDay } from '@shared-kit/contracts/calendar';
import { journeyTabPath } from '@shared-kit/contracts/journey';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notify } from '../notifications/index.ts';
import { pointsEntries } from './points.repository.ts';

interface Earned {
  readonly idUser: number;
  /** Title of the rewarded item; may be empty. */
  readonly title: string;
  readonly now: Date;
}

/** Puts what a person earned today into the bell, as one entry for the day. The entry is read on later days too. */
export async function notifyPoints(db: TenantDb, { idUser, title, now }: Earned): Promise<void> {
  const points = await pointsEntries(db).earnedFrom(idUser, startOfDay(now));
  await notify.of(db)(db, {
    idUser,
    key: `points:${dayKey(now)}`,
    kind: 'points',
    title: `Você ganhou ${points.toLocaleString('pt-BR')} ${points === 1 ? 'ponto' : 'pontos'}`,
    text: title === '' ? '' : `Por último: ${title}`,
    path: journeyTabPath('gamification'),
    now,
    replaces: true,
  });
}
