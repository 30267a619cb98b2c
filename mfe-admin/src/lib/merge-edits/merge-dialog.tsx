import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, FieldGroup, Radio, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import type { Conflict, Merge } from './merge.rules.ts';

interface MergeDialogProps<Values> {
  merge: Merge<Values>;
  nameOf: (field: keyof Values & string) => string;
  /** Shows a value for people; by default its text. */
  shown?: (value: Conflict<Values>['yours'], field: keyof Values & string) => ReactNode;
  onChoose: (values: Values) => void;
  onClose: () => void;
}

/** Dialog that compares two edits of the same thing, field by field. */
export function MergeDialog<Values extends object>({
  merge,
  nameOf,
  shown = (value) => String(value) || labels.empty,
  onChoose,
  onClose,
}: MergeDialogProps<Values>) {
  const [values, setValues] = useState(merge.merged);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={labels.title}
      description={labels.hint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={() => onChoose(values)}>{labels.continue}</Button>
        </>
      }
    >
      <Stack>
        {merge.conflicts.map(({ field, yours, theirs }) => {
          const choice = (value: Conflict<Values>['yours'], hint: string) => (
            <Radio
              name={field}
              appearance="card"
              label={shown(value, field)}
              hint={hint}
              checked={values[field] === value}
              onChange={() => setValues({ ...values, [field]: value })}
            />
          );
          return (
            <FieldGroup key={field} legend={nameOf(field)}>
              {choice(yours, labels.yours)}
              {choice(theirs, labels.theirs)}
            </FieldGroup>
          );
        })}
        {merge.conflicts.length === 0 && <p>{labels.noConflict}</p>}
      </Stack>
    </Dialog>
  );
}
