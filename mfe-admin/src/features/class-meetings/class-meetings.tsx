import { useState } from 'react';
import { adminAttendancePath } from '@shared-kit/contracts/admin';
import type { AdministeredClass, AdministeredMeeting, MeetingFields } from '@shared-kit/contracts/admin';
import { Button, Cluster, EmptyState, Icon, IconButton, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { meetingTimes } from '../../lib/meeting-times.rules.ts';
import { labels } from './labels.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { useChangeMeetings, useClassMeetings } from './meetings.queries.ts';

/** Meetings of a class, which those who run it create, edit and delete. */
export function ClassMeetings({ read: { idClass, fields } }: { read: AdministeredClass }) {
  const query = useClassMeetings(idClass);
  const { save, remove } = useChangeMeetings(idClass, query.data);
  const [edited, setEdited] = useState<AdministeredMeeting | 'new'>();
  const add = query.data?.canEdit && (
    <Button icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
      {labels.add}
    </Button>
  );
  return (
    <>
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ meetings }) => meetings.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="calendar" size={28} />}
            title={labels.none}
            description={labels.noneHint}
            action={add}
          />
        }
      >
        {({ meetings, canEdit, canMark }) => (
          <Stack>
            {add && <Cluster justify="end">{add}</Cluster>}
            <Table
              caption={labels.caption}
              rows={meetings}
              rowKey={({ idMeeting }) => idMeeting}
              columns={[
                ...columns,
                ...(canMark
                  ? [
                      {
                        key: 'attendance',
                        header: labels.columns.attendance,
                        isHeaderHidden: true,
                        cell: ({ idMeeting, fields: { start, finish } }: AdministeredMeeting) => (
                          <Button
                            size="small"
                            variant="secondary"
                            icon={<Icon name="list-checks" size={18} />}
                            to={adminAttendancePath(idClass, idMeeting)}
                            aria-label={labels.attendanceOf(meetingTimes({ start, finish }))}
                          >
                            {labels.attendance}
                          </Button>
                        ),
                      },
                    ]
                  : []),
                ...(canEdit
                  ? [
                      {
                        key: 'actions',
                        header: labels.columns.actions,
                        isHeaderHidden: true,
                        cell: (meeting: AdministeredMeeting) => (
                          <MeetingActions
                            meeting={meeting}
                            onEdit={() => setEdited(meeting)}
                            onRemove={() => void remove(meeting)}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Stack>
        )}
      </QueryStates>
      {edited && (
        <MeetingDialog
          meeting={edited === 'new' ? undefined : edited}
          initial={initialOf(fields)}
          instructors={fields.instructors.map(({ name }) => name)}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Returns the values of a new meeting: place and instructor of the class. */
function initialOf({ modality, place, instructors, initialDay }: AdministeredClass['fields']): MeetingFields {
  return {
    meetingType: modality === 'ONLINE' ? 'ONLINE' : 'PRESENCIAL',
    start: initialDay === null ? '' : `${initialDay}T09:00`,
    finish: initialDay === null ? '' : `${initialDay}T11:00`,
    address: place,
    speaker: instructors[0]?.name ?? '',
  };
}

const columns: readonly TableColumn<AdministeredMeeting>[] = [
  { key: 'when', header: labels.columns.when, isTitle: true, cell: ({ fields }) => meetingTimes(fields) },
  { key: 'type', header: labels.columns.type, cell: ({ fields }) => labels.types[fields.meetingType] },
  { key: 'address', header: labels.columns.address, cell: ({ fields }) => fields.address || labels.nothing },
  { key: 'speaker', header: labels.columns.speaker, cell: ({ fields }) => fields.speaker || labels.nothing },
];

interface MeetingActionsProps {
  meeting: AdministeredMeeting;
  onEdit: () => void;
  onRemove: () => void;
}

function MeetingActions({ meeting: { fields }, onEdit, onRemove }: MeetingActionsProps) {
  const when = meetingTimes(fields);
  return (
    <Cluster gap={1}>
      <IconButton label={labels.edit(when)} icon={<Icon name="edit" size={20} />} onClick={onEdit} />
      <IconButton label={labels.remove(when)} icon={<Icon name="trash" size={20} />} onClick={onRemove} />
    </Cluster>
  );
}
