import { useId } from 'react';
import { REASON_MAX_LENGTH, scopesOfRole } from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope, ScopeKind } from '@shared-kit/contracts/admin';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { PasswordField, SelectField, TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useDepartmentWords } from '../../lib/people-options.queries.ts';
import { roleWords, scopeWords } from '../../lib/role-words/role-words.ts';
import { CurrentRoles } from './current-roles.tsx';
import { labels } from './labels.ts';
import { useGiveRole } from './roles.queries.ts';
import type { RolesOfPerson } from './roles.queries.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { useShownVersion } from './use-shown-version.ts';

interface GiveRoleDialogProps {
  person: RolesOfPerson;
  /** Roles that can be given. */
  roles: readonly AdminRole[];
  /** False for somebody who enters without a password: their recent login is the proof. */
  hasPassword: boolean;
  onClose: () => void;
}

interface Values {
  readonly role: AdminRole;
  readonly kind: ScopeKind;
  /** Departments, groups or trainings of the scope. */
  readonly chosen: readonly string[];
  readonly reason: string;
  readonly password: string;
}

/** The button waits for choices and password; the server checks the rest. */
const schema = fieldRules<Values>({});

/** Dialog that gives a person a role in a scope, after the password. */
export function GiveRoleDialog({ person, roles, hasPassword, onClose }: GiveRoleDialogProps) {
  const formId = useId();
  const give = useGiveRole();
  const { version, isOutdated, noteRefusal } = useShownVersion(person.version);
  const words = useDepartmentWords();
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: {
      role: roles.includes('hr') ? 'hr' : (roles[0] ?? 'reports'),
      kind: 'all',
      chosen: [],
      reason: '',
      password: '',
    },
    issuesOf: ({ code, message, issues }) =>
      code === 'identity.wrong-current-password' ? [{ path: 'body.password', message }] : issues,
    submit: async ({ role, kind, chosen, reason, password }) => {
      await give.mutateAsync({
        params: { idPerson: person.idPerson },
        body: { version, role, scope: scopeOf(kind, chosen), reason, password },
      });
      notify({ kind: 'success', text: labels.given });
      onClose();
    },
    onFailure: noteRefusal,
  });
  const [role, kind, chosen, password] = useWatch({
    control: form.control,
    name: ['role', 'kind', 'chosen', 'password'],
  });
  const needsChoice = kind !== 'all' && kind !== 'team';
  const dropChoices = () => form.setValue('chosen', []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.give}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={(needsChoice && chosen.length === 0) || (hasPassword && password === '')}
            isBusy={isBusy}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && <Alert tone="danger" title={failure.message} />}
          {isOutdated && <CurrentRoles roles={person.held} />}
          <SelectField
            form={form}
            name="role"
            label={labels.role}
            hint={roleWords[role].hint}
            options={roles.map((value) => ({ value, label: roleWords[value].name }))}
            onChange={() => {
              form.setValue('kind', 'all');
              dropChoices();
            }}
          />
          <SelectField
            form={form}
            name="kind"
            label={labels.scopeKind}
            options={scopesOfRole[role].map((value) => ({
              value,
              label: value === 'departments' ? words.many : scopeWords[value],
            }))}
            onChange={dropChoices}
          />
          {needsChoice && (
            <ScopeChoices kind={kind} chosen={chosen} onChange={(next) => form.setValue('chosen', next)} />
          )}
          <TextField
            form={form}
            name="reason"
            label={labels.reason}
            hint={labels.reasonHint}
            maxLength={REASON_MAX_LENGTH}
          />
          {hasPassword ? (
            <PasswordField
              form={form}
              name="password"
              label={labels.proof.password}
              hint={labels.proof.passwordHint}
              isRequired
              autoComplete="current-password"
            />
          ) : (
            <p>{labels.proof.withoutPassword}</p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function scopeOf(kind: ScopeKind, chosen: readonly string[]): AdminScope {
  switch (kind) {
    case 'departments':
      return { kind, departments: [...chosen] };
    case 'groups':
      return { kind, groups: chosen.map(Number) };
    case 'trainings':
      return { kind, trainings: chosen.map(Number) };
    default:
      return { kind };
  }
}
