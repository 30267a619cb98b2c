import type { Updateable } from 'kysely';
import { isCpf } from '@shared-kit/contracts/identity';
import type { UserChanges } from '@shared-kit/contracts/identity';
import type { UsersTable } from '../../../platform/database/platform.tables.ts';
import { refuse } from '../../../platform/errors.ts';
import { digitsOf } from '../digits.rules.ts';

const cpfShape = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
const phoneShape = /^\(\d{2}\) \d{5}-\d{4}$/;

/**
 * Returns the columns that a save changes. Rejects a CPF or phone with an invalid format, and a CPF with wrong check
 * digits. An empty value clears the field. A changed phone is unverified: a PIN sent to it opens no account.
 */
export function columnsOf(
  changes: UserChanges,
  current: { communication_accepted: boolean; phone: string },
): Updateable<UsersTable> {
  if (changes.cpf && !(cpfShape.test(changes.cpf) && isCpf(changes.cpf))) {
    throw refuse('identity.invalid-cpf', 422, 'CPF invalido, por favor formate corretamente.', {
      issues: [{ path: 'body.cpf', message: 'CPF inválido' }],
    });
  }
  if (changes.phone && !phoneShape.test(changes.phone)) {
    throw refuse(
      'identity.invalid-phone',
      422,
      'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999',
      {
        issues: [
          { path: 'body.phone', message: 'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999' },
        ],
      },
    );
  }
  const accepted =
    changes.communicationAccepted === undefined ? current.communication_accepted : changes.communicationAccepted === 1;
  return {
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.cpf === undefined ? {} : { cpf: changes.cpf }),
    ...(changes.phone === undefined ? {} : { phone: changes.phone }),
    ...(changes.phone === undefined || digitsOf(changes.phone) === digitsOf(current.phone)
      ? {}
      : { phone_verified: false }),
    ...(changes.communicationAccepted === undefined ? {} : { communication_accepted: accepted }),
    ...notifications(changes, accepted),
  };
}

/**
 * Changes e-mail and SMS only for people who accept communication. Without it the stored choices stay as they are: they
 * count again when the person accepts again (decision 17).
 */
function notifications(changes: UserChanges, accepted: boolean): Updateable<UsersTable> {
  if (!accepted) return {};
  return {
    ...(changes.emailNotification === undefined ? {} : { email_notification: changes.emailNotification === 1 }),
    ...(changes.smsNotification === undefined ? {} : { sms_notification: changes.smsNotification === 1 }),
  };
}
