import { readClass, saveClass } from '@shared-kit/contracts/admin';
import type { AdministeredClass } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import { classRules, fieldsOf, formIssues, isSameValue, valuesOf } from '../../lib/class-form/class-values.rules.ts';
import type { ClassValues, EditedClass } from '../../lib/class-form/class-values.rules.ts';
import { useRefreshClasses } from '../../lib/classes.queries.ts';
import { useMergingForm } from '../../lib/merge-edits/use-merging-form.ts';
import { labels } from './labels.ts';

const editedOf = (state: AdministeredClass): EditedClass => ({
  version: state.version,
  fields: valuesOf(state.fields),
  state,
});

/** Returns the form of a class. */
export function useClassForm(read: AdministeredClass) {
  const { idClass } = read;
  const refresh = useRefreshClasses();
  return useMergingForm<ClassValues, EditedClass>({
    read: editedOf(read),
    readAgain: async () => editedOf(await call(readClass, { params: { idClass } })),
    save: async (version, values) => {
      const body = { version, fields: fieldsOf(values) };
      const { class: saved } = await call(saveClass, { params: { idClass }, body });
      refresh();
      return editedOf(saved);
    },
    schema: classRules,
    issuesOf: ({ issues }) => formIssues(issues),
    isSame: isSameValue,
    notNow: 'a class is being edited',
    labels,
  });
}
