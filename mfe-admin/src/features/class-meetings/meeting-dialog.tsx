import { useId, useState } from 'react';
import type { AdministeredMeeting, MeetingFields } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, Select, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { wordsOf } from './meetings.queries.ts';
import type { MeetingDraft } from './meetings.queries.ts';

interface MeetingDialogProps {
  /** Meeting that is edited; undefined for a new one. */
  meeting: AdministeredMeeting | undefined;
  /** Values of a new meeting. */
  initial: MeetingFields;
  /** Names that are proposed for who teaches it. */
  instructors: readonly string[];
  onSave: (draft: MeetingDraft) => Promise<void>;
  onClose: () => void;
}

/** Dialog that creates or edits a meeting. A refusal keeps what was typed. */
export function MeetingDialog({ meeting, initial, instructors, onSave, onClose }: MeetingDialogProps) {
  const [fields, setFields] = useState(meeting?.fields ?? initial);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const namesId = useId();
  const change = (changes: Partial<MeetingFields>) => setFields({ ...fields, ...changes });
  const faults = {
    start: fields.start === '' ? labels.required : undefined,
    finish: fields.finish === '' ? labels.required : fields.finish <= fields.start ? labels.endsBefore : undefined,
  };
  const submit = async () => {
    setChecked(true);
    if (isBusy || faults.start !== undefined || faults.finish !== undefined) return;
    setBusy(true);
    try {
      await onSave({ idMeeting: meeting?.idMeeting ?? null, fields });
      onClose();
    } catch (error) {
      setFailure(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={meeting ? labels.editTitle : labels.add}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void submit()}>
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== undefined && <Alert tone="danger" title={failure} />}
        <Field label={labels.fields.meetingType}>
          <Select
            value={fields.meetingType}
            options={(['PRESENCIAL', 'ONLINE'] as const).map((value) => ({ value, label: labels.types[value] }))}
            onChange={({ target }) => change({ meetingType: target.value === 'ONLINE' ? 'ONLINE' : 'PRESENCIAL' })}
          />
        </Field>
        <Field label={labels.fields.start} isRequired error={isChecked ? faults.start : undefined}>
          <TextInput
            type="datetime-local"
            value={fields.start}
            onChange={({ target }) => change({ start: target.value, ...follow(fields, target.value) })}
          />
        </Field>
        <Field label={labels.fields.finish} isRequired error={isChecked ? faults.finish : undefined}>
          <TextInput
            type="datetime-local"
            value={fields.finish}
            onChange={({ target }) => change({ finish: target.value })}
          />
        </Field>
        <Field label={labels.fields.address} hint={labels.hints.address}>
          <TextInput
            value={fields.address}
            maxLength={300}
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
        <Field label={labels.fields.speaker}>
          <TextInput
            value={fields.speaker}
            maxLength={120}
            list={namesId}
            onChange={({ target }) => change({ speaker: target.value })}
          />
        </Field>
        <datalist id={namesId}>
          {instructors.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </Stack>
    </Dialog>
  );
}

/** Returns the end on the new day, so that moving a meeting keeps its time of day. */
function follow({ start, finish }: MeetingFields, next: string): Partial<MeetingFields> {
  const isOneDay = start !== '' && start.slice(0, 10) === finish.slice(0, 10);
  return isOneDay && next !== '' ? { finish: `${next.slice(0, 10)}${finish.slice(10)}` } : {};
}
