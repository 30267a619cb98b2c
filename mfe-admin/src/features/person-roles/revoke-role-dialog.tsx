import type { PersonRole } from '@shared-kit/contracts/admin';
import { notify } from '@shared-kit/ui/toast';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { roleWords } from '../../lib/role-words/role-words.ts';
import { CurrentRoles } from './current-roles.tsx';
import { labels } from './labels.ts';
import { restoreRole, revokeRoleOf, useRefreshRoles } from './roles.queries.ts';
import type { PersonInVersion, RolesOfPerson } from './roles.queries.ts';
import { useShownVersion } from './use-shown-version.ts';

interface RevokeRoleDialogProps {
  readonly person: RolesOfPerson;
  readonly held: PersonRole;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Takes a role after the password. The undo of the next seconds gives it back with the same password. */
export function RevokeRoleDialog({ person, held, hasPassword, onClose }: RevokeRoleDialogProps) {
  const { idPerson, name } = person;
  const refresh = useRefreshRoles();
  const { version, isOutdated, noteRefusal } = useShownVersion(person.version);
  const giveBack = (taken: PersonInVersion, password: string) => {
    restoreRole(taken, held, password)
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
        const next = await revokeRoleOf({ idPerson, version }, held.grant, password).catch((error: unknown) => {
          noteRefusal(error);
          throw error;
        });
        notify({
          kind: 'success',
          text: labels.taken,
          durationMs: 10_000,
          action: { label: labels.undo, onSelect: () => giveBack({ idPerson, version: next }, password) },
        });
      }}
      onChanged={refresh}
      onClose={onClose}
    >
      <p>{labels.takeSays}</p>
      {isOutdated && <CurrentRoles roles={person.held} />}
    </PasswordDialog>
  );
}
