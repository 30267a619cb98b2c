import { levelPath, MEETING_PIN_LENGTH, confirmAttendance } from '@shared-kit/contracts/learning';
import type { OwnAttendance } from '@shared-kit/contracts/learning';
import { formatDate, formatDateTime, formatTime, fromMoment } from '@shared-kit/contracts/calendar';
import { call } from '@shared-kit/runtime/api';
import { Alert, Button, Card, EmptyState, Icon, Stack } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import styles from './confirm-attendance.module.css';

interface ConfirmAttendanceProps {
  idMeeting: number;
  own: OwnAttendance;
  /** PIN that the address carries, from the QR code of the room. */
  pin: string;
  onConfirmed: () => void;
}

/** A meeting with the person's own presence, which a PIN confirms. */
export function ConfirmAttendance({ idMeeting, own, pin, onConfirmed }: ConfirmAttendanceProps) {
  const [start, finish] = [fromMoment(own.startDate), fromMoment(own.finishDate)];
  const end = formatDate(start) === formatDate(finish) ? formatTime(finish) : formatDateTime(finish);
  return (
    <Card>
      <Stack>
        <div>
          <h2 className={styles.title}>{own.training}</h2>
          <p className={styles.quiet}>{own.className}</p>
          <p>{`${formatDateTime(start)} – ${end}`}</p>
        </div>
        <Outcome idMeeting={idMeeting} own={own} pin={pin} onConfirmed={onConfirmed} />
      </Stack>
    </Card>
  );
}

function Outcome({ idMeeting, own, pin, onConfirmed }: ConfirmAttendanceProps) {
  const training = <Button to={levelPath(own.idEnrollment)}>{labels.training}</Button>;
  if (own.state === 'PRESENT')
    return (
      <EmptyState
        icon={<Icon name="check-circle" size={28} />}
        title={labels.confirmed}
        description={own.markedAt === null ? undefined : labels.at(formatDateTime(own.markedAt))}
        action={training}
      />
    );
  if (own.state !== null) return <Alert title={labels.absent}>{labels.absentHint}</Alert>;
  if (own.time === 'before') return <Alert title={labels.before}>{labels.beforeHint}</Alert>;
  if (own.time === 'over') return <Alert title={labels.over}>{labels.overHint}</Alert>;
  return <PinForm idMeeting={idMeeting} pin={pin} onConfirmed={onConfirmed} />;
}

const rules = fieldRules<{ pin: string }>({
  pin: (text) => (text.replaceAll(/\s/g, '').length === MEETING_PIN_LENGTH ? undefined : labels.required),
});

function PinForm({ idMeeting, pin, onConfirmed }: Pick<ConfirmAttendanceProps, 'idMeeting' | 'pin' | 'onConfirmed'>) {
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema: rules,
    defaultValues: { pin },
    focusOnFailure: 'pin',
    submit: async (values) => {
      await call(confirmAttendance, { params: { idMeeting }, body: { pin: values.pin } });
      onConfirmed();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        {failure && <Alert tone="danger" title={failure.message} />}
        <TextField
          form={form}
          name="pin"
          label={labels.pin}
          hint={labels.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MEETING_PIN_LENGTH + 1}
        />
        <Button type="submit" isFullWidth isBusy={isBusy}>
          {labels.confirm}
        </Button>
      </Stack>
    </form>
  );
}
