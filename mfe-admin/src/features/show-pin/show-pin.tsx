import { adminAttendancePath } from '@shared-kit/contracts/admin';
import type { MeetingPin } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { meetingTimes } from '../../lib/meeting-times.rules.ts';
import { labels } from './labels.ts';
import { useMeetingPin } from './use-meeting-pin.ts';
import styles from './show-pin.module.css';

/** Page for the projector: the PIN of a meeting, large, with the QR code that leads to its page. */
export function ShowPin({ idClass, idMeeting }: { idClass: number; idMeeting: number }) {
  const { query, secondsLeft } = useMeetingPin(idClass, idMeeting);
  usePageTitle(labels.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button
          variant="secondary"
          icon={<Icon name="arrow-left" size={18} />}
          to={adminAttendancePath(idClass, idMeeting)}
        >
          {labels.back}
        </Button>
        {query.data && <strong>{labels.present(query.data.present, query.data.people)}</strong>}
      </header>
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {(shown) => (
          <>
            <div className={styles.words}>
              <h1 className={styles.title}>{shown.training}</h1>
              <p>
                {shown.className} · {meetingTimes(shown.meeting)}
              </p>
            </div>
            {shown.pin === null ? (
              <EmptyState
                icon={<Icon name="clock" size={28} />}
                title={labels.noPin(formatDateTime(shown.opensAt), formatDateTime(shown.closesAt))}
                description={labels.noPinHint}
              />
            ) : (
              <Pin pin={shown.pin} secondsLeft={secondsLeft} isLost={query.isRefetchError || query.isPaused} />
            )}
          </>
        )}
      </QueryStates>
    </div>
  );
}

interface PinProps {
  pin: NonNullable<MeetingPin['pin']>;
  secondsLeft: number;
  isLost: boolean;
}

/** A PIN that has changed is not shown, so that nobody types it. */
function Pin({ pin: { code, page, qr }, secondsLeft, isLost }: PinProps) {
  if (secondsLeft === 0)
    return (
      <p className={styles.changing} role="status">
        {isLost ? labels.lost : labels.changing}
      </p>
    );
  return (
    <div className={styles.stage}>
      <div className={styles.side}>
        <svg
          className={styles.qr}
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          role="img"
          aria-label={labels.qr}
          shapeRendering="crispEdges"
        >
          <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p>{labels.scan}</p>
      </div>
      <div className={styles.side}>
        <p>{labels.orOpen}</p>
        <p className={styles.address}>{page.replace(/^https?:\/\//, '')}</p>
        <p className={styles.code} role="img" aria-label={`${labels.pin}: ${[...code].join(' ')}`}>
          {`${code.slice(0, 3)} ${code.slice(3)}`}
        </p>
        <p className={styles.quiet}>{labels.changesIn(secondsLeft)}</p>
      </div>
    </div>
  );
}
