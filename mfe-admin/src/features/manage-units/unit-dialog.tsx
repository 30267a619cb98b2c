import { useState } from 'react';
import { UNIT_CODE_MAX_LENGTH, UNIT_NAME_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { OrganisationUnit, UnitFields } from '@shared-kit/contracts/admin';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { SelectField, TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { issuesBelow } from '../../lib/issues-below.ts';
import { PeoplePicker } from '../../lib/people-picker/people-picker.tsx';
import type { PickedPerson } from '../../lib/people-picker/people-picker.tsx';
import { labels } from './labels.ts';
import { unitsAround } from './unit-choices.rules.ts';
import { useSaveUnit } from './units.queries.ts';

const formId = 'edit-unit';

interface Values {
  readonly name: string;
  readonly code: string;
  /** Id of the unit above; empty on the first level. */
  readonly idParent: string;
}

/** The button waits for a name; the server checks the rest. */
const schema = fieldRules<Values>({});

interface UnitDialogProps {
  units: readonly OrganisationUnit[];
  /** Unit that is edited; undefined for a new one. */
  unit: OrganisationUnit | undefined;
  /** Unit above a new one. */
  idParent: number | null;
  onClose: () => void;
}

/** Dialog that creates a unit, or changes the name, code, place and leader of one. */
export function UnitDialog({ units, unit, idParent, onClose }: UnitDialogProps) {
  const before: UnitFields = unit?.fields ?? { name: '', code: '', idParent, idLeader: null };
  const [leader, setLeader] = useState<readonly PickedPerson[]>(
    before.idLeader ? [{ idPerson: before.idLeader, name: unit?.leaderName ?? '' }] : [],
  );
  const save = useSaveUnit(unit);
  const fieldsOf = (values: Values): UnitFields => ({
    name: values.name,
    code: values.code,
    idParent: values.idParent === '' ? null : Number(values.idParent),
    idLeader: leader[0]?.idPerson ?? null,
  });
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: { name: before.name, code: before.code, idParent: String(before.idParent ?? '') },
    issuesOf: issuesBelow('fields'),
    submit: async (values) => {
      await save(fieldsOf(values));
      notify({ kind: 'success', text: (unit ? labels.saved : labels.created)(values.name.trim()) });
      onClose();
    },
  });
  const [name, code, idAbove] = useWatch({ control: form.control, name: ['name', 'code', 'idParent'] });
  const fields = fieldsOf({ name, code, idParent: idAbove });
  const isChanged = Object.entries(fields).some(([field, value]) => before[field as keyof UnitFields] !== value);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={unit ? labels.editOne(unit.fields.name) : labels.create}
      footer={
        <>
          {unit && <EditingNow subject={{ kind: 'unit', id: unit.idUnit }} isEditing={isChanged} />}
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={name.trim() === ''} isBusy={isBusy}>
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Alert tone="danger" title={failure.message} />}
        <form id={formId} noValidate onSubmit={onSubmit}>
          <Stack>
            <TextField
              form={form}
              name="name"
              label={labels.fields.name}
              hint={unit && labels.renameHint}
              autoFocus
              maxLength={UNIT_NAME_MAX_LENGTH}
              autoComplete="off"
            />
            <TextField
              form={form}
              name="code"
              label={labels.fields.code}
              hint={labels.codeHint}
              maxLength={UNIT_CODE_MAX_LENGTH}
              autoComplete="off"
            />
            <SelectField
              form={form}
              name="idParent"
              label={labels.fields.idParent}
              placeholder={labels.firstLevel}
              options={unitsAround(units, unit?.idUnit)}
            />
          </Stack>
        </form>
        {/* Enter in this search must not save. */}
        <PeoplePicker
          chosen={leader}
          onChange={(chosen) => setLeader(chosen.slice(-1))}
          labels={{ search: labels.fields.idLeader, hint: labels.leaderHint, chosen: labels.chosenLeader }}
        />
      </Stack>
    </Dialog>
  );
}
