import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema } from '@shared-kit/contracts/core';

/** Notice types of the specification (B3-33), followed by those of the portal. */
export const notificationTypes = [
  'impact-evaluation',
  'pending-impact-evaluation',
  'certificate-available',
  'survey-available',
  'required-consumption-interaction',
  'custom',
  'external-course-answered',
  'enrollment-request-answered',
  'certificate-expiring',
  'team-certificate',
  'team-enrollment-request',
  'password-changed',
  'support-access',
] as const;
/** Groups of notice types. */
export const notificationSections = ['LEARNING', 'SYSTEM', 'TEAM'] as const;
/** Settings of a notice type for a tenant. */
export const notificationStatuses = ['DEACTIVATED', 'MANDATORY', 'OPTIONAL'] as const;

/** Notice type, and whether this user receives it (A3-28). */
export const notificationPreferenceSchema = z.object({
  idNotification: z.number(),
  /** The user's own setting; null before the first change. */
  idNotificationUser: z.nullable(z.number()),
  type: z.string(),
  description: z.string(),
  section: z.enum(notificationSections),
  status: z.enum(notificationStatuses),
  active: flagSchema,
});

const path = '/notifications/configurations/users/:idUser';
const ofUser = z.object({ idUser: idSchema });

/** Lists the notification preferences (B7.7-04). */
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
    /** True when the user receives optional notices at all: e-mail is on in the profile. */
    emailNotification: flagSchema,
  }),
});

/** Saves notification preferences (B7.7-03). Types that are not listed stay unchanged. */
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
