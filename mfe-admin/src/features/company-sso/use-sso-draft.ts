import { useEffect, useState } from 'react';
import type { CompanySso } from '@shared-kit/contracts/admin';
import { useApiForm, useWatch } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { saveDraft, useRefreshSso } from './company-sso.queries.ts';
import { labels } from './labels.ts';
import { fieldsOf, formIssues, isSame, ssoRules, startOf, valuesOf } from './sso-values.rules.ts';
import type { SsoValues } from './sso-values.rules.ts';

/** Form of the draft. It is saved in the version from which it was filled, not in one that is read later. */
export function useSsoDraft(sso: CompanySso) {
  const [seen, setSeen] = useState(sso);
  // Settings from which the form was filled, and the version over which it is saved.
  const [filled, setFilled] = useState<Pick<CompanySso, 'draft' | 'active'>>(sso);
  const [version, setVersion] = useState(sso.version);
  const [isOutdated, setOutdated] = useState(false);
  const refresh = useRefreshSso();
  const { form, failure, isBusy, onSubmit, clearFailure } = useApiForm<SsoValues>({
    schema: ssoRules,
    defaultValues: valuesOf(startOf(sso)),
    notNow: 'the login of the company is being edited',
    issuesOf: ({ issues }) => formIssues(issues),
    submit: async (values) => {
      await save(values);
      notify({ kind: 'success', text: labels.saved });
    },
    onFailure: ({ code }) => noteOutdated(code),
  });
  const values = useWatch({ control: form.control }) as SsoValues;
  const isChanged = !isSame(values, valuesOf(startOf(filled)));

  // A form without edits follows the settings.
  if (seen !== sso) {
    setSeen(sso);
    if (!isChanged) startFrom(sso);
  }
  useEffect(() => form.reset(valuesOf(startOf(filled))), [form, filled]);

  function startFrom(from: CompanySso): void {
    setFilled(from);
    setVersion(from.version);
    setOutdated(false);
  }

  function noteOutdated(code: string): void {
    if (code !== 'admin.changed-meanwhile') return;
    setOutdated(true);
    refresh();
  }

  /** Saves the values, or discards the draft, and returns the version that this makes. */
  async function save(saved: SsoValues | null): Promise<string> {
    const fields = saved && fieldsOf(saved);
    const next = await saveDraft(version, fields);
    setFilled({ active: sso.active, draft: fields && { fields, certificates: [] } });
    setVersion(next);
    setOutdated(false);
    refresh();
    return next;
  }

  return {
    form,
    values,
    failure: isOutdated ? undefined : failure,
    isBusy,
    onSubmit,
    isChanged,
    isOutdated,
    noteOutdated,
    save,
    version,
    /** Forgets the edits and shows the settings as they are now. */
    showCurrent: () => {
      clearFailure();
      startFrom(sso);
    },
    /** Keeps the edits and saves them over the settings as they are now. */
    keepMine: () => {
      setVersion(sso.version);
      setOutdated(false);
    },
    discardEdits: () => {
      clearFailure();
      form.reset(valuesOf(startOf(filled)));
    },
  };
}
