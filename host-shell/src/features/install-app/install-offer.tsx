import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useInstall } from './use-install.ts';

const InstallDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "install" */ './install-dialog.tsx')).InstallDialog }));

/** The question itself comes with its first use. */
export function InstallOffer(): ReactNode {
  const { way, install, answer } = useInstall();
  if (way === undefined) return null;
  return (
    <Suspense fallback={null}>
      <InstallDialog way={way} onInstall={() => void install()} onAnswer={answer} />
    </Suspense>
  );
}
