import { meetingLink, meetingTitle } from '@shared-kit/contracts/journey';
import type { Schedule, ScheduleMeeting, ScheduleType } from '@shared-kit/contracts/journey';
import { Button, Icon } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import type { ScheduleItem } from './calendar-entries.rules.ts';
import { EventDetails, MeetingDetails } from './item-details.tsx';
import { labels } from './labels.ts';
import { linkOf } from './schedule-link.rules.ts';

interface ItemDialogProps {
  /** Item to show; undefined closes the dialog. */
  readonly item: ScheduleItem | undefined;
  readonly types: readonly ScheduleType[];
  onOpen(item: ScheduleItem): void;
  onClose(): void;
}

/** Dialog with the details of an event (B2.10-02) or of one of its meetings (B2.10-03). */
export function ItemDialog({ item, types, onOpen, onClose }: ItemDialogProps) {
  const title = item?.kind === 'meeting' ? meetingTitle(item.number) : item?.schedule.title;
  return (
    <Dialog
      isOpen={item !== undefined}
      onClose={onClose}
      title={title ?? ''}
      size="small"
      footer={item && <ItemActions item={item} onClose={onClose} />}
    >
      {item?.kind === 'event' && <EventDetails schedule={item.schedule} types={types} onOpen={onOpen} />}
      {item?.kind === 'meeting' && <MeetingDetails {...item} />}
    </Dialog>
  );
}

function ItemActions({ item, onClose }: { item: ScheduleItem; onClose: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {labels.details.close}
      </Button>
      {item.kind === 'meeting' ? <JoinLink meeting={item.meeting} /> : <MoreLink schedule={item.schedule} />}
    </>
  );
}

function JoinLink({ meeting: { meetingType, address } }: { meeting: ScheduleMeeting }) {
  const link = meetingType === 'ONLINE' ? meetingLink(address) : null;
  if (link === null) return null;
  return (
    <Button href={link} target="_blank" rel="noopener noreferrer" iconEnd={<Icon name="external-link" size={18} />}>
      {labels.details.join}
    </Button>
  );
}

function MoreLink({ schedule }: { schedule: Schedule }) {
  const link = linkOf(schedule);
  if (!link) return null;
  if (link.kind === 'inside')
    return <Button to={link.path}>{link.isTraining ? labels.details.openTraining : labels.details.open}</Button>;
  return (
    <Button
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      iconEnd={<Icon name="external-link" size={18} />}
    >
      {labels.details.open}
    </Button>
  );
}
