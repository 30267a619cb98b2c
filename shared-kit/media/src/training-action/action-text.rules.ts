import { contentType, contentTypeLabel } from '@shared-kit/contracts/content';
import type { MainAction } from '@shared-kit/contracts/learning';
import { labels } from './labels.ts';

/** Label of an action, and what it takes: the minutes or attempts that are left. */
export interface ActionText {
  readonly label: string;
  readonly detail: string | null;
}

/** Returns the words of a main action: 'Continuar: Os seis passos', 'faltam 12 min'. */
export function actionText(action: MainAction): ActionText {
  switch (action.kind) {
    case 'start':
      return { label: labels.start, detail: whenPositive(action.minutes, labels.minutes) };
    case 'continue':
      return { label: labels.continueWith(action.title), detail: whenPositive(action.minutes, labels.minutesLeft) };
    case 'retake':
      return { label: labels.retake, detail: whenPositive(action.triesLeft, labels.triesLeft) };
    case 'comment':
      return { label: labels.comment, detail: labels.commentsLeft(action.count) };
    case 'certificate':
      return { label: labels.certificate, detail: null };
    case 'open':
      return { label: labels.open, detail: null };
    case 'see':
      return { label: labels.see, detail: null };
    case 'enrol-again':
      return { label: labels.enrolAgain, detail: null };
    case 'preparing':
      return { label: labels.preparing, detail: null };
    case 'locked':
      return { label: labels.whyLocked, detail: action.reason };
  }
}

/** Returns the kind and length of an item: 'Vídeo · 5 min'. */
export function itemText(item: {
  readonly elementType: string;
  readonly idContentType: number | null;
  readonly minutes: number | null;
}): string {
  const kind = item.elementType === 'EVALUATION' ? labels.evaluation : contentText(item.idContentType);
  return [kind, whenPositive(item.minutes, labels.minutes)].filter((part) => part !== null).join(' · ');
}

function contentText(idContentType: number | null): string {
  if (idContentType === contentType.pdf) return labels.pdf;
  return (idContentType === null ? undefined : contentTypeLabel(idContentType)) ?? labels.content;
}

function whenPositive(count: number | null, text: (count: number) => string): string | null {
  return count === null || count <= 0 ? null : text(count);
}
