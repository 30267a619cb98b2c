import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { refuse } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { postingBlocks } from './posting-blocks.repository.ts';

/** Refuses to publish the words and files of a person whom a moderator has blocked; the person reads why. */
export async function expectMayPost(db: TenantDb, idUser: number, now: Date): Promise<void> {
  const block = await postingBlocks(db, now).find(idUser);
  if (!block) return;
  const end = block.until === null ? '' : ` até o fim de ${formatDate(toMoment(block.until))}`;
  throw refuse(
    'community.blocked',
    403,
    `A moderação bloqueou os seus comentários, mensagens e envios${end}. Motivo: ${block.reason}`,
  );
}
