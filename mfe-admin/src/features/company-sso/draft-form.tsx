import { useState } from 'react';
import type { CompanySso } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Card, CardHeader, Cluster, Stack } from '@shared-kit/ui';
import { CheckboxField, TextAreaField, TextField } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { ChangeSsoDialog } from './change-sso-dialog.tsx';
import { labels } from './labels.ts';
import { MetadataSourcePicker } from './metadata-source.tsx';
import { RunningTest } from './running-test.tsx';
import { useSsoDraft } from './use-sso-draft.ts';
import { useStartTest } from './use-sso-test.ts';
import { ssoRules } from './sso-values.rules.ts';
import type { SsoValues } from './sso-values.rules.ts';
import styles from './company-sso.module.css';

/** Settings that are prepared: filled from metadata or by hand, tested, and activated. */
export function DraftForm({ sso }: { sso: CompanySso }) {
  const draft = useSsoDraft(sso);
  const { form, values, isChanged, isOutdated, save, version } = draft;
  const [refusal, setRefusal] = useState<ApiError>();
  const [isActivating, setActivating] = useState(false);
  const noteRefusal = (error: ApiError) => {
    if (error.code === 'admin.changed-meanwhile') draft.noteOutdated(error.code);
    else setRefusal(error);
  };
  const { test, start, isStarting } = useStartTest(noteRefusal);
  const failure = refusal ?? draft.failure;

  const fill = (some: Partial<SsoValues>) => {
    for (const [name, value] of Object.entries(some))
      form.setValue(name as keyof SsoValues, value, { shouldDirty: true });
  };
  const testLogin = async () => {
    setRefusal(undefined);
    // Shows what is missing in the form before a window opens.
    if (!ssoRules.safeParse(values).success) await form.trigger();
    else await start(async () => (isChanged || !sso.draft ? save(values) : version));
  };
  const discard = async () => {
    setRefusal(undefined);
    try {
      await save(null);
      notify({ kind: 'success', text: labels.discarded });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      noteRefusal(error);
    }
  };
  const bound = <Name extends keyof SsoValues>(name: Name) => ({ form, name, label: labels.fields[name] });

  return (
    <Stack gap={5}>
      <ConfirmLeaving isOn={isChanged} />
      <Card>
        <CardHeader title={labels.draft} description={labels.draftHint} />
        <form noValidate onSubmit={draft.onSubmit}>
          <Stack gap={5}>
            <MetadataSourcePicker
              onRead={({ issuer, entryPoint, certificates }) =>
                fill({ issuer, entryPoint, certificates: certificates.map((pem) => pem.trim()).join('\n') })
              }
            />
            <TextField {...bound('issuer')} isRequired />
            <TextField {...bound('entryPoint')} type="url" isRequired hint={labels.hints.entryPoint} />
            <TextAreaField
              {...bound('certificates')}
              rows={6}
              isRequired
              hint={labels.hints.certificates}
              className={styles.pem}
            />
            <TextField {...bound('loginAttribute')} isOptional hint={labels.hints.loginAttribute} />
            <CheckboxField {...bound('autoRedirect')} />
            {failure && <Alert tone="danger" title={failure.message} />}
            {isOutdated && (
              <Alert tone="warning" title={labels.changedMeanwhile}>
                <Stack>
                  <p>{labels.changedMeanwhileHint}</p>
                  <Cluster>
                    <Button size="small" variant="secondary" onClick={draft.showCurrent}>
                      {labels.showCurrent}
                    </Button>
                    <Button size="small" variant="secondary" onClick={draft.keepMine}>
                      {labels.keepMine}
                    </Button>
                  </Cluster>
                </Stack>
              </Alert>
            )}
            <p className={styles.quiet} role="status">
              {isChanged
                ? labels.unsaved
                : sso.draft && (sso.isDraftTested ? labels.draftTested : labels.draftUntested)}
            </p>
            <Cluster justify="end">
              <EditingNow subject={{ kind: 'sso' }} isEditing={isChanged} />
              {isChanged ? (
                <Button variant="ghost" onClick={draft.discardEdits}>
                  {labels.discardEdits}
                </Button>
              ) : (
                sso.draft && (
                  <Button variant="ghost" onClick={() => void discard()}>
                    {labels.discard}
                  </Button>
                )
              )}
              <Button type="submit" variant="secondary" isBusy={draft.isBusy} disabled={!isChanged || isOutdated}>
                {labels.save}
              </Button>
              <Button variant="secondary" isBusy={isStarting} disabled={isOutdated} onClick={() => void testLogin()}>
                {labels.test}
              </Button>
              <Button disabled={isChanged || !sso.draft} onClick={() => setActivating(true)}>
                {labels.activate}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Card>
      {test && <RunningTest key={test.idTest} test={test} onUse={(attribute) => fill({ loginAttribute: attribute })} />}
      {isActivating && (
        <ChangeSsoDialog sso={{ ...sso, version }} kind="activate" onClose={() => setActivating(false)} />
      )}
    </Stack>
  );
}
