import { useEffect, useRef } from 'react';
import { call, useApiQuery } from '@shared-kit/runtime/api';
import { listCampaignsByUser, markCampaignNotified } from '@shared-kit/contracts/gamification';
import { rankingPath } from '@shared-kit/contracts/journey';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { dismissToast, notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Display time of the notice in milliseconds; afterwards the bell has it. */
const SHOWN_MS = 12_000;
const KEY = 'campaign';

/** Notifies a person once, at home, that they take part in a campaign (B7.2-21, B7.2-22). It covers nothing. */
export function CampaignNotice() {
  const { viewer, loginInfo } = useActiveSession();
  const isOther = loginInfo.accessSupport.currentUserToken !== null;
  const query = useApiQuery(listCampaignsByUser, {}, { staleTime: 0, enabled: !isOther });
  const navigate = useNavigate();
  const isShown = useRef(false);
  const isNoted = useRef(false);
  const { idUser } = viewer;
  const campaigns = query.data?.campaigns;
  useEffect(() => {
    const unread = campaigns?.filter(({ notified }) => notified === 0) ?? [];
    const [first] = unread;
    if (!first || isShown.current) return;
    isShown.current = true;
    const names = unread.map(({ name }) => name);
    notify({
      key: KEY,
      position: 'in-page',
      durationMs: SHOWN_MS,
      title: labels.title(names),
      text: labels.text(names),
      action: {
        label: labels.open,
        onSelect: () => void navigate(rankingPath(first.idgamification_campaign)),
      },
    });
    const calls = unread.map(({ idgamification_campaign: idCampaign }) =>
      call(markCampaignNotified, { params: { idCampaign, idUser } }),
    );
    // On failure the notice appears again at the next visit of the home.
    void Promise.all(calls).then(
      () => (isNoted.current = true),
      () => undefined,
    );
  }, [campaigns, idUser, navigate]);
  useEffect(
    () => () => {
      dismissToast(KEY);
      if (isNoted.current) publish(menuFlagChanged, { flag: menuFlags.hasUnreadCampaigns, visible: false });
    },
    [],
  );
  return null;
}
