import { useId, useState } from 'react';
import { REASON_MAX_LENGTH, scopesOfRole } from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope, ScopeKind } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, PasswordInput, Select, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useDepartmentWords } from '../../lib/people-options.queries.ts';
import { roleWords, scopeWords } from '../../lib/role-words/role-words.ts';
import { labels } from './labels.ts';
import { useGiveRole } from './roles.queries.ts';
import { ScopeChoices } from './scope-choices.tsx';

interface GiveRoleDialogProps {
  idPerson: number;
  roles: readonly AdminRole[];
  /** False for somebody who enters without a password: their recent login is the proof. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Dialog that gives a person a role in a scope, after the password. */
export function GiveRoleDialog({ idPerson, roles, hasPassword, onClose }: GiveRoleDialogProps) {
  const [role, setRole] = useState<AdminRole>(roles.includes('hr') ? 'hr' : (roles[0] ?? 'reports'));
  const [kind, setKind] = useState<ScopeKind>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const formId = useId();
  const give = useGiveRole();
  const needsChoice = kind !== 'all' && kind !== 'team';
  const words = useDepartmentWords();
  const choose = (next: ScopeKind) => {
    setKind(next);
    setChosen([]);
  };
  const send = () =>
    give.mutate(
      { params: { idPerson }, body: { role, scope: scopeOf(kind, chosen), reason, password } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: labels.given });
          onClose();
        },
      },
    );
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    send();
  };
  const isWrongPassword = give.error?.code === 'identity.wrong-current-password';
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
            isBusy={give.isPending}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {give.error && !isWrongPassword && <Alert tone="danger" title={give.error.message} />}
          <Field label={labels.role} hint={roleWords[role].hint}>
            <Select
              options={roles.map((value) => ({ value, label: roleWords[value].name }))}
              value={role}
              onChange={(event) => {
                setRole(event.target.value as AdminRole);
                choose('all');
              }}
            />
          </Field>
          <Field label={labels.scopeKind}>
            <Select
              options={scopesOfRole[role].map((value) => ({
                value,
                label: value === 'departments' ? words.many : scopeWords[value],
              }))}
              value={kind}
              onChange={(event) => choose(event.target.value as ScopeKind)}
            />
          </Field>
          {needsChoice && <ScopeChoices kind={kind} chosen={chosen} onChange={setChosen} />}
          <Field label={labels.reason} hint={labels.reasonHint}>
            <TextInput
              value={reason}
              maxLength={REASON_MAX_LENGTH}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          {hasPassword ? (
            <Field
              label={labels.proof.password}
              hint={labels.proof.passwordHint}
              error={isWrongPassword ? give.error?.message : undefined}
              isRequired
            >
              <PasswordInput
                value={password}
                autoComplete="current-password"
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
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
