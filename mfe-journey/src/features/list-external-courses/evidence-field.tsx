import { useRef, useState } from 'react';
import { evidenceExtensions } from '@shared-kit/contracts/journey';
import type { ExternalCourseDetails } from '@shared-kit/contracts/journey';
import { Button, FieldGroup, Icon, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';
import type { EvidenceChoice } from './use-course-form.ts';

interface EvidenceFieldProps {
  readonly evidence: EvidenceChoice;
  /** Download address of the stored evidence, once it is known. */
  readonly link: ExternalCourseDetails['evidence'];
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  onChoose(file: File): void;
  onRemove(): void;
}

/** Evidence of a course: shows the stored file and replaces it with a chosen or dropped one. */
export function EvidenceField({ evidence, link, error, isReadOnly, onChoose, onRemove }: EvidenceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined): void => {
    setOver(false);
    if (file) onChoose(file);
  };
  if (isReadOnly) {
    return (
      <FieldGroup legend={labels.fields.evidence}>
        {evidence.kind === 'none' ? (
          <p className={styles.muted}>{labels.noEvidence}</p>
        ) : (
          <EvidenceName evidence={evidence} link={link} />
        )}
      </FieldGroup>
    );
  }
  return (
    <FieldGroup
      legend={
        <>
          {labels.fields.evidence} <span className={styles.optional}>(opcional)</span>
        </>
      }
      hint={labels.evidenceHint}
      error={error}
    >
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
          aria-label={labels.fields.evidence}
          accept={evidenceExtensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Clears the value so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        {evidence.kind !== 'none' && <EvidenceName evidence={evidence} link={link} />}
        <span className={styles.buttons}>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="upload" size={18} />}
            onClick={() => input.current?.click()}
          >
            {evidence.kind === 'none' ? labels.chooseFile : labels.chooseOther}
          </Button>
          {evidence.kind !== 'none' && (
            <Button variant="ghost" size="small" icon={<Icon name="trash" size={18} />} onClick={onRemove}>
              {labels.removeFile}
            </Button>
          )}
        </span>
      </div>
    </FieldGroup>
  );
}

interface EvidenceNameProps {
  readonly evidence: Exclude<EvidenceChoice, { kind: 'none' }>;
  readonly link: ExternalCourseDetails['evidence'];
}

function EvidenceName({ evidence, link }: EvidenceNameProps) {
  if (evidence.kind === 'kept' && link) {
    return (
      <Button
        variant="ghost"
        size="small"
        className={styles.download}
        href={link.url}
        download={link.name}
        icon={<Icon name="download" size={18} />}
      >
        {labels.download(link.name)}
      </Button>
    );
  }
  return (
    <span className={styles.fileName}>
      <Icon name="attachment" size={18} />
      {evidence.kind === 'kept' ? evidence.path.split('/').at(-1) : evidence.file.name}
    </span>
  );
}
