import { useState } from 'react';
import type { FormEvent } from 'react';
import { UNIT_CODE_MAX_LENGTH, UNIT_NAME_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { OrganisationUnit, UnitFields } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Field, Select, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { PeoplePicker } from '../../lib/people-picker/people-picker.tsx';
import type { PickedPerson } from '../../lib/people-picker/people-picker.tsx';
import { labels } from './labels.ts';
import { unitsAround } from './unit-choices.rules.ts';
import { useSaveUnit } from './units.queries.ts';

const formId = 'edit-unit';

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
  const [draft, setDraft] = useState<UnitFields>(unit?.fields ?? { name: '', code: '', idParent, idLeader: null });
  const [leader, setLeader] = useState<readonly PickedPerson[]>(
    unit?.fields.idLeader ? [{ idPerson: unit.fields.idLeader, name: unit.leaderName }] : [],
  );
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = useSaveUnit(unit);
  const fields: UnitFields = { ...draft, idLeader: leader[0]?.idPerson ?? null };
  const isChanged = unit !== undefined && JSON.stringify(fields) !== JSON.stringify(unit.fields);
  const change = (changes: Partial<UnitFields>) => setDraft({ ...draft, ...changes });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      await save(fields);
      notify({ kind: 'success', text: (unit ? labels.saved : labels.created)(draft.name.trim()) });
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : String(error));
      setBusy(false);
    }
  };

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
          <Button type="submit" form={formId} disabled={draft.name.trim() === ''} isBusy={isBusy}>
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== undefined && <Alert tone="danger" title={failure} />}
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <Field label={labels.fields.name} hint={unit && labels.renameHint}>
              <TextInput
                autoFocus
                value={draft.name}
                maxLength={UNIT_NAME_MAX_LENGTH}
                autoComplete="off"
                onChange={({ target }) => change({ name: target.value })}
              />
            </Field>
            <Field label={labels.fields.code} hint={labels.codeHint}>
              <TextInput
                value={draft.code}
                maxLength={UNIT_CODE_MAX_LENGTH}
                autoComplete="off"
                onChange={({ target }) => change({ code: target.value })}
              />
            </Field>
            <Field label={labels.fields.idParent}>
              <Select
                placeholder={labels.firstLevel}
                options={unitsAround(units, unit?.idUnit)}
                value={draft.idParent === null ? '' : String(draft.idParent)}
                onChange={({ target }) => change({ idParent: target.value === '' ? null : Number(target.value) })}
              />
            </Field>
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
