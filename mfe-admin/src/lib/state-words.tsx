import type { AccountState } from '@shared-kit/contracts/admin';
import { Icon, Status } from '@shared-kit/ui';

export const stateWords: Readonly<Record<AccountState, string>> = {
  active: 'Com acesso',
  never: 'Nunca entrou',
  inactive: 'Sem acesso',
};

/** State of an account as icon and text. */
export function AccountStatus({ state }: { state: AccountState }) {
  const tone = { active: 'success', never: 'warning', inactive: 'neutral' } as const;
  const icon = { active: 'check-circle', never: 'clock', inactive: 'lock' } as const;
  return (
    <Status tone={tone[state]} icon={<Icon name={icon[state]} size={16} />}>
      {stateWords[state]}
    </Status>
  );
}
