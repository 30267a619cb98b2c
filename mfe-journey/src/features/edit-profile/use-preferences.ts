import { useState } from 'react';
import { call } from 'shared-kit/api';
import { saveUserField } from 'shared-kit/contracts/identity';
import type { User } from 'shared-kit/contracts/identity';
import { labels } from './labels.ts';
import type { Preference } from './profile.rules.ts';
import { saveFailure } from '../../lib/save-notice/use-save-notice.ts';
import type { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

type Notices = Pick<ReturnType<typeof useSaveNotice>, 'succeed' | 'fail'>;

/** A7u-04: each preference is saved by itself, at once. The box shows what was chosen while it is on its way, and what is kept if it didn't get there. */
export function usePreferences(user: User, { succeed, fail }: Notices, onSaved: (user: User) => void) {
  const [underWay, setUnderWay] = useState<Partial<Record<Preference, 0 | 1>>>({});
  const isBusy = Object.keys(underWay).length > 0;

  async function choose(field: Preference, isOn: boolean): Promise<void> {
    if (isBusy) return;
    const value = isOn ? 1 : 0;
    setUnderWay({ [field]: value });
    try {
      onSaved((await call(saveUserField, { params: { id: user.idUser }, body: { field, value } })).user);
      succeed(labels.fieldSaved);
    } catch (error) {
      fail(saveFailure(error));
    } finally {
      setUnderWay({});
    }
  }

  return { shown: { ...user, ...underWay }, choose };
}
