import { notificationSections, notificationStatuses } from '@shared-kit/contracts/identity';
import * as z from 'zod/mini';
import { defineImporter } from '../../../platform/importing/importer.port.ts';
import { sentNotificationTypes } from './notification-types.rules.ts';

const notificationsFile = z.strictObject({
  notifications: z.array(
    z.strictObject({
      type: z.enum(sentNotificationTypes),
      /** Label shown to the person: 'Certificado disponível'. */
      description: z.string().check(z.minLength(1), z.maxLength(200)),
      section: z.enum(notificationSections),
      /** OPTIONAL: each person chooses; MANDATORY: everybody receives it; DEACTIVATED: it is not sent. */
      status: z.enum(notificationStatuses),
    }),
  ),
});

/** `notifications.yaml`: the kinds of notices of a tenant. A kind that is no longer listed is no longer sent. */
export const notificationsImporter = defineImporter({
  domain: 'notifications',
  after: ['identity'],
  documents: { notifications: { path: 'notifications.yaml', schema: notificationsFile } },

  check(documents, context) {
    for (const document of documents.notifications) {
      const seen = new Set<string>();
      document.data.notifications.forEach(({ type }, index) => {
        if (seen.has(type)) context.fault(document, ['notifications', index, 'type'], `O tipo '${type}' já foi usado.`);
        seen.add(type);
      });
    }
  },

  async export(db) {
    const rows = await db.selectFrom('notification_types').selectAll().orderBy('position').orderBy('type').execute();
    const things = rows
      .filter(({ type }) => sentNotificationTypes.some((sent) => sent === type))
      .map(({ type, description, section, status }) => ({ type, description, section, status }));
    const lists = { notifications: { kind: 'notification' as const, things } };
    return things.length === 0 ? [] : [{ path: 'notifications.yaml', kind: 'notification', fields: {}, lists }];
  },

  async write(db, documents) {
    for (const { data } of documents.notifications) {
      for (const [position, notification] of data.notifications.entries()) {
        await db
          .insertInto('notification_types')
          .values({ position, ...notification })
          .onConflict((conflict) => conflict.columns(['type']).doUpdateSet({ position, ...notification }))
          .execute();
      }
      const listed = data.notifications.map(({ type }) => type);
      // The settings of people are restored when the kind returns.
      await db
        .updateTable('notification_types')
        .set({ status: 'DEACTIVATED' })
        .$if(listed.length > 0, (query) => query.where('type', 'not in', listed))
        .execute();
    }
  },
});
