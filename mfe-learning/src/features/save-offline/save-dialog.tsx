import { useState } from 'react';
import { Alert, Button, Checkbox, ErrorState, Progress, SkeletonText, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { fileSize } from '@shared-kit/media/content-labels';
import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { labels } from './labels.ts';
import { SavedList } from './saved-list.tsx';
import { useSaveTraining } from './use-save-training.ts';
import type { SaveFailure } from './use-save-training.ts';
import styles from './save-dialog.module.css';

interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly onClose: () => void;
}

/** Renders the dialog that keeps a training on the device and lists what is kept there. */
export function SaveDialog({ isOpen, onClose, ...place }: SaveDialogProps) {
  const saving = useSaveTraining(place);
  const { state, plan, groups } = saving;
  const [isOwn, setOwn] = useState(false);
  const all = fileSize(plan?.group.bytes ?? 0);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title}>
      <Stack gap={4}>
        <p>{labels.explanation}</p>
        {state.kind === 'unsupported' && <Alert tone="warning">{labels.unsupported}</Alert>}
        {state.kind === 'checking' && (
          <div role="status">
            <p className={styles.hint}>{labels.checking}</p>
            <SkeletonText lines={2} />
          </div>
        )}
        {state.kind === 'unreadable' && <ErrorState size="compact" title={labels.checkFailed} onRetry={saving.check} />}
        {plan && state.kind !== 'checking' && (
          <div>
            <p className={styles.size}>{plan.items === 0 ? labels.nothing : labels.size(all, plan.items)}</p>
            {plan.leftOut > 0 && <p className={styles.hint}>{labels.leftOut(plan.leftOut)}</p>}
            {state.kind !== 'saved' && <p className={styles.hint}>{labels.until(formatDate(toMoment(plan.until)))}</p>}
          </div>
        )}
        {state.kind === 'ready' && plan && plan.items > 0 && (
          <>
            <Checkbox label={labels.own} checked={isOwn} onChange={(event) => setOwn(event.target.checked)} />
            <Failure failure={state.failure} />
            <div className={styles.actions}>
              <Button disabled={!isOwn} onClick={saving.save}>
                {labels.start}
              </Button>
            </div>
          </>
        )}
        {state.kind === 'saving' && (
          <>
            <Progress percent={percentOf(state.bytes, plan?.group.bytes)} label={labels.progress} showsValue />
            <p className={styles.hint}>{labels.progressText(fileSize(state.bytes), all)}</p>
            <div className={styles.actions}>
              {/* Takes the place of 'Guardar', so the second half of a double click lands here. */}
              <Button variant="secondary" onClick={({ detail }) => detail < 2 && saving.pause(state.bytes)}>
                {labels.pause}
              </Button>
              <Button variant="ghost" onClick={saving.cancel}>
                {labels.cancel}
              </Button>
            </div>
          </>
        )}
        {state.kind === 'paused' && (
          <>
            {state.bytes > 0 && <p role="status">{labels.paused(fileSize(state.bytes), all)}</p>}
            <Failure failure={state.failure} />
            <div className={styles.actions}>
              <Button onClick={saving.save}>{labels.resume}</Button>
              <Button variant="ghost" onClick={saving.cancel}>
                {labels.cancel}
              </Button>
            </div>
          </>
        )}
        {state.kind === 'saved' && state.isNew && <Alert tone="success">{labels.done}</Alert>}
        <SavedList groups={groups} onRemove={saving.remove} />
      </Stack>
    </Dialog>
  );
}

function Failure({ failure }: { readonly failure: SaveFailure | undefined }) {
  if (!failure) return null;
  const free = failure.kind === 'no-room' && failure.free !== undefined ? fileSize(failure.free) : undefined;
  const text = {
    'no-room': labels.noRoom(fileSize(failure.kind === 'no-room' ? failure.needed : 0), free),
    offline: labels.interrupted,
    other: labels.failed,
  }[failure.kind];
  return <Alert tone="danger">{text}</Alert>;
}

function percentOf(bytes: number, all: number | undefined): number {
  return all === undefined || all === 0 ? 0 : Math.min(100, Math.floor((bytes / all) * 100));
}
