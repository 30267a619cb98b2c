import { useId, useState } from 'react';
import { VIEW_NAME_MAX_LENGTH, listSavedViews, saveView } from '@shared-kit/contracts/admin';
import type { SavedView, ViewedList } from '@shared-kit/contracts/admin';
import { ApiError, call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Alert, Button, Select, Stack } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { notifyUndoable } from '../notify-undoable.ts';
import { labels } from './labels.ts';
import { addressOfView, viewQuery } from './view-query.rules.ts';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  list: ViewedList;
  /** Names of the filters in the address. */
  filters: readonly string[];
  /** Called before the filters change, where a selection belongs to its filter. */
  onChange?: () => void;
}

/** Views of a list that the person saved: choose, save what the address has, delete. */
export function SavedViews({ list, filters, onChange }: SavedViewsProps) {
  const [params, setParams] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const invalidate = useInvalidate();
  const views = useApiQuery(listSavedViews, { params: { list } }).data?.views ?? [];
  const query = viewQuery(params, filters);
  const current = views.find((view) => view.query === query);
  const save = async (name: string, saved: string | null) => {
    await call(saveView, { params: { list }, body: { name, query: saved } });
    invalidate(listSavedViews);
  };
  const remove = async (view: SavedView) => {
    try {
      await save(view.name, null);
      notifyUndoable({ text: labels.removed(view.name), changeBack: () => save(view.name, view.query) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    }
  };
  if (views.length === 0 && query === '') return null;
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <div className={styles.choice}>
          <Select
            aria-label={labels.views}
            placeholder={labels.none}
            options={views.map(({ name }) => ({ value: name, label: name }))}
            value={current?.name ?? ''}
            onChange={(event) => {
              onChange?.();
              const chosen = views.find(({ name }) => name === event.target.value);
              setParams(addressOfView(params, chosen?.query ?? '', filters));
            }}
          />
        </div>
      )}
      {query !== '' && current === undefined && (
        <Button size="small" variant="ghost" onClick={() => setNaming(true)}>
          {labels.save}
        </Button>
      )}
      {current !== undefined && (
        <Button
          size="small"
          variant="ghost"
          aria-label={labels.remove(current.name)}
          onClick={() => void remove(current)}
        >
          {labels.removeShort}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onSave={async (name) => {
            await save(name, query);
            setNaming(false);
            notify({ kind: 'success', text: labels.saved(name) });
          }}
        />
      )}
    </div>
  );
}

const schema = fieldRules<{ readonly name: string }>({
  name: (name) => (name.trim() === '' ? labels.nameMissing : undefined),
});

/** Dialog that asks for the name of a view. */
function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => Promise<void> }) {
  const formId = useId();
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { name: '' },
    submit: ({ name }) => onSave(name.trim()),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={labels.title}
      description={labels.hint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && <Alert tone="danger" title={failure.message} />}
          <TextField
            form={form}
            name="name"
            label={labels.name}
            hint={labels.nameHint}
            autoFocus
            maxLength={VIEW_NAME_MAX_LENGTH}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
