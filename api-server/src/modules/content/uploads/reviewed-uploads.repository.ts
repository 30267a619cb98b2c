import { sectionType } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';
import type { PeopleCondition } from '../../identity/index.ts';

/** Person who reviews the uploads of the people in the scope of their role. */
export interface UploadReviewer {
  readonly idUser: number;
  readonly name: string;
  readonly within: PeopleCondition;
}

/** Repository of the uploads that a moderator decides about. Nobody reviews their own. */
export function reviewedUploads(db: TenantDb, { idUser, name, within }: UploadReviewer) {
  const reviewed = () =>
    db
      .selectFrom('user_uploads as u')
      .innerJoin(people(db).as('author'), 'author.id_user', 'u.id_user')
      .innerJoin('sections as s', (join) => join.onRef('s.id_section', '=', 'u.id_section'))
      .where('u.review', 'is not', null)
      .where('u.state', 'in', ['RECEIVED', 'PUBLISHED'])
      .where('u.id_user', '<>', idUser)
      .where(({ ref }) => within({ idUser: ref('author.id_user'), department: ref('author.department') }));
  const waiting = () => reviewed().where('u.review', '=', 'WAITING');

  return {
    /** Returns the waiting uploads, oldest first, and how many there are in all. */
    async waiting(limit: number) {
      const rows = await waiting()
        .select(columns)
        .orderBy('u.created_at')
        .orderBy('u.id_user_upload')
        .limit(limit)
        .execute();
      const { total } = await waiting()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    /** Returns how many uploads wait in each section. */
    async waitingBySection(): Promise<ReadonlyMap<number, number>> {
      const rows = await waiting()
        .select('u.id_section')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .groupBy('u.id_section')
        .execute();
      return new Map(rows.map(({ id_section: id, waiting: count }) => [id, Number(count)]));
    },

    /** Returns an upload that is or was in review. */
    find: (id: number) => reviewed().select(columns).where('u.id_user_upload', '=', id).executeTakeFirst(),

    /** Decides about a waiting upload. Returns false when somebody else was faster. */
    async decide(
      id: number,
      decision: { readonly review: 'APPROVED' } | { readonly review: 'REFUSED'; readonly reason: string },
      now: Date,
    ): Promise<boolean> {
      const done = await db
        .updateTable('user_uploads')
        .set({ review: decision.review, reviewed_by: name, reviewed_at: now, touched_at: now })
        .$if(decision.review === 'APPROVED', (query) => query.set({ state: 'PUBLISHED', created_at: now }))
        .$if(decision.review === 'REFUSED', (query) =>
          query.set({ review_reason: decision.review === 'REFUSED' ? decision.reason : '' }),
        )
        .where('id_user_upload', '=', id)
        .where('review', '=', 'WAITING')
        .where('state', '=', 'RECEIVED')
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },
  };
}

const columns = [
  'u.id_user_upload',
  'u.id_user',
  'u.id_section',
  'u.title',
  'u.description',
  'u.name as file_name',
  'u.extension',
  'u.media_type',
  'u.size',
  'u.duration',
  'u.file_key',
  'u.preview_key',
  'u.created_at',
  'u.review',
  's.text as section',
  'author.name',
  'author.department',
  'author.photo',
] as const;

export type ReviewedUpload = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewedUploads>['find']>>>;

/** Repository of the sections that accept uploads, with whether they ask for a review. */
export function uploadSections(db: TenantDb) {
  const open = () =>
    db
      .selectFrom('sections')
      .select(['id_section', 'text', 'reviews_uploads'])
      .where('active', '=', true)
      .where('id_section_type', '=', sectionType.uploads);

  return {
    inOrder: () => open().orderBy('position').orderBy('id_section').execute(),

    lockForUpdate: (idSection: number) => open().where('id_section', '=', idSection).forUpdate().executeTakeFirst(),

    async setReviewed(idSection: number, isReviewed: boolean): Promise<void> {
      await db
        .updateTable('sections')
        .set({ reviews_uploads: isReviewed })
        .where('id_section', '=', idSection)
        .execute();
    },
  };
}
