import type { ReactNode } from 'react';
import { meetingLink, meetingTitle } from '@shared-kit/contracts/journey';
import type { Schedule, ScheduleMeeting, ScheduleType } from '@shared-kit/contracts/journey';
import { Button, Icon } from '@shared-kit/ui';
import type { ScheduleItem } from './calendar-entries.rules.ts';
import styles from './item-details.module.css';
import { labels } from './labels.ts';
import { whenOf, whenOfMeeting } from './when.rules.ts';

const { details } = labels;

interface EventDetailsProps {
  readonly schedule: Schedule;
  readonly types: readonly ScheduleType[];
  onOpen(item: ScheduleItem): void;
}

export function EventDetails({ schedule, types, onOpen }: EventDetailsProps) {
  const { idScheduleType, modality, description, meetings } = schedule;
  return (
    <>
      <dl className={styles.details}>
        <Detail name={details.when} value={whenOf(schedule)} />
        <Detail name={details.type} value={types.find((type) => type.idScheduleType === idScheduleType)?.description} />
        <Detail name={details.how} value={labels.modality[modality]} />
        <Detail name={details.about} value={description} />
      </dl>
      {meetings.length > 0 && (
        <section className={styles.meetings}>
          <h3 className={styles.heading}>{details.meetings}</h3>
          <ul role="list" className={styles.list}>
            {meetings.map((meeting, index) => (
              <li key={meeting.idMeeting}>
                <Button
                  variant="secondary"
                  isFullWidth
                  iconEnd={<Icon name="chevron-right" size={18} />}
                  onClick={() => onOpen({ kind: 'meeting', schedule, meeting, number: index + 1 })}
                >
                  <span className={styles.meeting}>
                    {meetingTitle(index + 1)}
                    <span className={styles.quiet}>{whenOfMeeting(meeting)}</span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export function MeetingDetails({ schedule, meeting }: { schedule: Schedule; meeting: ScheduleMeeting }) {
  const isLink = meeting.meetingType === 'ONLINE' && meetingLink(meeting.address) !== null;
  return (
    <dl className={styles.details}>
      <Detail name={details.partOf} value={schedule.title} />
      <Detail name={details.when} value={whenOfMeeting(meeting)} />
      <Detail name={details.how} value={labels.meetingType[meeting.meetingType]} />
      <Detail name={isLink ? details.link : details.where} value={meeting.address} />
      <Detail name={details.speaker} value={meeting.speaker} />
    </dl>
  );
}

/** Renders nothing for an unknown value. */
function Detail({ name, value }: { name: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div className={styles.detail}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
