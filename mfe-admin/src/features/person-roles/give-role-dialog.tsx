import { useState } from 'react';
import { REASON_MAX_LENGTH, scopesOfRole } from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope, ScopeKind } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, Select, Stack, TextInput } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { roleWords, scopeWords } from '../../lib/role-words/role-words.ts';
import { labels } from './labels.ts';
import { useGiveRole } from './roles.queries.ts';
import { ScopeChoices } from './scope-choices.tsx';

interface GiveRoleDialogProps {
  idPerson: number;
  roles: readonly AdminRole[];
  onClose: () => void;
}

/** Dialog that gives a person a role in a scope. */
export function GiveRoleDialog({ idPerson, roles, onClose }: GiveRoleDialogProps) {
  const [role, setRole] = useState<AdminRole>(roles.includes('hr') ? 'hr' : (roles[0] ?? 'reports'));
  const [kind, setKind] = useState<ScopeKind>('all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const give = useGiveRole();
  const needsChoice = kind !== 'all' && kind !== 'team';
  const choose = (next: ScopeKind) => {
    setKind(next);
    setChosen([]);
  };
  const send = () =>
    give.mutate(
      { params: { idPerson }, body: { role, scope: scopeOf(kind, chosen), reason } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: labels.given });
          onClose();
        },
      },
    );
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
          <Button disabled={needsChoice && chosen.length === 0} isBusy={give.isPending} onClick={send}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {give.error && <Alert tone="danger" title={give.error.message} />}
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
            options={scopesOfRole[role].map((value) => ({ value, label: scopeWords[value] }))}
            value={kind}
            onChange={(event) => choose(event.target.value as ScopeKind)}
          />
        </Field>
        {needsChoice && <ScopeChoices kind={kind} chosen={chosen} onChange={setChosen} />}
        <Field label={labels.reason} hint={labels.reasonHint}>
          <TextInput value={reason} maxLength={REASON_MAX_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
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
