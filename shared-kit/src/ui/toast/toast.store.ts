import { createStore } from 'zustand/vanilla';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';
export type ToastPosition = 'top-right' | 'bottom-center';

export interface ToastInput {
  kind?: ToastKind;
  text: string;
  /** A bolder line above the text. */
  title?: string;
  /** Milliseconds; null stays until it is dismissed. 8 s (A9-18) unless said otherwise. */
  durationMs?: number | null;
  position?: ToastPosition;
  /** One button that answers it. */
  action?: { label: string; onSelect: () => void };
  /** A second notice with the same key takes the place of the first. */
  key?: string;
}

export interface Toast extends ToastInput {
  id: string;
  /** Tells a notice from the one whose place it takes: it is announced, and stays its own time, though it says the same. */
  serial: number;
  kind: ToastKind;
  durationMs: number | null;
  position: ToastPosition;
}

/** A9-18. */
export const defaultDurationMs = 8000;

let count = 0;

/** The notices on screen, oldest first. */
export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Shows a notice and returns its id; `ToastRegion` must be on the page once. */
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

/** Takes a notice away before its time. */
export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
