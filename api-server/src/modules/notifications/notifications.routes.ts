import {
  countUnreadBellEntries,
  followBell,
  listBellEntries,
  readAllBellEntries,
  readBellEntry,
} from '@shared-kit/contracts/notifications';
import { notFound } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { provide } from '../../platform/wiring.service.ts';
import { parseCursor } from './bell-cursor.rules.ts';
import { bellEntries } from './bell-entries.repository.ts';
import { presentPage } from './bell.presenter.ts';
import { addEntries, addEntry, forget, readAbout, readEntries, roomOf } from './bell.service.ts';
import { forgetEntries, noteRead, notify, notifyMany } from './notify.port.ts';
import { sweepBell } from './sweep-bell.job.ts';

/**
 * Bell of the header. Other modules put entries into it through the port `notify`, whether or not the tenant shows the
 * bell.
 */
export const notificationsModule = defineModule({
  name: 'notifications',
  provides: [
    provide(notify, addEntry),
    provide(notifyMany, addEntries),
    provide(noteRead, readAbout),
    provide(forgetEntries, forget),
  ],
  routes(api) {
    api.handle(listBellEntries, async ({ query: { before, limit }, db, session: { idUser } }) => {
      const entries = bellEntries(db, idUser);
      const rows = await entries.page({ before: before === undefined ? undefined : parseCursor(before), limit });
      return { success: true, unread: await entries.countUnread(), ...presentPage(rows, limit) };
    });

    api.handle(countUnreadBellEntries, async ({ db, session: { idUser } }) => ({
      success: true,
      unread: await bellEntries(db, idUser).countUnread(),
    }));

    api.handle(readBellEntry, async ({ params: { idNotification }, db, session: { idUser }, now }) => {
      const entries = bellEntries(db, idUser);
      if (!(await entries.has(idNotification))) throw notFound();
      await readEntries(db, { idUser, now }, { idNotification });
      return { success: true, unread: await entries.countUnread() };
    });

    api.handle(readAllBellEntries, async ({ db, session: { idUser }, now }) => {
      await readEntries(db, { idUser, now }, 'all');
      return { success: true, unread: await bellEntries(db, idUser).countUnread() };
    });
  },
  socket(socket) {
    // The room needs no guard: nobody enters another person's, and the connection ends with the session.
    socket.answer(followBell, async ({ session: { idUser }, enter }) => {
      await enter(roomOf(idUser));
      return {};
    });
  },
  jobs: [sweepBell],
});
