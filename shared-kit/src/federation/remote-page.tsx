import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { LoadError, loadRemote } from './remotes.ts';

interface RemotePageProps {
  readonly remote: string;
  /** Key in the remote's `pages`. */
  readonly page: string;
  readonly loading: ReactNode;
  readonly broken: (retry: () => void) => ReactNode;
}

/** A remote's page in the shell's main area. */
export function RemotePage({ remote, page, loading, broken }: RemotePageProps): ReactNode {
  const load = useCallback(() => loadPage(remote, page), [remote, page]);
  return <RemoteBoundary remote={remote} load={load} props={{}} loading={loading} broken={broken} />;
}

async function loadPage(remote: string, page: string): Promise<ComponentType> {
  const module = await loadRemote(remote);
  const loader = module.pages[page];
  if (!loader) throw new LoadError('part', `${remote} has no page ${page}`);
  return (await loader()).Page;
}
