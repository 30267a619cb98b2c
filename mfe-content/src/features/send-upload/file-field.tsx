import { useRef, useState } from 'react';
import { uploadExtensions } from '@shared-kit/contracts/content';
import { Button, FieldGroup, Icon, classNames } from '@shared-kit/ui';
import { fileSize } from '@shared-kit/media/content-labels';
import { labels } from './labels.ts';
import styles from './send-upload.module.css';

interface FileFieldProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  onChoose(file: File): void;
}

/** Field for the file to send, which is chosen or dropped onto it. */
export function FileField({ file, error, isDisabled, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (chosen: File | undefined): void => {
    setOver(false);
    if (chosen && !isDisabled) onChoose(chosen);
  };
  return (
    <FieldGroup legend={labels.file} hint={labels.hint(uploadExtensions)} error={error}>
      <div
        className={classNames(styles.drop, isOver && styles.over, error !== undefined && styles.faulty)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Allows the same file to be chosen again.
            event.target.value = '';
          }}
        />
        {file && (
          <p className={styles.chosen}>
            <Icon name="attachment" size={18} />
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.muted}>{fileSize(file.size)}</span>
          </p>
        )}
        <p className={styles.choice}>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="upload" size={18} />}
            disabled={isDisabled}
            onClick={() => input.current?.click()}
          >
            {file ? labels.chooseOther : labels.choose}
          </Button>
          <span className={styles.muted}>{labels.drop}</span>
        </p>
      </div>
    </FieldGroup>
  );
}
