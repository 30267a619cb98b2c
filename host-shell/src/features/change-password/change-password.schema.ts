import * as z from 'zod/mini';
import { confirmationFault, passwordFault } from '../../lib/new-password/password.rules.ts';
import { labels } from './labels.ts';

const fields = z.object({ currentPassword: z.string(), newPassword: z.string(), confirmation: z.string() });

export type ChangePasswordForm = z.infer<typeof fields>;

function faultsOf({
  currentPassword,
  newPassword,
  confirmation,
}: ChangePasswordForm): readonly (readonly [keyof ChangePasswordForm, string | undefined])[] {
  return [
    ['currentPassword', currentPassword === '' ? labels.currentMissing : undefined],
    ['newPassword', passwordFault(newPassword)],
    ['confirmation', confirmationFault(newPassword, confirmation)],
  ];
}

/** B5-50..B5-55. The fields are judged together: each says what is wrong with it at once, whatever the others lack. */
export const changePasswordSchema = fields.check(
  z.check(({ value, issues }) => {
    for (const [field, message] of faultsOf(value)) {
      if (message !== undefined) issues.push({ code: 'custom', path: [field], message, input: value[field] });
    }
  }),
);
