import type { ReleaseRow } from '@shared-kit/contracts/delivery';
import type { Page } from '@playwright/test';
import { writeVariant } from './release-variant.ts';
import { releaseIn } from './stored-release.ts';

/** Faults in the code of a remote. */
export const codeFaults = [
  'throws at init',
  'throws in render',
  'throws in an effect',
  'misses an export',
  'has another contract',
] as const;
export type CodeFault = (typeof codeFaults)[number];

/**
 * Writes a version of a remote with the fault that `breakRemote` selects, and none otherwise. It wraps the entry's container, so the rest
 * of the code is the remote's own.
 * @returns the folder to publish
 */
export function writeFaultyVariant(build: string, into: string, version: string): string {
  const { remote, entry } = releaseIn(build);
  const container = `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
  const source = `(${wrapContainer.toString()})(${JSON.stringify(remote)}, ${JSON.stringify(container)});`;
  const first = `if (globalThis.remoteFaults?.[${JSON.stringify(remote)}] === 'throws at init') throw new Error('broken at init');`;
  return writeVariant(build, into, {
    version,
    edit: (file, text) => (file === entry ? `${first}\n${text}\n${source}` : text),
  });
}

/** Enables a fault for later loads of a remote, in this page and in those it navigates to. */
/** Fault that freezes the page: a slot component that never ends to render. */
export const endlessLoop = 'loops for ever in a slot';

export async function breakRemote(
  page: Pick<Page, 'addInitScript'>,
  remote: string,
  fault: CodeFault | typeof endlessLoop,
): Promise<void> {
  await page.addInitScript(
    ([name, what]) => Object.assign(globalThis, { remoteFaults: { [name as string]: what } }),
    [remote, fault],
  );
}

export async function mendRemotes(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { remoteFaults: {} }));
}

interface Part {
  Page?: unknown;
  SlotComponent?: unknown;
}

interface Remote {
  contract: number;
  pages: Record<string, () => Promise<Part>>;
  components: Record<string, () => Promise<Part>>;
}

interface SharedModule {
  lib?: () => unknown;
  get: () => Promise<() => unknown>;
}

interface Container {
  init(scope: Record<string, Record<string, SharedModule>>, ...rest: unknown[]): unknown;
  get(name: string): Promise<() => { default: Remote }>;
}

/** Runs in the page, at the end of the entry. */
function wrapContainer(remote: string, name: string): void {
  const page = globalThis as unknown as Record<string, Container> & { remoteFaults?: Record<string, string> };
  const own = page[name] as Container;
  const fault = (): string | undefined => page.remoteFaults?.[remote];
  let react: { useEffect(effect: () => void, inputs: unknown[]): void } | undefined;
  const ThrowsInRender = (): never => {
    throw new Error('broken in render');
  };
  const Loops = (): null => {
    while (fault() === 'loops for ever in a slot');
    return null;
  };
  const ThrowsInEffect = (): null => {
    react?.useEffect(() => {
      throw new Error('broken in an effect');
    }, []);
    return null;
  };
  const broken = (load: () => Promise<Part>) => async (): Promise<Part> => {
    const part = await load();
    if (fault() === 'throws in render') return { Page: ThrowsInRender, SlotComponent: ThrowsInRender };
    if (fault() === 'throws in an effect') return { Page: ThrowsInEffect, SlotComponent: ThrowsInEffect };
    if (fault() === 'loops for ever in a slot') return { ...part, SlotComponent: Loops };
    return fault() === 'misses an export' ? {} : part;
  };
  const brokenParts = (parts: Remote['pages']): Remote['pages'] =>
    Object.fromEntries(Object.entries(parts).map(([key, load]) => [key, broken(load)]));
  page[name] = {
    async init(scope, ...rest) {
      const [offered] = Object.values(scope['react'] ?? {});
      react = (offered?.lib ?? (await offered?.get()))?.() as typeof react;
      return own.init(scope, ...rest);
    },
    async get(key) {
      const factory = await own.get(key);
      return () => {
        const { default: whole } = factory();
        const contract = fault() === 'has another contract' ? 99 : whole.contract;
        return {
          default: { ...whole, contract, pages: brokenParts(whole.pages), components: brokenParts(whole.components) },
        };
      };
    },
  };
}

/** Yanks every version of a remote but this one, also those that other tests of this portal have published. */
export async function yankOthers(
  azulejo: (...args: string[]) => Promise<string>,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<void> {
  const { releases } = JSON.parse(await azulejo('remote', 'show', remote, '--json')) as { releases: ReleaseRow[] };
  for (const other of releases)
    if (other.version !== version && other.state === 'good')
      await azulejo('remote', 'yank', `${remote}@${other.version}`, '--reason', 'test');
}
