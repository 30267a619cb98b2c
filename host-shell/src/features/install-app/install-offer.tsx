import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Contained } from '../../lib/contained/contained.tsx';
import { useInstall } from './use-install.ts';

const InstallDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "install" */ './install-dialog.tsx')).InstallDialog,
);

/** Shows the question; its code loads on first use. */
export function InstallOffer(): ReactNode {
  const { way, install, answer } = useInstall();
  if (way === undefined) return null;
  return (
    <Contained>
      <InstallDialog way={way} onInstall={() => void install()} onAnswer={answer} />
    </Contained>
  );
}
