import { useState } from 'react';
import { Alert, Button, Card, Checkbox, FieldGroup, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useCreateUnitsOfDepartments } from './units.queries.ts';
import styles from './manage-units.module.css';

interface FreeDepartmentsProps {
  departments: readonly { readonly name: string; readonly people: number }[];
  /** Called when units were created: the button may be gone. */
  onCreated: () => void;
}

/** Departments of people that are no unit, and the action that makes units of them. */
export function FreeDepartments({ departments, onCreated }: FreeDepartmentsProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const create = useCreateUnitsOfDepartments((count) => {
    notify({ kind: 'success', text: labels.departments.created(count) });
    onCreated();
  });
  const chosen = departments.map(({ name }) => name).filter((name) => !left.includes(name));
  const toggle = (name: string) =>
    setLeft(left.includes(name) ? left.filter((other) => other !== name) : [...left, name]);
  return (
    <Card>
      <Stack>
        {create.error && <Alert tone="danger" title={create.error.message} />}
        <FieldGroup legend={labels.departments.title} hint={labels.departments.hint}>
          <div className={styles.departments}>
            {departments.map(({ name, people }) => (
              <Checkbox
                key={name}
                label={labels.departments.option(name, people)}
                checked={!left.includes(name)}
                onChange={() => toggle(name)}
              />
            ))}
          </div>
        </FieldGroup>
        <div>
          <Button
            variant="secondary"
            isBusy={create.isPending}
            disabled={chosen.length === 0}
            onClick={() => create.mutate({ body: { names: chosen } })}
          >
            {labels.departments.create(chosen.length)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
