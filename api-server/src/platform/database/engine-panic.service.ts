import { isPanic } from './database-fault.rules.ts';

export type PanicListener = (error: unknown) => void;

/**
 * Stands between the server and the embedded engine. After a panic, such as a write-ahead log that finds no space, the
 * engine never answers again and keeps the thread of the whole process busy, so nothing more may be sent to it.
 */
export function enginePanic() {
  let panic: { readonly error: unknown } | undefined;
  let listener: PanicListener | undefined;
  return {
    /** Sends something to the engine. After a panic it throws the error of that panic instead. */
    async send<T>(work: () => Promise<T>): Promise<T> {
      if (panic) throw panic.error;
      try {
        return await work();
      } catch (error) {
        if (!isPanic(error)) throw error;
        panic = { error };
        listener?.(error);
        throw error;
      }
    },
    hasHappened: () => panic !== undefined,
    /** Sets the listener of the panic, which is called once. */
    notify(of: PanicListener) {
      listener = of;
    },
  };
}

export type EnginePanic = ReturnType<typeof enginePanic>;
