import type { Updateable } from 'kysely';
import { isCpf } from 'shared-kit/contracts/identity';
import type { UserChanges } from 'shared-kit/contracts/identity';
import type { UsersTable } from '../../../platform/database/platform.tables.ts';
import { refuse } from '../../../platform/errors.ts';
import { digitsOf } from '../digits.rules.ts';

const cpfShape = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
const phoneShape = /^\(\d{2}\) \d{5}-\d{4}$/;

/**
 * Columns that a save changes; refuses a CPF or phone that does not have its form, and a CPF whose digits don't check. Empty clears. Another phone
 * is nobody's word but the person's: no PIN sent there opens an account.
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

/** E-mail and SMS are there for those who accept communication, and for nobody else (decision 17). */
function notifications(changes: UserChanges, accepted: boolean): Updateable<UsersTable> {
  if (!accepted) return { email_notification: false, sms_notification: false };
  return {
    ...(changes.emailNotification === undefined ? {} : { email_notification: changes.emailNotification === 1 }),
    ...(changes.smsNotification === undefined ? {} : { sms_notification: changes.smsNotification === 1 }),
  };
}
