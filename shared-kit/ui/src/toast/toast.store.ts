import { createStore } from 'zustand/vanilla';

/** Kind of a notice. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';
/**
 * Position of a notice on the screen. `in-page` covers nothing: the notice stands above the page's content and waits
 * while the page has no place for it (viewers, evaluations). Its time begins when it is shown.
 */
export type ToastPosition = 'top-right' | 'bottom-center' | 'in-page';

/** Content and behaviour of a notice. */
export interface ToastInput {
  kind?: ToastKind;
  text: string;
  /** Bold line above the text. */
  title?: string;
  /** Display time in milliseconds; null stays until dismissed. 8 s (A9-18) by default. */
  durationMs?: number | null;
  position?: ToastPosition;
  /** Button for a reaction to the notice. */
  action?: { label: string; onSelect: () => void };
  /** A second notice with the same key replaces the first. */
  key?: string;
  /** Error of the failed call that the notice is about: adds the code for the support (decision 536). */
  error?: unknown;
}

export interface Toast extends ToastInput {
  id: string;
  /**
   * Distinguishes a notice from the one that it replaces: it is announced again and has its own time, even with the
   * same text.
   */
  serial: number;
  kind: ToastKind;
  durationMs: number | null;
  position: ToastPosition;
}

/** Key of the notice of earned points; a second notice about the same gain replaces the first. */
export const POINTS_TOAST = 'points';

/** Default display time in milliseconds (A9-18). */
export const defaultDurationMs = 8000;

let count = 0;

/** Visible notices, oldest first. */
export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Shows a notice and returns its id. `ToastRegion` must be on the page once. */
export function notify(input: ToastInput): string {
  count += 1;
  const id = input.key ?? `toast-${count}`;
  const toast: Toast = {
    ...input,
    id,
    serial: count,
    kind: input.kind ?? 'info',
    durationMs: input.durationMs === undefined ? defaultDurationMs : input.durationMs,
    position: input.position ?? 'top-right',
  };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.id !== id), toast] }));
  return id;
}

/** Returns whether a notice is on the screen or waits for a place in the page. */
export function hasToast(id: string): boolean {
  return toastStore.getState().toasts.some((toast) => toast.id === id);
}

/** Removes a notice before its time. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
