import { accountStates } from '@shared-kit/contracts/admin';
import { Button, SearchInput, Select } from '@shared-kit/ui';
import { stateWords } from '../../lib/state-words.tsx';
import { useDelayedText } from '../../lib/use-delayed-text.ts';
import type { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';
import { usePeopleOptions } from './people.queries.ts';
import styles from './list-people.module.css';

type Filter = 'busca' | 'acesso' | 'departamento' | 'grupo';

interface PeopleFiltersProps {
  address: ReturnType<typeof useGridAddress<Filter>>;
  /** Called before a filter changes: a selection belongs to its filter. */
  onChange: () => void;
}

/** Search box and filters of the list of people. */
export function PeopleFilters({ address, onChange }: PeopleFiltersProps) {
  const options = usePeopleOptions().data;
  const set = (name: Filter) => (value: string) => {
    onChange();
    address.setFilter(name, value);
  };
  const [text, setText] = useDelayedText(address.filter('busca'), set('busca'));
  return (
    <div className={styles.filters}>
      <SearchInput className={styles.search ?? ''} label={labels.search} value={text} onValueChange={setText} />
      <Select
        aria-label={labels.state}
        placeholder={labels.anyState}
        options={accountStates.map((value) => ({ value, label: stateWords[value] }))}
        value={address.filter('acesso')}
        onChange={(event) => set('acesso')(event.target.value)}
      />
      <Select
        aria-label={labels.department}
        placeholder={labels.anyDepartment}
        options={(options?.departments ?? []).map(({ name, people }) => ({
          value: name,
          label: `${name} (${people})`,
        }))}
        value={address.filter('departamento')}
        onChange={(event) => set('departamento')(event.target.value)}
      />
      {(options?.groups.length ?? 0) > 0 && (
        <Select
          aria-label={labels.group}
          placeholder={labels.anyGroup}
          options={(options?.groups ?? []).map(({ idGroup, name }) => ({ value: String(idGroup), label: name }))}
          value={address.filter('grupo')}
          onChange={(event) => set('grupo')(event.target.value)}
        />
      )}
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
