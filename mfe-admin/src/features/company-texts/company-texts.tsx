import type { CompanyTexts as Texts, TextFields } from '@shared-kit/contracts/admin';
import { Alert, Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { CheckboxField, TextAreaField, TextField, useWatch } from '@shared-kit/ui/forms';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { SaveBar } from '../../lib/form-beside-preview/save-bar.tsx';
import { MergeDialog } from '../../lib/merge-edits/merge-dialog.tsx';
import { useCompanyTexts } from './company-texts.queries.ts';
import { labels } from './labels.ts';
import { TextsPreview } from './texts-preview.tsx';
import { useTextsForm } from './use-texts-form.ts';
import layout from '../../lib/form-beside-preview/form-beside-preview.module.css';
import styles from './company-texts.module.css';

/** Texts of the company, with real pages beside them. */
export function CompanyTexts() {
  const query = useCompanyTexts();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={12} />}>
      {(texts) => <TextsEditor texts={texts} />}
    </QueryStates>
  );
}

function TextsEditor({ texts }: { texts: Texts }) {
  const { form, base, failure, isBusy, onSubmit, discard, meanwhile, takeOver, stopMerging } = useTextsForm(texts);
  const fields = useWatch({ control: form.control }) as TextFields;
  const isChanged = (Object.keys(base.fields) as (keyof TextFields)[]).some(
    (field) => fields[field] !== base.fields[field],
  );
  const bound = <Name extends keyof TextFields>(name: Name) => ({ form, name, label: labels.fields[name] });
  const line = (name: keyof TextFields) => (
    <TextField
      {...bound(name)}
      hint={(labels.hints as Partial<Record<keyof TextFields, string>>)[name]}
      readOnly={base.isReadOnly}
    />
  );
  const area = (name: keyof TextFields) => <TextAreaField {...bound(name)} rows={3} readOnly={base.isReadOnly} />;
  return (
    <div className={layout.columns}>
      <ConfirmLeaving isOn={isChanged} />
      <section className={layout.side} aria-label={labels.preview}>
        <TextsPreview fields={fields} />
      </section>
      <form className={layout.form} noValidate onSubmit={onSubmit}>
        {base.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
        {failure && <Alert tone="danger" title={failure.message} />}
        <Card>
          <CardHeader title={labels.menu} />
          <Stack>
            {line('contentsLabel')}
            {line('shortName')}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.landing} />
          <Stack>
            <p className={styles.quiet}>{labels.landingHint}</p>
            <CheckboxField {...bound('landingPage')} disabled={base.isReadOnly} />
            {base.hasOwnPage && <Alert title={labels.ownPage} />}
            {fields.landingPage && (
              <>
                {line('landingTitle')}
                {area('landingText')}
                {line('closingTitle')}
                {area('closingText')}
                {line('landingContact')}
              </>
            )}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.contact} />
          <Stack>
            <p className={styles.quiet}>{labels.contactHint}</p>
            <CheckboxField {...bound('contactForm')} disabled={base.isReadOnly} />
            {fields.contactForm && (
              <>
                {line('contactTitle')}
                {area('contactDescription')}
                {area('contactFeedback')}
                {line('contactEmail')}
              </>
            )}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.profile} />
          <Stack>{line('nameContact')}</Stack>
        </Card>
        {!base.isReadOnly && (
          <SaveBar
            subject={{ kind: 'texts' }}
            isChanged={isChanged}
            isBusy={isBusy}
            onDiscard={discard}
            labels={labels}
          />
        )}
      </form>
      {meanwhile && (
        <MergeDialog
          merge={meanwhile}
          nameOf={(field) => labels.fields[field]}
          shown={(value) => (typeof value === 'boolean' ? (value ? labels.yes : labels.no) : value || labels.empty)}
          onChoose={takeOver}
          onClose={stopMerging}
        />
      )}
    </div>
  );
}
