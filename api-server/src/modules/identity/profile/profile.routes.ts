import { getUser, saveUserField, saveUserPhoto, updateUser } from '@shared-kit/contracts/identity';
import type { UserChanges } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { photoOf } from './photo-image.service.ts';
import { isOwnPhoto, newPhotoKey } from './photo-key.rules.ts';
import { saveProfile } from './save-profile.service.ts';
import { presentUser } from '../user.presenter.ts';
import { users } from '../user.repository.ts';

/** Limit on photos, since each one has to be decoded. */
const photoAllowance = { limit: 30, windowSeconds: 15 * 60 };

type Saving = RequestContext & { readonly session: { readonly idUser: number } };

/** Serves the person's own record: only they read and change it (A2p-19). */
export function serveProfile(api: ApiBuilder): void {
  async function ownRow(db: TenantDb, id: number, session: { readonly idUser: number }) {
    const row = id === session.idUser ? await users(db).find(id) : undefined;
    if (!row) throw notFound();
    return row;
  }

  async function savedRow(context: Saving, id: number, changes: UserChanges) {
    const { db, session } = context;
    await saveProfile(context, db, { row: await ownRow(db, id, session), changes });
    return ownRow(db, id, session);
  }

  api.handle(getUser, async ({ params, db, session, storage }) => ({
    success: true,
    user: presentUser(await ownRow(db, params.id, session), storage.signMediaUrl),
  }));

  api.handle(updateUser, async (context) => ({
    success: true,
    user: presentUser(await savedRow(context, context.params.id, context.body), context.storage.signMediaUrl),
  }));

  api.handle(saveUserField, async (context) => {
    const { params, body, storage } = context;
    const row = await savedRow(context, params.id, { [body.field]: body.value });
    return { success: true, user: presentUser(row, storage.signMediaUrl) };
  });

  api.handle(
    saveUserPhoto,
    'in-steps',
    async ({ params, body, session, tenant, storage, rateLimit, log, transaction }) => {
      await transaction((db) => ownRow(db, params.id, session));
      await consumeTurn(rateLimit, `photo:${tenant.idApp}:${session.idUser}`, photoAllowance);
      const sent = Buffer.from(body.image, 'base64');
      await storage.antivirus.expectClean([sent]);
      const photo = await photoOf(sent);
      const key = newPhotoKey(tenant.idApp, session.idUser);
      // Writes the bytes first: a crash between the two leaves an unused file and never a missing photo.
      await storage.files.write(key, photo, 'image/jpeg');
      const { before, row } = await transaction(async (db) => {
        const replaced = await users(db).replacePhoto(session.idUser, key);
        return { before: replaced, row: await ownRow(db, params.id, session) };
      });
      if (isOwnPhoto(before, tenant.idApp, session.idUser)) {
        await storage.files
          .remove(before)
          .catch((error: unknown) => log.warn({ err: error }, 'the photo before could not be removed'));
      }
      return { success: true, user: presentUser(row, storage.signMediaUrl) };
    },
  );
}
