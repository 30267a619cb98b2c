import { useState } from 'react';
import { MAX_ENROLLED_TRAININGS } from '@shared-kit/contracts/admin';
import { Checkbox, Field, FieldGroup, SearchInput, Select } from '@shared-kit/ui';
import { folded } from '../folded.rules.ts';
import { labels } from './labels.ts';
import styles from './enrol-dialog.module.css';

/** Training that people can be enrolled in. */
export interface OpenTraining {
  readonly idTraining: number;
  readonly title: string;
  readonly classes: readonly { readonly idTeam: number; readonly name: string; readonly seatsLeft: number | null }[];
}

/** Returns the class of a training that has one open class with seats; null for any other, where somebody chooses. */
export function onlyClassOf(training: OpenTraining | undefined): number | null {
  const [first, second] = training?.classes ?? [];
  return first && !second && first.seatsLeft !== 0 ? first.idTeam : null;
}

interface TrainingChoiceProps {
  trainings: readonly OpenTraining[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Choice of one or several trainings, with a search box above a long list. */
export function TrainingChoice({ trainings, chosen, onChange }: TrainingChoiceProps) {
  const [text, setText] = useState('');
  const wanted = folded(text);
  const shown = trainings.filter(({ title }) => folded(title).includes(wanted));
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldGroup
      legend={labels.trainings}
      error={chosen.length > MAX_ENROLLED_TRAININGS ? labels.tooMany(MAX_ENROLLED_TRAININGS) : undefined}
    >
      {trainings.length > 8 && <SearchInput label={labels.searchTrainings} value={text} onValueChange={setText} />}
      <div className={styles.trainings}>
        {shown.map(({ idTraining, title }) => (
          <Checkbox
            key={idTraining}
            label={title}
            checked={chosen.includes(idTraining)}
            onChange={() => toggle(idTraining)}
          />
        ))}
        {shown.length === 0 && <p>{labels.noTraining}</p>}
      </div>
    </FieldGroup>
  );
}

interface ClassChoiceProps {
  classes: OpenTraining['classes'];
  value: string;
  onChange: (value: string) => void;
}

/** Choice of a class with its free seats, or of the training without a class. */
export function ClassChoice({ classes, value, onChange }: ClassChoiceProps) {
  return (
    <Field label={labels.team} hint={labels.teamHint}>
      <Select
        placeholder={labels.noTeam}
        options={classes.map(({ idTeam, name, seatsLeft }) => ({
          value: String(idTeam),
          label: `${name} (${labels.seats(seatsLeft)})`,
          isDisabled: seatsLeft === 0,
        }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
