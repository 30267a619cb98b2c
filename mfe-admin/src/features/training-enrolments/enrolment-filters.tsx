import { enrolmentStates } from '@shared-kit/contracts/admin';
import { Button, SearchInput, Select } from '@shared-kit/ui';
import { enrolmentWords } from '../../lib/enrolment-words.tsx';
import { useDelayedText } from '../../lib/use-delayed-text.ts';
import type { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';
import { usePeopleOptions } from './training-enrolments.queries.ts';
import styles from './training-enrolments.module.css';

export const filterNames = ['busca', 'situacao', 'departamento', 'grupo'] as const;

type Filter = (typeof filterNames)[number];

interface EnrolmentFiltersProps {
  address: ReturnType<typeof useGridAddress<Filter>>;
  /** Called before a filter changes: a selection belongs to its filter. */
  onChange: () => void;
}

/** Search box and filters of the enrolments of a training. */
export function EnrolmentFilters({ address, onChange }: EnrolmentFiltersProps) {
  const options = usePeopleOptions().data;
  const set = (name: Filter) => (value: string) => {
    onChange();
    address.setFilter(name, value);
  };
  const [text, setText] = useDelayedText(address.filter('busca'), set('busca'));
  const select = (
    name: Filter,
    choice: { label: string; any: string; options: { value: string; label: string }[] },
  ) => (
    <Select
      aria-label={choice.label}
      placeholder={choice.any}
      options={choice.options}
      value={address.filter(name)}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  return (
    <div className={styles.filters}>
      <SearchInput className={styles.search ?? ''} label={labels.search} value={text} onValueChange={setText} />
      {select('situacao', {
        label: labels.state,
        any: labels.anyState,
        options: enrolmentStates.map((value) => ({ value, label: enrolmentWords[value] })),
      })}
      {select('departamento', {
        label: labels.department,
        any: labels.anyDepartment,
        options: (options?.departments ?? []).map(({ name }) => ({ value: name, label: name })),
      })}
      {(options?.groups.length ?? 0) > 0 &&
        select('grupo', {
          label: labels.group,
          any: labels.anyGroup,
          options: (options?.groups ?? []).map(({ idGroup, name }) => ({ value: String(idGroup), label: name })),
        })}
      {address.isFiltered && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onChange();
            setText('');
            address.clear();
          }}
        >
          {labels.clear}
        </Button>
      )}
    </div>
  );
}
