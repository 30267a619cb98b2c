import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOffline } from '@shared-kit/runtime/api';
import { NoRoomError, canSaveOffline, readIndex, removeGroup, saveGroup } from '@shared-kit/runtime/offline';
import type { SavedGroup } from '@shared-kit/runtime/offline';
import { groupIdOf, planTraining } from './plan-training.ts';
import type { TrainingPlan } from './plan-training.ts';

/** Why saving stopped. */
export type SaveFailure =
  | { readonly kind: 'no-room'; readonly needed: number; readonly free: number | undefined }
  | { readonly kind: 'offline' }
  | { readonly kind: 'other' };

export type SaveState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'ready'; readonly failure?: SaveFailure }
  | { readonly kind: 'saving'; readonly bytes: number }
  | { readonly kind: 'paused'; readonly bytes: number; readonly failure?: SaveFailure }
  | { readonly kind: 'saved'; readonly isNew: boolean };

function failureOf(error: unknown): SaveFailure {
  if (error instanceof NoRoomError) return { kind: 'no-room', needed: error.needed, free: error.free };
  return { kind: isOffline(error) ? 'offline' : 'other' };
}

/** Keeps a training on this device, shows how far that is, and lists what the person keeps here. */
export function useSaveTraining({ idUser, idEnrollment }: { readonly idUser: number; readonly idEnrollment: number }) {
  const id = groupIdOf(idEnrollment);
  const [state, setState] = useState<SaveState>({ kind: 'checking' });
  const [plan, setPlan] = useState<TrainingPlan>();
  const [groups, setGroups] = useState<readonly SavedGroup[]>([]);
  const running = useRef<AbortController>(undefined);

  const readGroups = async (): Promise<SavedGroup | undefined> => {
    const { groups: found } = await readIndex(idUser);
    setGroups(found);
    return found.find((group) => group.id === id);
  };

  const check = async (canSave: boolean): Promise<void> => {
    if (!canSave) return setState({ kind: 'unsupported' });
    const own = await readGroups();
    if (own?.isComplete) setState({ kind: 'saved', isNew: false });
    const control = new AbortController();
    running.current = control;
    try {
      const next = await planTraining({ idUser, idEnrollment }, control.signal);
      setPlan(next);
      if (!own?.isComplete) setState(own ? { kind: 'paused', bytes: 0 } : { kind: 'ready' });
    } catch {
      if (!control.signal.aborted && !own?.isComplete) setState({ kind: 'unreadable' });
    }
  };

  const save = async (): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    let bytes = 0;
    const onProgress = (done: number): void => {
      bytes = done;
      if (!control.signal.aborted) setState({ kind: 'saving', bytes: done });
    };
    onProgress(0);
    try {
      // Links expire while the dialog is open, and the training may have changed since a pause.
      const fresh = await planTraining({ idUser, idEnrollment }, control.signal);
      setPlan(fresh);
      if (fresh.hasDocuments) await (await import('@shared-kit/media/viewer')).preloadDocuments();
      await saveGroup(fresh.group, { idUser, signal: control.signal, onProgress });
      setState({ kind: 'saved', isNew: true });
    } catch (error) {
      if (control.signal.aborted) return;
      const failure = failureOf(error);
      setState(bytes === 0 ? { kind: 'ready', failure } : { kind: 'paused', bytes, failure });
    } finally {
      await readGroups();
    }
  };

  const pause = (bytes: number): void => {
    running.current?.abort();
    setState({ kind: 'paused', bytes });
  };

  const remove = async (idGroup: string): Promise<void> => {
    if (idGroup === id) running.current?.abort();
    await removeGroup(idUser, idGroup);
    await readGroups();
    if (idGroup === id) setState(plan ? { kind: 'ready' } : { kind: 'checking' });
    if (idGroup === id && !plan) void check(true);
  };

  const start = useEffectEvent((canSave: boolean) => void check(canSave));
  useEffect(() => {
    void canSaveOffline().then((canSave) => start(canSave));
    // Leaving the page pauses; the next visit continues.
    return () => running.current?.abort();
  }, [id]);

  return {
    state,
    plan,
    groups,
    check: () => {
      setState({ kind: 'checking' });
      void canSaveOffline().then(check);
    },
    save: () => void save(),
    pause,
    cancel: () => void remove(id),
    remove: (idGroup: string) => void remove(idGroup),
  };
}
