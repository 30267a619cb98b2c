import { useState } from 'react';
import { ATTENDANCE_NOTE_MAX_LENGTH, attendanceStates } from '@shared-kit/contracts/admin';
import type { SentMark } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Button, Cluster, TextInput } from '@shared-kit/ui';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { tappedMark } from './attendance.rules.ts';
import type { ShownAttendee } from './attendance.rules.ts';
import { labels } from './labels.ts';
import styles from './mark-attendance.module.css';

interface AttendeeRowProps {
  person: ShownAttendee;
  onMark: (mark: SentMark) => void;
  onAccept: () => void;
}

/** Person of a meeting with the choices of one tap. */
export function AttendeeRow({ person, onMark, onAccept }: AttendeeRowProps) {
  const { idPerson, name, department, mark, state, note, refused } = person;
  const second = [department, markedWords(person)].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <TwoLines first={name} second={second} />
      </div>
      <div className={styles.choices} role="group" aria-label={labels.group(name)}>
        {attendanceStates.map((choice) => (
          <Button
            key={choice}
            size="small"
            className={styles.choice ?? ''}
            variant={state === choice ? 'primary' : 'secondary'}
            aria-pressed={state === choice}
            aria-label={labels.choice(labels.states[choice], name)}
            onClick={() => onMark(tappedMark(person, choice))}
          >
            {labels.states[choice]}
          </Button>
        ))}
      </div>
      {state === 'JUSTIFIED' && (
        <NoteField
          key={note}
          name={name}
          note={note}
          onSave={(text) => onMark({ idPerson, state: 'JUSTIFIED', note: text, version: mark?.version ?? 0 })}
        />
      )}
      {refused && (
        <div className={styles.refused}>
          <Alert tone="warning" title={refusedWords(person, refused)}>
            <Cluster gap={2}>
              <Button size="small" variant="secondary" onClick={onAccept}>
                {labels.keepTheirs}
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => onMark({ ...refused, version: mark?.version ?? 0 })}
              >
                {labels.useMine(stateWords(refused.state))}
              </Button>
            </Cluster>
          </Alert>
        </div>
      )}
    </li>
  );
}

/** Reason of an absence, saved when the field is left. */
function NoteField({ name, note, onSave }: { name: string; note: string; onSave: (text: string) => void }) {
  const [text, setText] = useState(note);
  const save = () => {
    if (text.trim() !== note) onSave(text.trim());
  };
  return (
    <div className={styles.note}>
      <TextInput
        aria-label={labels.noteOf(name)}
        placeholder={labels.note}
        value={text}
        maxLength={ATTENDANCE_NOTE_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </div>
  );
}

function stateWords(state: ShownAttendee['state']): string {
  return state === null ? labels.noMark : labels.states[state];
}

function markedWords({ mark, isPending }: ShownAttendee): string {
  if (isPending) return labels.toSend;
  if (mark === null || mark.state === null) return '';
  const at = formatDateTime(mark.markedAt);
  return mark.how === 'PIN' ? labels.markedByPin(at) : labels.markedBy(mark.markedBy, at);
}

function refusedWords({ mark }: ShownAttendee, { state }: SentMark): string {
  const mine = stateWords(state);
  return mark === null ? labels.left(mine) : labels.refused(stateWords(mark.state), mark.markedBy, mine);
}
