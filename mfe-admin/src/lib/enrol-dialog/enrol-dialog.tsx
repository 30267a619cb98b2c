import { useState } from 'react';
import { MAX_ENROLLED_TRAININGS, REASON_MAX_LENGTH, listEnrolmentChoices } from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { dayKey } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Alert, Button, Field, QueryStates, SkeletonText, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { useEnrolPeople } from '../enrolments.queries.ts';
import { BatchResults } from '../enrolment-batch/batch-results.tsx';
import { AudienceChoice, emptyAudience, selectionOf } from './audience-choice.tsx';
import { EnrolResults } from './enrol-results.tsx';
import { labels } from './labels.ts';
import { ClassChoice, TrainingChoice, onlyClassOf } from './training-choice.tsx';
import styles from './enrol-dialog.module.css';

interface EnrolDialogProps {
  /** People who are enrolled, with their number; without them the dialog asks for whom. */
  people?: { readonly selection: PeopleSelection; readonly count: number };
  /** Training that is chosen at first. */
  idTraining?: number;
  onClose: () => void;
  /** Called when people were enrolled. */
  onDone?: () => void;
}

/** Dialog that enrols people in trainings and accounts for each of them. */
export function EnrolDialog({ people, idTraining, onClose, onDone }: EnrolDialogProps) {
  const choices = useApiQuery(listEnrolmentChoices, {}, { staleTime: 0 });
  const [audience, setAudience] = useState(emptyAudience);
  const [chosen, setChosen] = useState<readonly number[]>(idTraining === undefined ? [] : [idTraining]);
  /** Chosen class, empty for none; undefined until somebody chooses. */
  const [team, setTeam] = useState<string>();
  const [dueDay, setDueDay] = useState('');
  const [reason, setReason] = useState('');
  const enrol = useEnrolPeople();
  const selection = people?.selection ?? selectionOf(audience);
  const trainings = choices.data?.trainings ?? [];
  const [only] = chosen.length === 1 ? trainings.filter((one) => one.idTraining === chosen[0]) : [];
  const classOf = (id: number): number | null => {
    if (only && team !== undefined) return team === '' ? null : Number(team);
    return onlyClassOf(trainings.find((one) => one.idTraining === id));
  };
  const isReady = selection !== undefined && chosen.length > 0 && chosen.length <= MAX_ENROLLED_TRAININGS;
  const { data: sent } = enrol;

  const send = () => {
    if (!isReady || enrol.isPending) return;
    enrol.mutate(
      {
        body: {
          selection,
          trainings: chosen.map((id) => ({ idTraining: id, idTeam: classOf(id) })),
          dueDay: dueDay === '' ? null : dueDay,
          reason,
        },
      },
      { onSuccess: () => onDone?.() },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={
        sent
          ? sent.idBatch === null
            ? labels.done
            : labels.started
          : people
            ? labels.titleOf(people.count)
            : labels.title
      }
      footer={
        sent ? (
          <Button onClick={onClose}>{labels.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button disabled={!isReady} isBusy={enrol.isPending} onClick={send}>
              {labels.confirm}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        sent.idBatch === null ? (
          <EnrolResults results={sent.results} />
        ) : (
          <BatchResults idBatch={sent.idBatch} />
        )
      ) : (
        <QueryStates query={choices} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
          {() => (
            <Stack>
              {enrol.error && <Alert tone="danger" title={enrol.error.message} />}
              {!people && <AudienceChoice audience={audience} onChange={setAudience} />}
              <TrainingChoice
                trainings={trainings}
                chosen={chosen}
                onChange={(next) => {
                  setChosen(next);
                  setTeam(undefined);
                }}
              />
              {only && only.classes.length > 0 && (
                <ClassChoice classes={only.classes} value={String(classOf(only.idTraining) ?? '')} onChange={setTeam} />
              )}
              {chosen.length > 1 && <p>{labels.severalHint}</p>}
              <div className={styles.pair}>
                <Field label={labels.due} hint={labels.dueHint}>
                  <TextInput
                    type="date"
                    min={dayKey(new Date())}
                    value={dueDay}
                    onChange={(event) => setDueDay(event.target.value)}
                  />
                </Field>
                <Field label={labels.reason} hint={labels.reasonHint}>
                  <TextInput
                    value={reason}
                    maxLength={REASON_MAX_LENGTH}
                    onChange={(event) => setReason(event.target.value)}
                  />
                </Field>
              </div>
            </Stack>
          )}
        </QueryStates>
      )}
    </Dialog>
  );
}
