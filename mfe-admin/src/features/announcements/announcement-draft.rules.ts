import { announcementFieldsSchema } from '@shared-kit/contracts/admin';
import type { AdminScope, AnnouncementFields } from '@shared-kit/contracts/admin';
import { parseWallClock, toMoment } from '@shared-kit/contracts/calendar';
import { labels } from './labels.ts';

/** Announcement as it is being written. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly kind: 'all' | 'departments' | 'groups' | 'trainings';
  readonly departments: readonly string[];
  readonly groups: readonly number[];
  readonly trainings: readonly number[];
  readonly sendsMail: boolean;
  readonly isLater: boolean;
  /** Wall clock of the company, as the browser's field writes it; empty while nothing is chosen. */
  readonly sendAt: string;
}

export const emptyDraft: Draft = {
  title: '',
  text: '',
  link: '',
  kind: 'all',
  departments: [],
  groups: [],
  trainings: [],
  sendsMail: false,
  isLater: false,
  sendAt: '',
};

/** Returns the audience; undefined while nothing is chosen. */
export function audienceOf({ kind, departments, groups, trainings }: Draft): AdminScope | undefined {
  switch (kind) {
    case 'all':
      return { kind };
    case 'departments':
      return departments.length === 0 ? undefined : { kind, departments: [...departments] };
    case 'groups':
      return groups.length === 0 ? undefined : { kind, groups: [...groups] };
    case 'trainings':
      return trainings.length === 0 ? undefined : { kind, trainings: [...trainings] };
  }
}

/** Fields that the form points at. */
export interface Faults {
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
  readonly sendAt?: string;
}

/** Returns what is missing or wrong; empty for a draft that can be sent. */
export function faultsOf({ title, text, link, isLater, sendAt }: Draft, now: Date): Faults {
  const at = isLater ? parseWallClock(sendAt) : now;
  return {
    ...(title.trim() === '' ? { title: labels.required.title } : {}),
    ...(text.trim() === '' ? { text: labels.required.text } : {}),
    ...(announcementFieldsSchema.shape.link.safeParse(link).success ? {} : { link: labels.badLink }),
    ...(at === null || (isLater && at <= now) ? { sendAt: labels.required.sendAt } : {}),
  };
}

/** Returns the fields of a complete draft; undefined while it has no audience. */
export function fieldsOf(draft: Draft): AnnouncementFields | undefined {
  const audience = audienceOf(draft);
  if (!audience) return undefined;
  const { title, text, link, sendsMail, isLater, sendAt } = draft;
  const at = isLater ? parseWallClock(sendAt) : null;
  return {
    title: title.trim(),
    text: text.trim(),
    link: link.trim(),
    audience,
    sendsMail,
    sendAt: at === null ? null : toMoment(at),
  };
}
