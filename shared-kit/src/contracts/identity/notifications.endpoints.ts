import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema } from 'shared-kit/contracts/core';

/** B3-33, and after them what the portal tells besides. */
export const notificationTypes = [
  'impact-evaluation',
  'pending-impact-evaluation',
  'certificate-available',
  'survey-available',
  'required-consumption-interaction',
  'custom',
  'external-course-answered',
  'team-certificate',
  'password-changed',
  'support-access',
] as const;
export const notificationSections = ['LEARNING', 'SYSTEM', 'TEAM'] as const;
export const notificationStatuses = ['DEACTIVATED', 'MANDATORY', 'OPTIONAL'] as const;

/** A3-28: one kind of notice, and whether this person gets it. */
export const notificationPreferenceSchema = z.object({
  idNotification: z.number(),
  /** The person's own setting; null until they have made one. */
  idNotificationUser: z.nullable(z.number()),
  type: z.string(),
  description: z.string(),
  section: z.enum(notificationSections),
  status: z.enum(notificationStatuses),
  active: flagSchema,
});

const path = '/notifications/configurations/users/:idUser';
const ofUser = z.object({ idUser: idSchema });

/** B7.7-04. */
export const listNotificationPreferences = defineEndpoint({
  id: 'identity.list-notification-preferences',
  method: 'GET',
  path,
  access: 'session',
  summary: 'Notificações que a pessoa recebe',
  params: ofUser,
  reply: z.object({
    success: z.literal(true),
    notifications: z.array(notificationPreferenceSchema),
    /** Whether optional notices reach the person at all: e-mail is on in their profile. */
    emailNotification: flagSchema,
  }),
});

/** B7.7-03. What is not named stays as it is. */
export const saveNotificationPreferences = defineEndpoint({
  id: 'identity.save-notification-preferences',
  method: 'POST',
  path,
  access: 'session',
  summary: 'Salva as notificações que a pessoa recebe',
  params: ofUser,
  body: z
    .array(
      z.object({
        idNotification: idSchema,
        idNotificationUser: z.optional(z.nullable(idSchema)),
        type: z.string().check(z.maxLength(60)),
        active: flagSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  reply: doneSchema,
  errors: { 'identity.locked-notification': 422 },
});

export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;
export type NotificationType = (typeof notificationTypes)[number];
export type NotificationSection = (typeof notificationSections)[number];
export type NotificationStatus = (typeof notificationStatuses)[number];
