import type { PersonRole } from '@shared-kit/contracts/admin';
import { notify } from '@shared-kit/ui/toast';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { roleWords } from '../../lib/role-words/role-words.ts';
import { labels } from './labels.ts';
import { restoreRole, revokeRoleOf, useRefreshRoles } from './roles.queries.ts';

interface RevokeRoleDialogProps {
  readonly person: { readonly idPerson: number; readonly name: string };
  readonly held: PersonRole;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Takes a role after the password. The undo of the next seconds gives it back with the same password. */
export function RevokeRoleDialog({ person: { idPerson, name }, held, hasPassword, onClose }: RevokeRoleDialogProps) {
  const refresh = useRefreshRoles();
  const giveBack = (password: string) => {
    restoreRole(idPerson, held, password)
      .catch((error: unknown) => {
        notify({ kind: 'error', text: error instanceof Error ? error.message : labels.notGivenBack });
      })
      .finally(refresh);
  };
  return (
    <PasswordDialog
      title={labels.takeTitle(roleWords[held.role].name, name)}
      confirm={labels.take}
      variant="danger"
      hasPassword={hasPassword}
      work={async (password) => {
        await revokeRoleOf(idPerson, held.grant, password);
        notify({
          kind: 'success',
          text: labels.taken,
          durationMs: 10_000,
          action: { label: labels.undo, onSelect: () => giveBack(password) },
        });
      }}
      onChanged={refresh}
      onClose={onClose}
    >
      <p>{labels.takeSays}</p>
    </PasswordDialog>
  );
}
