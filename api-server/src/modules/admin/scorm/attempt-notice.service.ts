import { lmsPath } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { contentSummaries } from '../../content/index.ts';
import { notifyMany } from '../../notifications/index.ts';

interface NewAttempt {
  readonly idUser: number;
  readonly idContentItem: number;
  /** The place in which the person last took the content. */
  readonly place: { readonly idEnrollment: number | null; readonly idNodeEnrollment: number | null } | null;
  readonly now: Date;
}

/** Puts a new attempt that an administrator has begun into the person's bell. */
export async function notifyNewAttempt(db: TenantDb, { idUser, idContentItem, place, now }: NewAttempt): Promise<void> {
  const [content] = await contentSummaries(db, [idContentItem]);
  await notifyMany.of(db)(db, [
    {
      idUser,
      key: `scorm-attempt:${idContentItem}:${now.getTime()}`,
      kind: 'request',
      title: `Nova tentativa em ${content?.title ?? 'um conteúdo'}`,
      text: 'O conteúdo começa de novo quando você o abrir. O que você fez antes continua no histórico.',
      path: lmsPath({
        idEnrollment: place?.idEnrollment ?? null,
        idContentItem,
        idNodeEnrollment: place?.idNodeEnrollment ?? null,
        isFluidNavigation: false,
      }),
      now,
    },
  ]);
}
