import { useState } from 'react';
import type { OrganisationUnit } from '@shared-kit/contracts/admin';
import { Button, Field, Select, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { unitsAround } from './unit-choices.rules.ts';

interface RemoveUnitDialogProps {
  units: readonly OrganisationUnit[];
  unit: OrganisationUnit;
  onRemove: (target: OrganisationUnit | undefined) => void;
  onClose: () => void;
}

/** Dialog that removes a unit; one with people or subunits is joined to another one. */
export function RemoveUnitDialog({ units, unit, onRemove, onClose }: RemoveUnitDialogProps) {
  const [idTarget, setTarget] = useState('');
  const subunits = units.filter(({ fields }) => fields.idParent === unit.idUnit).length;
  const isEmpty = unit.people === 0 && subunits === 0;
  const target = units.find(({ idUnit }) => String(idUnit) === idTarget);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.removal.title(unit.fields.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button disabled={!isEmpty && !target} onClick={() => onRemove(target)}>
            {isEmpty ? labels.removal.submit : labels.removal.join}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{isEmpty ? labels.removal.empty : labels.removal.moves(unit.people, subunits)}</p>
        {!isEmpty && (
          <Field label={labels.removal.target}>
            <Select
              placeholder={labels.removal.choose}
              options={unitsAround(units, unit.idUnit)}
              value={idTarget}
              onChange={({ target: { value } }) => setTarget(value)}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
