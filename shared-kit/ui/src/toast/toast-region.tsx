import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton, SupportCodeBeside, classNames } from '@shared-kit/ui';
import { dismissToast, toastStore } from './toast.store.ts';
import type { Toast, ToastPosition } from './toast.store.ts';
import { useDismissAfter } from './use-dismiss-after.ts';
import styles from './toast-region.module.css';

const positions = ['top-right', 'bottom-center'] as const satisfies readonly ToastPosition[];
const kindIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Renders the region of the notices; the shell renders it once. Its live regions exist before any notice. */
export function ToastRegion() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    // A notice lies above a dialog: a click that closes the notice must not count as a click outside the dialog.
    <section aria-label="Avisos" onPointerDown={(event) => event.stopPropagation()}>
      {positions.map((position) => (
        <div
          key={position}
          className={classNames(styles.region, position === 'top-right' ? styles.topRight : styles.bottomCenter)}
        >
          {(['polite', 'assertive'] as const).map((urgency) => (
            <div key={urgency} className={styles.live} aria-live={urgency} aria-relevant="additions text">
              <ToastList
                toasts={toasts.filter((toast) => toast.position === position && urgencyOf(toast) === urgency)}
              />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/**
 * Renders the place of `in-page` notices in the flow of a page. The page's frame renders it above the content. The live
 * region is empty at first, so that a notice that has waited is announced.
 */
export function ToastPlace() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles.inPage} aria-live="polite" aria-relevant="additions text">
      <ToastList toasts={isReady ? toasts.filter(({ position }) => position === 'in-page') : []} />
    </div>
  );
}

/** Renders no list at all without notices: a screen reader would stop at every empty one. */
function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  if (toasts.length === 0) return null;
  return (
    <ol className={styles.list} role="list">
      {toasts.map((toast) => (
        <ToastNotice key={toast.serial} toast={toast} />
      ))}
    </ol>
  );
}

function urgencyOf(toast: Toast): 'polite' | 'assertive' {
  return toast.kind === 'error' ? 'assertive' : 'polite';
}

function ToastNotice({ toast }: { toast: Toast }) {
  const { pause, release } = useDismissAfter(toast);
  const KindIcon = kindIcons[toast.kind];
  const { action } = toast;
  return (
    <li
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={pause}
      onPointerLeave={release}
      onFocus={pause}
      onBlur={release}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(toast.id)}
    >
      <KindIcon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.text}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
        <SupportCodeBeside error={toast.error} text={toast.text} />
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onSelect();
              dismissToast(toast.id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        size="small"
        label="Fechar aviso"
        icon={<X size={18} />}
        className={styles.close}
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  );
}
