import { useSyncExternalStore } from 'react';
import { call } from '@shared-kit/runtime/api';
import { answerInstall } from '@shared-kit/contracts/identity';
import { updateSession, useActiveSession } from '@shared-kit/runtime/session';
import { dropInstallOffer, installOffer, onInstallOffer } from '../../lib/worker/install-offer.ts';
import { installMethod } from './install.rules.ts';
import type { InstallMethod } from './install.rules.ts';

interface Install {
  /** Way to install the portal on this device; undefined when there is no question to show. */
  readonly way: InstallMethod;
  /** Starts the browser's installation and saves the answer. */
  install(): Promise<void>;
  /** Saves that the person has answered, so that the question does not return. */
  answer(): void;
}

/**
 * A2h-07: offers the installation when the tenant wants it, the person has not answered, and the device supports it.
 */
export function useInstall(): Install {
  const { loginInfo, viewer } = useActiveSession();
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const canAsk = loginInfo.askPWA && loginInfo.accessSupport.currentUserToken === null;
  const answer = (): void => {
    updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, askPWA: false } }));
    // When saving fails, the question returns with the next login.
    call(answerInstall, { params: { id: viewer.idUser } }).catch(() => undefined);
  };
  return {
    way: canAsk ? installMethod(thisDevice(), offer !== undefined) : undefined,
    async install() {
      await offer?.prompt();
      dropInstallOffer();
      answer();
    },
    answer,
  };
}

function thisDevice() {
  const { userAgent, maxTouchPoints } = navigator;
  return { userAgent, maxTouchPoints, isInstalled: matchMedia('(display-mode: standalone)').matches };
}
