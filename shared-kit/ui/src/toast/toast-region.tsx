import { useStore } from 'zustand';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton, classNames } from '@shared-kit/ui';
import { dismissToast, toastStore } from './toast.store.ts';
import type { Toast, ToastPosition } from './toast.store.ts';
import { useDismissAfter } from './use-dismiss-after.ts';
import styles from './toast-region.module.css';

const positions: readonly ToastPosition[] = ['top-right', 'bottom-center'];
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
            <ol key={urgency} className={styles.list} role="list" aria-live={urgency} aria-relevant="additions text">
              {toasts
                .filter((toast) => toast.position === position && urgencyOf(toast) === urgency)
                .map((toast) => (
                  <ToastNotice key={toast.serial} toast={toast} />
                ))}
            </ol>
          ))}
        </div>
      ))}
    </section>
  );
}

function urgencyOf(toast: Toast): 'polite' | 'assertive' {
  return toast.kind === 'error' ? 'assertive' : 'polite';
}

function ToastNotice({ toast }: { toast: Toast }) {
  const { hold, release } = useDismissAfter(toast);
  const KindIcon = kindIcons[toast.kind];
  const { action } = toast;
  return (
    <li
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(toast.id)}
    >
      <KindIcon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.text}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
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
