import type { Insertable } from 'kysely';
import type { ChatRoomsTable } from '../content.tables.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import type { TestApp } from '../../../test/index.ts';

let made = 0;

/** Creates a room for everybody of the tenant and returns its id. */
export async function makeRoom(
  app: TestApp,
  tenant: Tenant,
  fields: Partial<Insertable<ChatRoomsTable>> = {},
): Promise<number> {
  made += 1;
  const key = `room-${made}`;
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => {
    const row = await db
      .insertInto('chat_rooms')
      .values({ key, name: `Sala ${made}`, description: '', kind: 'general', ...fields })
      .returning('id_chat_room')
      .executeTakeFirstOrThrow();
    return row.id_chat_room;
  });
}
