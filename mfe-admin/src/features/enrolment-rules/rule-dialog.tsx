import { useState } from 'react';
import { MAX_DUE_DAYS, REASON_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { EnrolmentRule, RuleFields } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Checkbox, Field, FieldGroup, Select, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { indentedName, wordsOf } from '../../lib/department-choices.rules.ts';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { ClassChoice, onlyClassOf } from '../../lib/enrol-dialog/training-choice.tsx';
import { labels } from './labels.ts';
import { RulePreview } from './rule-preview.tsx';
import { useRuleChoices, useSaveRule } from './rules.queries.ts';
import styles from './enrolment-rules.module.css';

/** Rule as it is being edited: no training is chosen at first. */
type Draft = Omit<RuleFields, 'idTraining'> & { readonly idTraining: number | null };

const emptyRule: Draft = {
  name: '',
  idTraining: null,
  idTeam: null,
  departments: [],
  groups: [],
  since: null,
  dueDays: null,
  reason: '',
  endsLeavers: false,
  includesRemoved: false,
};

/** Returns the fields of a complete draft. */
function completeFields({ idTraining, ...fields }: Draft): RuleFields | undefined {
  return idTraining === null || fields.name.trim() === '' ? undefined : { ...fields, idTraining };
}

interface RuleDialogProps {
  /** Rule that is edited; undefined for a new one. */
  rule: EnrolmentRule | undefined;
  onClose: () => void;
}

/** Dialog that creates or edits a rule and shows what it changes before it is saved. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const [draft, setDraft] = useState<Draft>(rule?.fields ?? emptyRule);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = useSaveRule(rule);
  const fields = completeFields(draft);
  const isChanged = rule !== undefined && JSON.stringify(draft) !== JSON.stringify(rule.fields);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });

  const submit = async () => {
    if (!fields || isBusy) return;
    setBusy(true);
    try {
      await save(fields);
      notify({ kind: 'success', text: labels.saved(fields.name.trim()) });
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
      size="large"
      title={rule ? labels.editOne(rule.fields.name) : labels.create}
      footer={
        <>
          {rule && <EditingNow subject={{ kind: 'rule', id: rule.idRule }} isEditing={isChanged} />}
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button disabled={!fields} isBusy={isBusy} onClick={() => void submit()}>
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== undefined && <Alert tone="danger" title={failure} />}
        <RuleInputs draft={draft} onChange={change} />
        <RulePreview fields={fields} idRule={rule?.idRule} />
      </Stack>
    </Dialog>
  );
}

interface RuleInputsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function RuleInputs({ draft, onChange }: RuleInputsProps) {
  const { trainings } = useRuleChoices();
  const open = trainings.find(({ idTraining }) => idTraining === draft.idTraining)?.classes ?? [];
  // The class of an older rule may have ended; it stays chosen until somebody changes it.
  const ended =
    draft.idTeam === null || open.some(({ idTeam }) => idTeam === draft.idTeam)
      ? []
      : [{ idTeam: draft.idTeam, name: labels.endedClass, seatsLeft: null }];
  const classes = [...open, ...ended];
  return (
    <>
      <div className={styles.pair}>
        <Field label={labels.fields.name}>
          <TextInput value={draft.name} maxLength={100} onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <Field label={labels.fields.idTraining}>
          <Select
            placeholder={labels.select}
            options={trainings.map(({ idTraining, title }) => ({ value: String(idTraining), label: title }))}
            value={draft.idTraining === null ? '' : String(draft.idTraining)}
            onChange={({ target }) => {
              const next = trainings.find(({ idTraining }) => String(idTraining) === target.value);
              onChange({ idTraining: next?.idTraining ?? null, idTeam: onlyClassOf(next) });
            }}
          />
        </Field>
      </div>
      {classes.length > 0 && (
        <ClassChoice
          classes={classes}
          value={String(draft.idTeam ?? '')}
          onChange={(value) => onChange({ idTeam: value === '' ? null : Number(value) })}
        />
      )}
      <ConditionInputs draft={draft} onChange={onChange} />
      <div className={styles.pair}>
        <Field label={labels.fields.dueDays} hint={labels.fields.dueDaysHint}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_DUE_DAYS}
            value={draft.dueDays ?? ''}
            onChange={({ target }) => onChange({ dueDays: dueDaysIn(target.value) })}
          />
        </Field>
        <Field label={labels.fields.reason} hint={labels.fields.reasonHint}>
          <TextInput
            value={draft.reason}
            maxLength={REASON_MAX_LENGTH}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={labels.fields.endsLeavers}
        hint={labels.fields.endsLeaversHint}
        checked={draft.endsLeavers}
        onChange={(event) => onChange({ endsLeavers: event.target.checked })}
      />
      <Checkbox
        label={labels.fields.includesRemoved}
        hint={labels.fields.includesRemovedHint}
        checked={draft.includesRemoved}
        onChange={(event) => onChange({ includesRemoved: event.target.checked })}
      />
    </>
  );
}

/** Conditions: departments, groups and the day of creation. */
function ConditionInputs({ draft, onChange }: RuleInputsProps) {
  const { people } = useRuleChoices();
  return (
    <div className={styles.pair}>
      <FieldGroup legend={wordsOf(people?.departments ?? []).many} hint={labels.fields.departmentsHint}>
        <div className={styles.choices}>
          {(people?.departments ?? []).map(({ name, level }) => (
            <Checkbox
              key={name}
              label={indentedName({ name, level })}
              checked={draft.departments.includes(name)}
              onChange={() => onChange({ departments: toggled(draft.departments, name) })}
            />
          ))}
        </div>
      </FieldGroup>
      {(people?.groups.length ?? 0) > 0 && (
        <FieldGroup legend={labels.fields.groups}>
          <div className={styles.choices}>
            {(people?.groups ?? []).map(({ idGroup, name }) => (
              <Checkbox
                key={idGroup}
                label={name}
                checked={draft.groups.includes(idGroup)}
                onChange={() => onChange({ groups: toggled(draft.groups, idGroup) })}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <Field label={labels.fields.since} hint={labels.fields.sinceHint}>
        <TextInput
          type="date"
          value={draft.since ?? ''}
          onChange={({ target }) => onChange({ since: target.value === '' ? null : target.value })}
        />
      </Field>
    </div>
  );
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Returns the typed days within the limits; null for none. */
function dueDaysIn(text: string): number | null {
  const days = Math.trunc(Number(text));
  return Number.isFinite(days) && days > 0 ? Math.min(days, MAX_DUE_DAYS) : null;
}
