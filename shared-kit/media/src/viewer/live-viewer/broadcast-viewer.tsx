import { useState } from 'react';
import { Image } from '@shared-kit/ui';
import type { ContentViewerProps } from '../viewer-props.ts';
import { BroadcastPlayer } from './broadcast-player.tsx';
import { liveLabels } from './labels.ts';
import styles from './live.module.css';
import { beginText, leftText, untilBegin } from './live-moment.rules.ts';
import { useNow } from './use-now.ts';

/** Shows when a broadcast starts, and its player from then on, without a reload. */
export function BroadcastViewer(props: ContentViewerProps) {
  const { initDate } = props.item;
  const [hasBegun, setBegun] = useState(() => untilBegin(initDate, new Date()) === 0);
  const now = useNow(!hasBegun);
  if (!hasBegun && untilBegin(initDate, now) === 0) setBegun(true);
  if (hasBegun || initDate === null) return <BroadcastPlayer {...props} />;
  return <WaitingRoom {...props} initDate={initDate} now={now} />;
}

function WaitingRoom({ item, initDate, now }: ContentViewerProps & { initDate: string; now: Date }) {
  return (
    <section className={styles.room} aria-label={item.text}>
      <Image src={item.image} alt="" isPriority className={styles.poster ?? ''} />
      <div className={styles.panel}>
        <p className={styles.begins}>{beginText(initDate, now)}</p>
        <p className={styles.left} role="timer">
          {liveLabels.left(leftText(untilBegin(initDate, now)))}
        </p>
        <p className={styles.hint}>{liveLabels.opensByItself}</p>
      </div>
    </section>
  );
}
