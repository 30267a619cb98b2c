import { useState } from 'react';
import { Button, FieldGroup, Radio, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels as formLabels } from '../../lib/person-form/labels.ts';
import type { PersonValues } from '../../lib/person-form/person-values.rules.ts';
import { labels } from './labels.ts';
import type { Merge } from './merge.rules.ts';

interface MergeDialogProps {
  merge: Merge;
  onChoose: (values: PersonValues) => void;
  onClose: () => void;
}

/** Dialog that compares two edits of the same person, field by field. */
export function MergeDialog({ merge, onChoose, onClose }: MergeDialogProps) {
  const [values, setValues] = useState(merge.merged);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={labels.merge}
      description={labels.mergeHint}
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
          const name = formLabels.fields[field];
          const choose = (value: string) => setValues({ ...values, [field]: value });
          return (
            <FieldGroup key={field} legend={name}>
              <Radio
                name={field}
                appearance="card"
                label={yours || labels.empty}
                hint={labels.yours}
                checked={values[field] === yours}
                onChange={() => choose(yours)}
              />
              <Radio
                name={field}
                appearance="card"
                label={theirs || labels.empty}
                hint={labels.theirs}
                checked={values[field] === theirs}
                onChange={() => choose(theirs)}
              />
            </FieldGroup>
          );
        })}
        {merge.conflicts.length === 0 && <p>{labels.noConflict}</p>}
      </Stack>
    </Dialog>
  );
}
