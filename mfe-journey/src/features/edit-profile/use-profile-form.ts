import { call } from '@shared-kit/runtime/api';
import { updateUser } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { draftInTab } from '@shared-kit/runtime/session';
import { fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { cpfFault, fieldsOf, nameFault, phoneFault } from './profile.rules.ts';
import type { ProfileFields } from './profile.rules.ts';
import { saveFailure } from '../../lib/save-notice/use-save-notice.ts';
import type { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

const schema = fieldRules<ProfileFields>({ name: nameFault, cpf: cpfFault, phone: phoneFault });

type Notices = Pick<ReturnType<typeof useSaveNotice>, 'succeed' | 'fail' | 'dismiss'>;

/** Manages the form of the person's own data and its save. */
export function useProfileForm(user: User, { succeed, fail, dismiss }: Notices, onSaved: (user: User) => void) {
  const { form, isBusy, onSubmit } = useApiForm<ProfileFields>({
    schema,
    defaultValues: fieldsOf(user),
    mode: 'onTouched',
    draft: draftInTab(`profile-${user.idUser}`),
    notNow: 'profile form',
    submit: async ({ name, cpf, phone }) => {
      dismiss();
      const { user: saved } = await call(updateUser, { params: { id: user.idUser }, body: { name, cpf, phone } });
      form.reset(fieldsOf(saved));
      onSaved(saved);
      succeed(labels.saved);
    },
    onFailure: (error) => fail(saveFailure(error)),
    // Shows the short text at the field and the long text in the banner (decision 20).
    onInvalid: (errors) => (errors.cpf ? fail(labels.cpfWrongLong) : dismiss()),
  });
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0;
  return { form, isBusy, onSubmit, isTyped };
}
