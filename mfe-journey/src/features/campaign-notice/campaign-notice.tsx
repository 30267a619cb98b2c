import { useState } from 'react';
import { createPortal } from 'react-dom';
import { call, useApiQuery } from '@shared-kit/runtime/api';
import { listCampaignsByUser, markCampaignNotified } from '@shared-kit/contracts/gamification';
import { rankingPath } from '@shared-kit/contracts/journey';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './campaign-notice.module.css';

/** Returns the container of the notice: the page above its lower menu, because the header has a stacking layer of its own. */
const placeOf = (): Element => document.querySelector('main')?.parentElement ?? document.body;

/** Notifies a person once that they take part in a campaign (B7.2-21, B7.2-22), without interrupting them. */
export function CampaignNotice() {
  const { viewer, loginInfo } = useActiveSession();
  const isOther = loginInfo.accessSupport.currentUserToken !== null;
  const query = useApiQuery(listCampaignsByUser, {}, { staleTime: 0, enabled: !isOther });
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const unread = isDone ? [] : (query.data?.campaigns.filter(({ notified }) => notified === 0) ?? []);
  const [first] = unread;
  if (!first) return null;

  const answer = (): void => {
    setDone(true);
    const calls = unread.map(({ idgamification_campaign: idCampaign }) =>
      call(markCampaignNotified, { params: { idCampaign, idUser: viewer.idUser } }),
    );
    // On failure the notification appears again on the next page.
    void Promise.all(calls).then(
      () => publish(menuFlagChanged, { flag: menuFlags.hasUnreadCampaigns, visible: false }),
      () => undefined,
    );
  };
  const names = unread.map(({ name }) => name);
  return createPortal(
    <section className={styles.place} aria-label={labels.region}>
      <div className={styles.notice}>
        <Icon name="trophy" size={28} />
        <div className={styles.text} role="status">
          <strong>{labels.title(names)}</strong>
          <p>{labels.text(names)}</p>
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            onClick={() => {
              answer();
              void navigate(rankingPath(first.idgamification_campaign));
            }}
          >
            {labels.open}
          </Button>
          <Button size="small" variant="ghost" onClick={answer}>
            {labels.understood}
          </Button>
        </div>
      </div>
    </section>,
    placeOf(),
  );
}
