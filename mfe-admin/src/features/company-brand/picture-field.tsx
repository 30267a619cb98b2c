import { useRef, useState } from 'react';
import { COMPANY_PICTURE_MAX_SIZE } from '@shared-kit/contracts/admin';
import type { CompanyPicture } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Cluster, FieldGroup, Icon } from '@shared-kit/ui';
import { useWatch } from '@shared-kit/ui/forms';
import { focusPoint, withFocus } from './brand.rules.ts';
import { uploadPicture } from './brand.queries.ts';
import { CropDialog } from './crop-dialog.tsx';
import { FocusDialog } from './focus-dialog.tsx';
import { labels } from './labels.ts';
import type { BrandForm } from './use-brand-form.ts';
import styles from './company-brand.module.css';

/** Pictures that fill an area whose shape depends on the screen. */
const cutPictures: readonly CompanyPicture[] = ['loginImage', 'loginImageMobile'];

interface PictureFieldProps {
  form: BrandForm;
  name: CompanyPicture;
  isEdited: boolean;
  isDisabled: boolean;
}

/** Picture of the brand: choosing a file, cutting it, and the point of it that every screen shows. */
export function PictureField({ form, name, isEdited, isDisabled }: PictureFieldProps) {
  const address = useWatch({ control: form.control, name });
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly address: string }>();
  const [isFocusing, setFocusing] = useState(false);
  const [fault, setFault] = useState<string>();
  const label = labels.fields[name];
  const change = (value: string) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true });

  const choose = (file: File | undefined) => {
    setFault(undefined);
    if (!file) return;
    if (file.size > COMPANY_PICTURE_MAX_SIZE) setFault(labels.tooLarge);
    else setChosen({ file, address: URL.createObjectURL(file) });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  const use = async (cut: File) => {
    try {
      change(await uploadPicture(name, cut));
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    } finally {
      close();
    }
  };

  const chooseText = address === '' ? labels.choose : labels.chooseOther;
  return (
    <FieldGroup
      legend={label}
      hint={isEdited ? `${labels.pictureHints[name]} ${labels.edited}` : labels.pictureHints[name]}
      error={form.formState.errors[name]?.message}
    >
      <div className={styles.picture}>
        <div className={styles.shown}>
          {address === '' ? (
            <span className={styles.quiet}>{labels.none}</span>
          ) : (
            <img className={styles.thumb} src={address} alt={label} />
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Clears the value so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Cluster gap={2}>
          <Button
            size="small"
            variant="secondary"
            icon={<Icon name="upload" size={18} />}
            disabled={isDisabled}
            aria-label={`${chooseText}: ${label}`}
            onClick={() => input.current?.click()}
          >
            {chooseText}
          </Button>
          {cutPictures.includes(name) && address !== '' && (
            <Button
              size="small"
              variant="ghost"
              icon={<Icon name="circle-dot" size={18} />}
              disabled={isDisabled}
              aria-label={labels.focusOf(label)}
              onClick={() => setFocusing(true)}
            >
              {labels.focus}
            </Button>
          )}
          {name !== 'logo' && address !== '' && (
            <Button
              size="small"
              variant="ghost"
              icon={<Icon name="trash" size={18} />}
              disabled={isDisabled}
              aria-label={labels.removePicture(label)}
              onClick={() => change('')}
            >
              {labels.remove}
            </Button>
          )}
        </Cluster>
      </div>
      {fault !== undefined && <Alert tone="danger" title={fault} />}
      {chosen && (
        <CropDialog
          {...chosen}
          onUse={use}
          onUnreadable={() => {
            close();
            setFault(labels.unreadable);
          }}
          onClose={close}
        />
      )}
      {isFocusing && (
        <FocusDialog
          address={address}
          point={focusPoint(address)}
          onUse={(point) => {
            change(withFocus(address, point));
            setFocusing(false);
          }}
          onClose={() => setFocusing(false)}
        />
      )}
    </FieldGroup>
  );
}
