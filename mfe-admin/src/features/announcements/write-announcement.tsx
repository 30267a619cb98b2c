import { useState } from 'react';
import {
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  adminAnnouncementsPath,
} from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, Checkbox, Cluster, Field, FieldGroup, Radio, Stack, TextArea, TextInput } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { audienceOf, emptyDraft, faultsOf, fieldsOf } from './announcement-draft.rules.ts';
import type { Draft, Faults } from './announcement-draft.rules.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useCreateAnnouncement, useReach } from './announcements.queries.ts';
import { AudienceFields } from './audience-fields.tsx';
import { labels } from './labels.ts';
import styles from './announcements.module.css';

/** Form of an announcement with its preview; sending asks once more and says how many people it reaches. */
export function WriteAnnouncement() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [faults, setFaults] = useState<Faults>({});
  const [isAsking, setAsking] = useState(false);
  // One id for the draft: a repeated call is one announcement.
  const [clientId] = useState(() => crypto.randomUUID());
  const create = useCreateAnnouncement();
  const navigate = useNavigate();
  const reached = useReach(audienceOf(draft), draft.text.trim()).data?.people ?? 0;
  const fields = fieldsOf(draft);
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setFaults({});
  };
  const ask = () => {
    const found = faultsOf(draft, new Date());
    setFaults(found);
    setAsking(Object.keys(found).length === 0);
  };
  const send = () =>
    fields &&
    create.mutate(
      { body: { clientId, fields } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: draft.isLater ? labels.scheduled : labels.sent });
          navigate(adminAnnouncementsPath);
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <div className={styles.write}>
      <Stack>
        {create.error && <Alert tone="danger" title={create.error.message} />}
        <TextFields draft={draft} faults={faults} onChange={change} />
        <AudienceFields draft={draft} onChange={change} />
        <Checkbox
          label={labels.fields.sendsMail}
          hint={labels.fields.sendsMailHint}
          checked={draft.sendsMail}
          onChange={({ target }) => change({ sendsMail: target.checked })}
        />
        <WhenFields draft={draft} faults={faults} onChange={change} />
        <Cluster justify="end">
          <Button variant="secondary" to={adminAnnouncementsPath}>
            {labels.back}
          </Button>
          <Button disabled={fields === undefined || reached === 0} onClick={ask}>
            {draft.isLater ? labels.schedule : labels.send}
          </Button>
        </Cluster>
      </Stack>
      <AnnouncementPreview draft={draft} />
      <ConfirmLeaving isOn={draft.title.trim() !== '' || draft.text.trim() !== ''} />
      <ConfirmDialog
        isOpen={isAsking}
        title={(draft.isLater ? labels.scheduleTitle : labels.sendTitle)(reached)}
        description={
          draft.isLater && fields?.sendAt ? labels.scheduleText(formatDateTime(fields.sendAt)) : labels.sendText
        }
        confirmLabel={draft.isLater ? labels.schedule : labels.send}
        cancelLabel={labels.back}
        isBusy={create.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface PartProps {
  draft: Draft;
  faults: Faults;
  onChange: (changes: Partial<Draft>) => void;
}

function TextFields({ draft, faults, onChange }: PartProps) {
  return (
    <>
      <Field label={labels.fields.title} error={faults.title}>
        <TextInput
          value={draft.title}
          maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={labels.fields.text} hint={labels.fields.textHint} error={faults.text}>
        <TextArea
          rows={8}
          value={draft.text}
          maxLength={ANNOUNCEMENT_TEXT_MAX_LENGTH}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field label={labels.fields.link} hint={labels.fields.linkHint} isOptional error={faults.link}>
        <TextInput
          type="url"
          inputMode="url"
          value={draft.link}
          maxLength={500}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      </Field>
    </>
  );
}

function WhenFields({ draft, faults, onChange }: PartProps) {
  return (
    <>
      <FieldGroup legend={labels.fields.when}>
        <Radio
          name="when"
          label={labels.fields.now}
          checked={!draft.isLater}
          onChange={() => onChange({ isLater: false })}
        />
        <Radio
          name="when"
          label={labels.fields.later}
          checked={draft.isLater}
          onChange={() => onChange({ isLater: true })}
        />
      </FieldGroup>
      {draft.isLater && (
        <Field label={labels.fields.sendAt} error={faults.sendAt}>
          <TextInput
            type="datetime-local"
            value={draft.sendAt}
            onChange={({ target }) => onChange({ sendAt: target.value })}
          />
        </Field>
      )}
    </>
  );
}
