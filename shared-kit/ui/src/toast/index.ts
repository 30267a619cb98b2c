export { defaultDurationMs, dismissToast, notify } from './toast.store.ts';
export type { ToastInput, ToastKind, ToastPosition } from './toast.store.ts';
export { ToastRegion } from './toast-region.tsx';
