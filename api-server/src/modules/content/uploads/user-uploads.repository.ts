import { sectionType } from '@shared-kit/contracts/content';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { UserUploadsTable } from '../content.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { lockPerson, people } from '../../identity/index.ts';

type UploadState = Selectable<UserUploadsTable>['state'];

export function userUploads(db: TenantDb) {
  const all = () =>
    db
      .selectFrom('user_uploads as u')
      .innerJoin(people(db).as('author'), 'author.id_user', 'u.id_user')
      .selectAll('u')
      .select(['author.name as author_name', 'author.photo as author_photo']);
  const one = (id: number) => all().where('u.id_user_upload', '=', id);
  const openSections = () =>
    db.selectFrom('sections').where('active', '=', true).where('id_section_type', '=', sectionType.uploads);

  return {
    openSection: (idSection: number) =>
      openSections().select('reviews_uploads').where('id_section', '=', idSection).executeTakeFirst(),

    find: (id: number) => one(id).executeTakeFirst(),

    findPublished: (id: number) =>
      one(id)
        .where('u.state', '=', 'PUBLISHED')
        .where('u.id_section', 'in', openSections().select('id_section'))
        .executeTakeFirst(),

    findByUpload: (idUser: number, idUpload: string) =>
      all().where('u.id_user', '=', idUser).where('u.id_upload', '=', idUpload).executeTakeFirst(),

    findByFile: (idUser: number, key: string) =>
      all()
        .where('u.id_user', '=', idUser)
        .where('u.file_key', '=', key)
        .where('u.state', '!=', 'DISCARDED')
        .executeTakeFirst(),

    async ofSection(idSection: number, { offset, limit }: { offset: number; limit: number }) {
      const shown = all().where('u.id_section', '=', idSection).where('u.state', '=', 'PUBLISHED');
      const { count } = await db
        .selectFrom('user_uploads')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('id_section', '=', idSection)
        .where('state', '=', 'PUBLISHED')
        .executeTakeFirstOrThrow();
      const rows = await shown
        .orderBy('u.created_at', 'desc')
        .orderBy('u.id_user_upload', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { rows, total: Number(count) };
    },

    own: (idUser: number) =>
      all()
        .where('u.id_user', '=', idUser)
        .where('u.state', '!=', 'DISCARDED')
        .orderBy('u.created_at', 'desc')
        .orderBy('u.id_user_upload', 'desc')
        .execute(),

    /**
     * Returns the bytes and files of a person. Locks the person until the transaction ends, so that their other
     * uploads wait.
     */
    async usedBy(idUser: number): Promise<{ bytes: number; files: number }> {
      await lockPerson(db, idUser);
      const row = await db
        .selectFrom('user_uploads')
        .select(({ fn }) => [fn.sum<number | string | null>('size').as('bytes'), fn.countAll().as('files')])
        .where('id_user', '=', idUser)
        .where('state', '!=', 'DISCARDED')
        .executeTakeFirstOrThrow();
      return { bytes: Number(row.bytes ?? 0), files: Number(row.files) };
    },

    async add(row: Insertable<UserUploadsTable>): Promise<number> {
      const added = await db
        .insertInto('user_uploads')
        .values(row)
        .returning('id_user_upload')
        .executeTakeFirstOrThrow();
      return added.id_user_upload;
    },

    /** Changes an upload that is still in one of these states. Returns false when it is in none of them. */
    async change(id: number, from: readonly UploadState[], changes: Updateable<UserUploadsTable>): Promise<boolean> {
      const done = await db
        .updateTable('user_uploads')
        .set(changes)
        .where('id_user_upload', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },

    /** Publishes a whole upload or hands it to the review. Does nothing when this was done before. */
    async hand(id: number, changes: Updateable<UserUploadsTable>): Promise<void> {
      await db
        .updateTable('user_uploads')
        .set(changes)
        .where('id_user_upload', '=', id)
        .where('state', '=', 'RECEIVED')
        .where('review', 'is', null)
        .execute();
    },

    /** Records bytes that follow the received ones. Returns false when a concurrent request was faster. */
    async advance(id: number, from: number, to: number, now: Date): Promise<boolean> {
      const done = await db
        .updateTable('user_uploads')
        .set({ received: to, touched_at: now })
        .where('id_user_upload', '=', id)
        .where('received', '=', from)
        .where('state', '=', 'RECEIVING')
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('user_uploads').where('id_user_upload', '=', id).execute();
    },

    /** Discards uploads that were not resumed since, but none that waits for a review or was refused. */
    async discardAbandoned(since: Date): Promise<void> {
      await db
        .updateTable('user_uploads')
        .set({ state: 'DISCARDED' })
        .where('state', 'in', ['RECEIVING', 'RECEIVED'])
        .where('review', 'is', null)
        .where('touched_at', '<', since)
        .execute();
    },

    /** Discards uploads that were refused before. */
    async discardRefused(before: Date): Promise<void> {
      await db
        .updateTable('user_uploads')
        .set({ state: 'DISCARDED' })
        .where('state', '=', 'RECEIVED')
        .where('review', '=', 'REFUSED')
        .where('reviewed_at', '<', before)
        .execute();
    },

    discarded: () => all().where('u.state', '=', 'DISCARDED').limit(200).execute(),
  };
}

export type UserUploadRow = Awaited<ReturnType<ReturnType<typeof userUploads>['own']>>[number];
