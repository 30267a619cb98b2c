import { useRef, useState } from 'react';
import { adminPeopleOfUnitPath } from '@shared-kit/contracts/admin';
import type { OrganisationUnit } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import {
  Button,
  Cluster,
  EmptyState,
  Icon,
  QueryStates,
  SearchInput,
  SkeletonText,
  Stack,
  Table,
} from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useDelayedTasks } from '../../lib/use-delayed-tasks.ts';
import { FreeDepartments } from './free-departments.tsx';
import { labels } from './labels.ts';
import { RemoveUnitDialog } from './remove-unit-dialog.tsx';
import { unitsWith } from './unit-choices.rules.ts';
import { UnitDialog } from './unit-dialog.tsx';
import { useRemoveUnit, useUnits } from './units.queries.ts';
import styles from './manage-units.module.css';

/** Number of units from which the page has a search. */
const SEARCH_FROM = 10;

/** The unit that an open dialog creates, changes or removes. */
type Opened =
  | { readonly kind: 'create'; readonly idParent: number | null }
  | { readonly kind: 'edit' | 'remove'; readonly unit: OrganisationUnit };

interface Removal {
  readonly unit: OrganisationUnit;
  readonly target: OrganisationUnit | undefined;
}

/** Removes units with ten seconds to undo. */
function useRemovals() {
  const remove = useRemoveUnit();
  return useDelayedTasks<Removal>(async ({ unit, target }) => {
    try {
      await remove.mutateAsync({
        params: { idUnit: unit.idUnit },
        body: { idTarget: target?.idUnit ?? null },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    }
  }, labels.undone);
}

/** Tree of the units; creating, editing, moving, joining and removing them. */
export function ManageUnits() {
  const query = useUnits();
  const [opened, setOpened] = useState<Opened>();
  const { pending, delay } = useRemovals();
  const tree = useRef<HTMLElement>(null);
  const units = query.data?.units ?? [];
  const { departments = [], canEdit = false } = query.data ?? {};
  const close = () => setOpened(undefined);
  const create = canEdit && (
    <Button icon={<Icon name="plus" />} onClick={() => setOpened({ kind: 'create', idParent: null })}>
      {labels.create}
    </Button>
  );
  const remove = (unit: OrganisationUnit, target: OrganisationUnit | undefined) => {
    close();
    const name = unit.fields.name;
    delay({ unit, target }, target ? labels.joined(name, target.fields.name) : labels.removed(name));
  };
  return (
    <Stack>
      {units.length > 0 && create && <Cluster justify="end">{create}</Cluster>}
      <section ref={tree} tabIndex={-1} className={styles.tree} aria-label={labels.caption}>
        <QueryStates
          query={query}
          errorTitle={labels.loadFailed}
          skeleton={<SkeletonText lines={8} />}
          isEmpty={(data) => data.units.length === 0}
          empty={
            <EmptyState
              icon={<Icon name="company" size={28} />}
              title={labels.none}
              description={labels.noneHint}
              action={create}
            />
          }
        >
          {(data) => (
            <UnitTree
              units={data.units.filter(({ idUnit }) => !pending.some(({ unit }) => unit.idUnit === idUnit))}
              onOpen={canEdit ? setOpened : undefined}
            />
          )}
        </QueryStates>
      </section>
      {canEdit && departments.length > 0 && (
        <FreeDepartments departments={departments} onCreated={() => tree.current?.focus()} />
      )}
      {opened?.kind === 'create' && (
        <UnitDialog units={units} unit={undefined} idParent={opened.idParent} onClose={close} />
      )}
      {opened?.kind === 'edit' && <UnitDialog units={units} unit={opened.unit} idParent={null} onClose={close} />}
      {opened?.kind === 'remove' && (
        <RemoveUnitDialog
          units={units}
          unit={opened.unit}
          onRemove={(target) => remove(opened.unit, target)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

interface UnitTreeProps {
  units: readonly OrganisationUnit[];
  /** Opens a dialog; undefined for somebody who may only read. */
  onOpen: ((opened: Opened) => void) | undefined;
}

/** Table of the units in the order of the tree, with a search in a long one. */
function UnitTree({ units, onOpen }: UnitTreeProps) {
  const [text, setText] = useState('');
  const shown = unitsWith(units, text);
  return (
    <Stack>
      {units.length >= SEARCH_FROM && (
        <SearchInput className={styles.search ?? ''} label={labels.search} value={text} onValueChange={setText} />
      )}
      {shown.length === 0 ? (
        <p role="status">{labels.noneFound}</p>
      ) : (
        <Table
          caption={labels.caption}
          rows={shown}
          rowKey={({ idUnit }) => idUnit}
          columns={[
            {
              key: 'name',
              header: labels.columns.name,
              isTitle: true,
              cell: ({ fields, level }) => (
                <span className={styles.unit} data-level={level}>
                  <Link to={adminPeopleOfUnitPath(fields.name)}>{fields.name}</Link>
                </span>
              ),
            },
            { key: 'code', header: labels.columns.code, cell: ({ fields }) => fields.code || '–' },
            { key: 'leader', header: labels.columns.leader, cell: ({ leaderName }) => leaderName || '–' },
            {
              key: 'people',
              header: labels.columns.people,
              align: 'end',
              cell: ({ people, peopleBelow }) => (
                <span className={styles.people}>
                  {peopleBelow.toLocaleString('pt-BR')}
                  {people < peopleBelow && <span className={styles.quiet}>{labels.withSubunits(people)}</span>}
                </span>
              ),
            },
            ...(onOpen
              ? [
                  {
                    key: 'actions',
                    header: labels.columns.actions,
                    isHeaderHidden: true,
                    align: 'end' as const,
                    cell: (unit: OrganisationUnit) => <UnitActions unit={unit} onOpen={onOpen} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Stack>
  );
}

function UnitActions({ unit, onOpen }: { unit: OrganisationUnit; onOpen: (opened: Opened) => void }) {
  const { name } = unit.fields;
  return (
    <Cluster justify="end">
      <Button
        size="small"
        variant="ghost"
        aria-label={labels.createBelowOne(name)}
        onClick={() => onOpen({ kind: 'create', idParent: unit.idUnit })}
      >
        {labels.createBelow}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={labels.removeOne(name)}
        onClick={() => onOpen({ kind: 'remove', unit })}
      >
        {labels.remove}
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-label={labels.editOne(name)}
        onClick={() => onOpen({ kind: 'edit', unit })}
      >
        {labels.edit}
      </Button>
    </Cluster>
  );
}
