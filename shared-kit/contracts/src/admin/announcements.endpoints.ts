import * as z from 'zod/mini';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { scopeSchema } from './access.schema.ts';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 120;
export const ANNOUNCEMENT_TEXT_MAX_LENGTH = 2000;

/** `sent` may be withdrawn; `failed` is what nobody may send any more. */
export const announcementStates = ['scheduled', 'sending', 'sent', 'cancelled', 'withdrawn', 'failed'] as const;

const linkSchema = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isWebAddress, 'Use um endereço que comece com https://'));

function isWebAddress(text: string): boolean {
  return text === '' || (text.startsWith('https://') && URL.canParse(text));
}

/** Text, audience and time of an announcement. */
export const announcementFieldsSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Dê um título'), z.maxLength(ANNOUNCEMENT_TITLE_MAX_LENGTH)),
  /** Markdown. */
  text: z.string().check(z.trim(), z.minLength(1, 'Escreva o texto'), z.maxLength(ANNOUNCEMENT_TEXT_MAX_LENGTH)),
  /** Web address; empty without. */
  link: linkSchema,
  /** People in this part of the company who are in the sender's scope too. */
  audience: scopeSchema,
  /** True when it goes by mail too, to those who accept mails. */
  sendsMail: z.boolean(),
  /** null sends at once. */
  sendAt: z.nullable(momentSchema),
});

const announcementSchema = z.object({
  idAnnouncement: idSchema,
  /** Changes when a waiting one begins to be sent, and when somebody ends it; not with its progress. */
  version: z.string(),
  title: z.string(),
  /** The audience in words. */
  audienceText: z.string(),
  sendsMail: z.boolean(),
  state: z.enum(announcementStates),
  sendAt: momentSchema,
  createdBy: z.string(),
  /** People reached so far, of all. */
  done: z.number(),
  total: z.number(),
  mailed: z.number(),
  read: z.number(),
  /** Why it failed; empty otherwise. */
  failure: z.string(),
});

/** Lists the caller's own announcements, newest first; those of everybody for somebody who reaches the whole company. */
export const listAnnouncements = defineAdminEndpoint({
  id: 'admin.list-announcements',
  method: 'GET',
  path: '/admin/announcements',
  right: 'announcements.send',
  summary: 'Comunicados',
  query: z.pick(gridQuerySchema, { after: true, before: true, limit: true }),
  reply: z.object({ announcements: z.array(announcementSchema), places: gridPlacesSchema }),
});

/** Counts whom an announcement would reach now, and shows its text. `audience` is JSON. */
export const previewAnnouncement = defineAdminEndpoint({
  id: 'admin.preview-announcement',
  method: 'GET',
  path: '/admin/announcement-preview',
  right: 'announcements.send',
  summary: 'Quem um comunicado alcança, e como fica',
  query: z.object({
    audience: z.string().check(z.maxLength(12_000)),
    text: z._default(z.string().check(z.maxLength(ANNOUNCEMENT_TEXT_MAX_LENGTH)), ''),
  }),
  reply: z.object({
    people: z.number(),
    /** Those of them who get the mail. */
    mailed: z.number(),
    /** Names of some of them. */
    names: z.array(z.string()),
    /** The text without markup, as bell and mail show it. */
    plain: z.string(),
  }),
});

/** Sends an announcement now or later. The same `clientId` is sent once. */
export const createAnnouncement = defineAdminEndpoint({
  id: 'admin.create-announcement',
  method: 'POST',
  path: '/admin/announcements',
  right: 'announcements.send',
  summary: 'Envia ou agenda um comunicado',
  body: z.object({ clientId: z.uuid(), fields: announcementFieldsSchema }),
  reply: z.object({ success: z.literal(true), idAnnouncement: idSchema }),
  errors: { 'admin.announcement-past': 422 },
});

/**
 * Cancels an announcement that waits or is being sent, or takes a sent one out of the portal. Mails stay. Refuses one that
 * began to be sent after the caller had read it, because then cancelling it is not what they decided.
 */
export const withdrawAnnouncement = defineAdminEndpoint({
  id: 'admin.withdraw-announcement',
  method: 'POST',
  path: '/admin/announcements/:idAnnouncement/withdrawal',
  right: 'announcements.send',
  summary: 'Cancela ou retira um comunicado',
  params: z.object({ idAnnouncement: idSchema }),
  body: z.object({ version: z.string() }),
  reply: doneSchema,
  errors: { ...saveErrors, 'admin.announcement-ended': 409 },
});

export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementFields = z.infer<typeof announcementFieldsSchema>;
export type AnnouncementState = (typeof announcementStates)[number];
