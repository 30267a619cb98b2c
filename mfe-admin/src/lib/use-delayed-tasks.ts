import { useEffect, useRef, useState } from 'react';
import { dismissToast, notify } from '@shared-kit/ui/toast';

/** Time in which a task can be undone. It is sent afterwards, or at once when the person leaves the page. */
const UNDO_MS = 10_000;

const undo = 'Desfazer';

/**
 * Runs tasks with ten seconds to undo (decision 756). Nothing has happened until a task is sent, so undoing leaves no
 * trace; a task that is lost with the browser leaves everything as it was.
 *
 * @param send Sends a task. It reports its own failures and resolves when the page may show the result.
 * @param undone Text that says what undoing has left.
 */
export function useDelayedTasks<Task>(send: (task: Task) => Promise<void>, undone: string) {
  const [pending, setPending] = useState<readonly Task[]>([]);
  const timers = useRef(new Map<Task, ReturnType<typeof setTimeout>>());

  const take = (task: Task): boolean => {
    clearTimeout(timers.current.get(task));
    return timers.current.delete(task);
  };
  const finish = (task: Task) => setPending((before) => before.filter((other) => other !== task));
  const run = async (task: Task) => {
    if (!take(task)) return;
    await send(task);
    finish(task);
  };

  const sendAll = useRef(() => {});
  useEffect(() => {
    sendAll.current = () => {
      for (const task of timers.current.keys()) void run(task);
    };
  });
  useEffect(() => {
    const leave = () => sendAll.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const delay = (task: Task, text: string) => {
    setPending((before) => [...before, task]);
    timers.current.set(
      task,
      setTimeout(() => void run(task), UNDO_MS),
    );
    const id = notify({
      kind: 'success',
      text,
      durationMs: UNDO_MS,
      action: {
        label: undo,
        onSelect: () => {
          if (!take(task)) return;
          finish(task);
          dismissToast(id);
          notify({ kind: 'info', text: undone });
        },
      },
    });
  };

  return { pending, delay };
}
