import { companyPictures, themeColors } from '@shared-kit/contracts/admin';
import type { BrandFields, CompanyBrand as Brand } from '@shared-kit/contracts/admin';
import { Alert, Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { CheckboxField, SelectField, useWatch } from '@shared-kit/ui/forms';
import { SaveBar } from '../../lib/form-beside-preview/save-bar.tsx';
import { MergeDialog } from '../../lib/merge-edits/merge-dialog.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { BrandValue } from './brand-value.tsx';
import { useCompanyBrand, useThemePreview } from './brand.queries.ts';
import { isBrandChanged } from './brand.rules.ts';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { ColorField } from './color-field.tsx';
import { labels } from './labels.ts';
import { PictureField } from './picture-field.tsx';
import { ThemeSamples } from './theme-samples.tsx';
import { useBrandForm } from './use-brand-form.ts';
import layout from '../../lib/form-beside-preview/form-beside-preview.module.css';
import styles from './company-brand.module.css';

/** Colours and pictures of the portal, with real pages beside them. */
export function CompanyBrand() {
  const query = useCompanyBrand();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={12} />}>
      {({ brand }) => <BrandEditor brand={brand} />}
    </QueryStates>
  );
}

/** Form of the brand, and the pages as they would be. */
function BrandEditor({ brand }: { brand: Brand }) {
  const { form, base, failure, isBusy, onSubmit, discard, meanwhile, takeOver, stopMerging } = useBrandForm(brand);
  const fields = useWatch({ control: form.control }) as BrandFields;
  const theme = useThemePreview(fields).data;
  const isChanged = isBrandChanged(base.fields, fields);
  const shared = (name: string) => ({ form, isEdited: base.edited.includes(name), isDisabled: base.isReadOnly });

  return (
    <div className={layout.columns}>
      <ConfirmLeaving isOn={isChanged} />
      <section className={layout.side} aria-label={labels.preview}>
        <BrandPreview fields={fields} css={theme?.css} />
      </section>
      <form className={layout.form} noValidate onSubmit={onSubmit}>
        {base.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
        {failure && <Alert tone="danger" title={failure.message} />}
        <Card>
          <CardHeader title={labels.colors} />
          <Stack>
            <p className={styles.quiet}>{labels.colorsHint}</p>
            <div className={styles.colors}>
              {themeColors.map((name) => (
                <ColorField key={name} name={name} {...shared(name)} />
              ))}
            </div>
            {theme && <ThemeSamples samples={theme.samples} />}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.pictures} />
          <Stack gap={5}>
            {companyPictures.map((name) => (
              <PictureField key={name} name={name} {...shared(name)} />
            ))}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.entrance} />
          <Stack>
            <SelectField
              form={form}
              name="loginPosition"
              label={labels.position}
              disabled={base.isReadOnly}
              options={Object.entries(labels.positions).map(([value, label]) => ({ value, label }))}
            />
            <CheckboxField form={form} name="showLoginLogo" label={labels.showLogo} disabled={base.isReadOnly} />
          </Stack>
        </Card>
        {!base.isReadOnly && (
          <SaveBar
            subject={{ kind: 'brand' }}
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
          shown={(value, field) => <BrandValue value={value} field={field} />}
          onChoose={takeOver}
          onClose={stopMerging}
        />
      )}
    </div>
  );
}
