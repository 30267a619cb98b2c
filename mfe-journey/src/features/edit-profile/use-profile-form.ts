import { useForm } from 'react-hook-form';
import { call } from 'shared-kit/api';
import { updateUser } from 'shared-kit/contracts/identity';
import type { User } from 'shared-kit/contracts/identity';
import { labels } from './labels.ts';
import { cpfFault, fieldsOf, nameFault, phoneFault } from './profile.rules.ts';
import type { ProfileFields } from './profile.rules.ts';
import { saveFailure } from '../../lib/save-notice/use-save-notice.ts';
import type { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

const faults = { name: nameFault, cpf: cpfFault, phone: phoneFault } as const;

type Notices = Pick<ReturnType<typeof useSaveNotice>, 'succeed' | 'fail' | 'dismiss'>;

/** The form of one's own data, and its way to the server. */
export function useProfileForm(user: User, { succeed, fail, dismiss }: Notices, onSaved: (user: User) => void) {
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(user), mode: 'onTouched' });
  const field = (name: keyof ProfileFields) =>
    form.register(name, { validate: (value) => faults[name](value) ?? true });

  const save = form.handleSubmit(
    async ({ name, cpf, phone }) => {
      dismiss();
      try {
        const { user: saved } = await call(updateUser, { params: { id: user.idUser }, body: { name, cpf, phone } });
        form.reset(fieldsOf(saved));
        onSaved(saved);
        succeed(labels.saved);
      } catch (error) {
        fail(saveFailure(error));
      }
    },
    // Decision 20: the short text stands at the field, the long one in the banner.
    (errors) => (errors.cpf ? fail(labels.cpfWrongLong) : dismiss()),
  );

  return {
    field,
    errors: form.formState.errors,
    isBusy: form.formState.isSubmitting,
    save,
    restore: () => form.reset(fieldsOf(user)),
  };
}
