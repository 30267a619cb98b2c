import { fieldRules } from '@shared-kit/ui/forms';
import { confirmationFault, passwordFault } from '../../lib/new-password/password.rules.ts';
import { labels } from './labels.ts';

interface ChangePasswordFields {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Rules B5-50 to B5-55. */
export const changePasswordSchema = fieldRules<ChangePasswordFields>({
  currentPassword: (password) => (password === '' ? labels.currentMissing : undefined),
  newPassword: (password) => (password === '' ? labels.newMissing : passwordFault(password)),
  confirmation: (confirmation, { newPassword }) => confirmationFault(newPassword, confirmation),
});
