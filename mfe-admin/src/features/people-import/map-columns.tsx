import { useState } from 'react';
import { identifyingFields, importFields } from '@shared-kit/contracts/admin';
import type { IdentifyingField, ImportField, PeopleImport } from '@shared-kit/contracts/admin';
import { Alert, Button, Checkbox, Field, Select, Stack, Table } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useCheckImport, useUnitsCanEdit } from './people-import.queries.ts';
import styles from './people-import.module.css';

const fieldOptions = importFields.map((value) => ({ value, label: labels.fields[value] }));

/** Second step of an import: what each column is, with the portal's guess. */
export function MapColumns({ file, onChecked }: { file: PeopleImport; onChecked: () => void }) {
  const [mapping, setMapping] = useState<readonly (ImportField | null)[]>(file.mapping);
  const [identifyBy, setIdentifyBy] = useState<IdentifyingField>(file.identifyBy);
  const [createsUnits, setCreatesUnits] = useState(file.createsUnits);
  const check = useCheckImport();
  const rows = file.columns.map((column, index) => ({ ...column, index }));
  const identifiers = identifyingFields.filter((field) => mapping.includes(field));
  const choose = (index: number, value: string) => {
    const field = value === '' ? null : (value as ImportField);
    // A field comes from one column: choosing it here takes it from where it was.
    const next = mapping.map((old, at) => (at === index ? field : old === field ? null : old));
    setMapping(next);
    if (!next.includes(identifyBy)) setIdentifyBy(identifyingFields.find((each) => next.includes(each)) ?? identifyBy);
  };
  return (
    <Stack>
      <h2 className={styles.heading}>{labels.map.title}</h2>
      {check.error && <Alert tone="danger" title={check.error.message} />}
      <Table
        caption={labels.map.caption}
        rows={rows}
        rowKey={({ index }) => index}
        columns={[
          { key: 'name', header: labels.map.column, isTitle: true, cell: ({ name }) => name },
          {
            key: 'samples',
            header: labels.map.samples,
            cell: ({ samples }) => (
              <span className={styles.samples}>
                {samples.filter((text) => text !== '').join(' · ') || labels.map.noSamples}
              </span>
            ),
          },
          {
            key: 'field',
            header: labels.map.field,
            cell: ({ name, index }) => (
              <Select
                aria-label={labels.map.fieldOf(name)}
                placeholder={labels.map.none}
                options={fieldOptions}
                value={mapping[index] ?? ''}
                onChange={(event) => choose(index, event.target.value)}
              />
            ),
          },
        ]}
      />
      <Field label={labels.map.identify} hint={labels.map.identifyHint} className={styles.identify ?? ''}>
        <Select
          options={identifiers.map((value) => ({ value, label: labels.map.identifiers[value] }))}
          value={identifyBy}
          onChange={(event) => setIdentifyBy(event.target.value as IdentifyingField)}
        />
      </Field>
      {mapping.includes('department') && <NewUnits isChosen={createsUnits} onChange={setCreatesUnits} />}
      <div>
        <Button
          isBusy={check.isPending}
          disabled={identifiers.length === 0}
          onClick={() =>
            check.mutate(
              { params: { idImport: file.idImport }, body: { mapping: [...mapping], identifyBy, createsUnits } },
              { onSuccess: onChecked },
            )
          }
        >
          {labels.map.check}
        </Button>
      </div>
    </Stack>
  );
}

/** Choice to create the units that the file names and the company lacks, for whom may create units. */
function NewUnits({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const canEdit = useUnitsCanEdit();
  if (!canEdit) return null;
  return (
    <Checkbox
      label={labels.map.createsUnits}
      hint={labels.map.createsUnitsHint}
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
