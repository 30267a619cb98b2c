import * as z from 'zod/mini';
import { defineServerEvent, defineSocketCall, idSchema } from '@shared-kit/contracts/core';

/** Names a form: one of the company, which has no id, that of a mail, or that of a person, class, unit or enrolment rule. */
export const editedSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['brand', 'sso', 'terms', 'texts']) }),
  z.object({ kind: z.literal('mail'), key: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9.-]+$/)) }),
  z.object({ kind: z.enum(['class', 'person', 'rule', 'unit']), id: idSchema }),
]);

export type EditedSubject = z.infer<typeof editedSubjectSchema>;

/** Subscribes the page to who else edits the form. The server refuses people who may not edit it. */
export const watchEditing = defineSocketCall({
  name: 'WATCH_EDITING',
  input: editedSubjectSchema,
  reply: z.object({}),
  inSupportAccess: 'closed',
});

/** Publishes to the other pages that the caller has unsaved changes, or no longer has them. */
export const publishEditing = defineSocketCall({
  name: 'TELL_EDITING',
  input: z.object({ subject: editedSubjectSchema, isEditing: z.boolean() }),
  reply: z.object({}),
  inSupportAccess: 'closed',
});

/** Ends the subscription, and publishes to the others that the caller no longer edits. */
export const leaveEditing = defineSocketCall({
  name: 'LEAVE_EDITING',
  input: editedSubjectSchema,
  reply: z.object({}),
  inSupportAccess: 'closed',
});

/** Published to the other pages when somebody begins or ends to edit, and again while they do. */
export const editingChanged = defineServerEvent(
  'EDITING_CHANGED',
  z.object({ subject: editedSubjectSchema, idPerson: idSchema, name: z.string(), isEditing: z.boolean() }),
);

/** Published when a page begins to watch: pages that edit publish it again. */
export const editingAsked = defineServerEvent('EDITING_ASKED', z.object({ subject: editedSubjectSchema }));
