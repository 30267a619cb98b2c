import type { MeetingFields } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { UnitRow } from '../../identity/index.ts';

/** Deleted thing as it was: what its restoration needs. */
export type TrashContent =
  | ({ readonly kind: 'unit' } & Pick<UnitRow, 'key' | 'name' | 'code' | 'id_parent' | 'id_leader' | 'imported'>)
  | { readonly kind: 'meeting'; readonly idClass: number; readonly idTraining: number; readonly fields: MeetingFields }
  | { readonly kind: 'domain'; readonly host: string; readonly token: string };

type ContentOf<K extends TrashContent['kind']> = Extract<TrashContent, { kind: K }>;

interface DeletedThing {
  readonly name: string;
  readonly place?: string;
  readonly content: TrashContent;
  readonly by: string;
  readonly now: Date;
}

/** Reads and writes deleted things that can be restored. */
export function trash(db: TenantDb) {
  const columns = ['id_trash', 'name', 'place', 'content', 'deleted_at', 'deleted_by'] as const;

  const find = async <const K extends TrashContent['kind']>(
    kind: K,
    idTrash: number,
    since: Date,
  ): Promise<ContentOf<K> | undefined> => {
    const row = await db
      .selectFrom('trash')
      .select('content')
      .where('id_trash', '=', idTrash)
      .where('deleted_at', '>', since)
      .executeTakeFirst();
    return row && isOf(row.content, kind) ? row.content : undefined;
  };

  return {
    async add({ name, place = '', content, by, now }: DeletedThing): Promise<void> {
      await db
        .insertInto('trash')
        .values({ name, place, content: toJson(content), deleted_at: now, deleted_by: by })
        .execute();
    },

    /** Returns things that were deleted after a moment, newest first. */
    list: (since: Date) =>
      db
        .selectFrom('trash')
        .select(columns)
        .where('deleted_at', '>', since)
        .orderBy('deleted_at', 'desc')
        .orderBy('id_trash', 'desc')
        .execute(),

    /** Returns a thing that was deleted after a moment. */
    find,

    /** Reads and removes it. The second of two concurrent calls gets undefined. */
    async consume<const K extends TrashContent['kind']>(
      kind: K,
      idTrash: number,
      since: Date,
    ): Promise<ContentOf<K> | undefined> {
      if (!(await find(kind, idTrash, since))) return undefined;
      const row = await db.deleteFrom('trash').where('id_trash', '=', idTrash).returning('content').executeTakeFirst();
      return row && isOf(row.content, kind) ? row.content : undefined;
    },

    /** Removes meetings of a class that exist again, as after 'Desfazer'. */
    async forgetMeetings(idClass: number, back: readonly MeetingFields[]): Promise<void> {
      if (back.length === 0) return;
      const rows = await db.selectFrom('trash').select(['id_trash', 'content']).orderBy('id_trash').execute();
      const ids = rows.flatMap(({ id_trash, content }) =>
        isOf(content, 'meeting') &&
        content.idClass === idClass &&
        back.some((fields) => isSameMeeting(fields, content.fields))
          ? [id_trash]
          : [],
      );
      if (ids.length > 0) await db.deleteFrom('trash').where('id_trash', 'in', ids).execute();
    },

    /** Removes what was deleted until a moment, and returns it. */
    removeUntil: (moment: Date) =>
      db.deleteFrom('trash').where('deleted_at', '<=', moment).returning(['name', 'content']).execute(),
  };
}

function isOf<K extends TrashContent['kind']>(content: TrashContent, kind: K): content is ContentOf<K> {
  return content.kind === kind;
}

function isSameMeeting(one: MeetingFields, other: MeetingFields): boolean {
  return (
    one.start === other.start &&
    one.finish === other.finish &&
    one.meetingType === other.meetingType &&
    one.address === other.address &&
    one.speaker === other.speaker
  );
}
