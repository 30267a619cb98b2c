export { POINTS_TOAST, defaultDurationMs, dismissToast, hasToast, notify } from './toast.store.ts';
export type { ToastInput, ToastKind, ToastPosition } from './toast.store.ts';
export { ToastPlace, ToastRegion } from './toast-region.tsx';
