import type { TestApp } from '../../../../test/index.ts';

/** Runs a callback before the storage next writes or removes a file with a matching key. */
export function meanwhile(
  app: TestApp,
  method: 'write' | 'remove',
  isMeant: (key: string) => boolean,
  work: () => Promise<unknown>,
): void {
  const { files } = app.platform.storage;
  const own = { write: files.write, remove: files.remove };
  async function first(key: string): Promise<void> {
    if (!isMeant(key)) return;
    Object.assign(files, own);
    await work();
  }
  files[method] = async (key: string, ...rest: readonly unknown[]) => {
    await first(key);
    await Reflect.apply(own[method], files, [key, ...rest]);
  };
}
