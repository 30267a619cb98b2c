import { useSyncExternalStore } from 'react';
import { call } from 'shared-kit/api';
import { answerInstall } from 'shared-kit/contracts/identity';
import { updateSession, useActiveSession } from 'shared-kit/session';
import { dropInstallOffer, installOffer, onInstallOffer } from '../../lib/worker/install-offer.ts';
import { installWay } from './install.rules.ts';
import type { InstallWay } from './install.rules.ts';

interface Install {
  /** How this device installs the portal; undefined where nothing is to be asked. */
  readonly way: InstallWay;
  /** Has the browser install it, and notes the answer. */
  install(): Promise<void>;
  /** Notes that the person has answered: nobody is asked twice. */
  answer(): void;
}

/** A2h-07: asked where the tenant wants it, this person has not answered, and the device can. */
export function useInstall(): Install {
  const { loginInfo, viewer } = useActiveSession();
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const isAsked = loginInfo.askPWA && loginInfo.accessSupport.currentUserToken === null;
  const answer = (): void => {
    updateSession((session) => ({ ...session, loginInfo: { ...session.loginInfo, askPWA: false } }));
    // Not saved, it is asked again with the next login.
    call(answerInstall, { params: { id: viewer.idUser } }).catch(() => undefined);
  };
  return {
    way: isAsked ? installWay(thisDevice(), offer !== undefined) : undefined,
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
