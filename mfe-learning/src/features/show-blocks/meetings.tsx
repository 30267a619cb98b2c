import { useState } from 'react';
import { meetingLink } from '@shared-kit/contracts/journey';
import { catalogPath, levelPath } from '@shared-kit/contracts/learning';
import type { ListedMeeting } from '@shared-kit/contracts/learning';
import { dayKey, formatDate, formatTime, fromMoment } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Badge, Button, EmptyState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { useNearness } from '../../lib/use-nearness.ts';
import { labels } from './labels.ts';
import styles from './meetings.module.css';
import { useMeetings } from './meetings.queries.ts';
import type { BlockProps } from './block-props.ts';

/** Renders the upcoming meetings of the page or of all pages (B2.4-08, B2.5-11). */
export function Meetings({ block, page }: BlockProps) {
  const [place, isNear] = useNearness();
  const ofPage = block.parameters.nodeCode ?? page.nodeCode;
  const [isOfPage, setOfPage] = useState(true);
  const query = useMeetings({ nodeCode: isOfPage ? ofPage : undefined, isWanted: isNear });
  const title = block.title || labels.meetings;
  const choices = [
    { label: labels.ofPage, isChosen: isOfPage, choose: () => setOfPage(true) },
    { label: labels.ofAll, isChosen: !isOfPage, choose: () => setOfPage(false) },
  ];
  return (
    <section ref={place} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <div role="group" aria-label={labels.whichMeetings} className={styles.filter}>
          {choices.map(({ label, isChosen, choose }) => (
            <Button
              key={label}
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={choose}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <QueryStates
        query={query}
        skeleton={
          <Stack gap={3}>
            {[1, 2, 3].map((key) => (
              <MeetingSkeleton key={key} />
            ))}
          </Stack>
        }
        isEmpty={(meetings) => meetings.length === 0}
        empty={
          <EmptyState
            size="compact"
            icon={<Icon name="calendar" size={28} />}
            title={isOfPage ? labels.noMeetingsHere : labels.noMeetings}
          />
        }
      >
        {(meetings) => (
          <>
            <ul className={styles.list} role="list">
              {meetings.map((meeting) => (
                <li key={meeting.idMeeting}>
                  <Meeting meeting={meeting} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <div className={styles.more}>
                <Button
                  variant="secondary"
                  isBusy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {labels.more}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

/** Placeholder with the lines of a meeting, so that it has its size at every width. */
function MeetingSkeleton() {
  return (
    <div className={styles.meeting} aria-hidden="true">
      <div className={styles.date}>
        <span className={styles.day}>
          <Skeleton width="4rem" height="1lh" />
        </span>
        <Skeleton width="6rem" height="1lh" />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <Skeleton width="60%" height="1lh" />
        </div>
        <div className={styles.details}>
          <Skeleton width="10rem" height="1lh" />
          <Skeleton width="14rem" height="1lh" />
        </div>
      </div>
    </div>
  );
}

function Meeting({ meeting }: { meeting: ListedMeeting }) {
  const { title, teamName, address, speaker, idEnrollment, nodeCode } = meeting;
  const start = fromMoment(meeting.startDate);
  const finish = fromMoment(meeting.finishDate);
  const isOnline = meeting.meetingType === 'ONLINE';
  const entrance = isOnline ? meetingLink(address) : null;
  // A meeting over several days shows both dates.
  const end = dayKey(start) === dayKey(finish) ? formatTime(finish) : `${formatDate(finish)} ${formatTime(finish)}`;
  return (
    <article className={styles.meeting}>
      <p className={styles.date}>
        <span className={styles.day}>{formatDate(start).slice(0, 5)}</span>
        <span>{`${formatTime(start)} – ${end}`}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={idEnrollment === null ? catalogPath(nodeCode) : levelPath(idEnrollment)}>{title}</Link>
        </h3>
        <p className={styles.details}>
          <span>{teamName}</span>
          <span className={styles.detail}>
            <Icon name={isOnline ? 'video' : 'pin'} size={16} />
            {isOnline ? labels.online : address || labels.inPerson}
          </span>
          {speaker !== '' && (
            <span className={styles.detail}>
              <Icon name="user" size={16} />
              {speaker}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {idEnrollment !== null && <Badge tone="accent">{labels.enrolled}</Badge>}
        {entrance !== null && (
          <Button
            size="small"
            href={entrance}
            target="_blank"
            rel="noreferrer"
            iconEnd={<Icon name="external-link" size={16} />}
          >
            {labels.enterMeeting}
          </Button>
        )}
      </div>
    </article>
  );
}
