import { SelectField, TextField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { hasUnits, indentedName } from '../department-choices.rules.ts';
import { usePeopleOptions } from '../people-options.queries.ts';
import { labels } from './labels.ts';
import type { PersonValues } from './person-values.rules.ts';

/** Field of a person's unit; a company without units has free departments. */
export function DepartmentField({ form }: { form: ApiForm<PersonValues>['form'] }) {
  const { departments = [] } = usePeopleOptions().data ?? {};
  const current = useWatch({ control: form.control, name: 'department' });
  if (!hasUnits(departments))
    return (
      <TextField form={form} name="department" label={labels.fields.department} maxLength={200} autoComplete="off" />
    );
  const isListed = current === '' || departments.some(({ name }) => name === current);
  const options = isListed ? departments : [...departments, { name: current, level: null }];
  return (
    <SelectField
      form={form}
      name="department"
      label={labels.unit}
      placeholder={labels.noUnit}
      options={options.map((one) => ({ value: one.name, label: indentedName(one) }))}
    />
  );
}
