import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteModule } from './define-remote.ts';
import { LoadError } from './load-error.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { UnknownPathContext } from './unknown-path.tsx';

interface RemotePageProps {
  readonly remote: string;
  /** Key in the remote's `pages`. */
  readonly page: string;
  readonly loading: ReactNode;
  readonly broken: (retry: () => void) => ReactNode;
  /** Rendered when the page finds that nothing exists at the address. */
  readonly unknown: ReactNode;
}

/** Renders a remote's page in the shell's main area. */
export function RemotePage({ remote, page, loading, broken, unknown }: RemotePageProps): ReactNode {
  const load = useCallback((module: RemoteModule) => loadPage(module, page), [page]);
  return (
    <UnknownPathContext value={unknown}>
      <RemoteBoundary remote={remote} part={`page/${page}`} load={load} props={{}} loading={loading} broken={broken} />
    </UnknownPathContext>
  );
}

async function loadPage(module: RemoteModule, page: string): Promise<ComponentType> {
  const loader = module.pages[page];
  if (!loader) throw new LoadError('part', `${module.id} has no page ${page}`);
  const { Page } = await loader();
  if (!Page) throw new LoadError('part', `page ${page} of ${module.id} exports no Page`);
  return Page;
}
