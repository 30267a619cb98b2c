import { evidenceExtensions, evidenceFault } from '@shared-kit/contracts/journey';
import type { ExternalCourseDetails } from '@shared-kit/contracts/journey';
import { FileField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { Button, FieldGroup, Icon } from '@shared-kit/ui';
import type { CourseFields } from './course-form.rules.ts';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';

interface EvidenceFieldProps {
  readonly form: ApiForm<CourseFields>['form'];
  /** Download address of the stored evidence, once it is known. */
  readonly link: ExternalCourseDetails['evidence'];
  readonly isReadOnly: boolean;
}

const texts = { choose: labels.chooseFile, chooseOther: labels.chooseOther, remove: labels.removeFile };

/** Evidence of a course: shows the stored file and replaces it with a chosen or dropped one. */
export function EvidenceField({ form, link, isReadOnly }: EvidenceFieldProps) {
  const evidence = useWatch({ control: form.control, name: 'evidence' });
  if (isReadOnly) {
    return (
      <FieldGroup legend={labels.fields.evidence}>
        {evidence === null ? (
          <p className={styles.muted}>{labels.noEvidence}</p>
        ) : (
          <EvidenceName evidence={evidence} link={link} />
        )}
      </FieldGroup>
    );
  }
  return (
    <FileField
      form={form}
      name="evidence"
      label={labels.fields.evidence}
      hint={labels.evidenceHint}
      isOptional
      texts={texts}
      extensions={evidenceExtensions}
      fault={evidenceFault}
    >
      {() => evidence !== null && <EvidenceName evidence={evidence} link={link} />}
    </FileField>
  );
}

interface EvidenceNameProps {
  readonly evidence: File | string;
  readonly link: ExternalCourseDetails['evidence'];
}

function EvidenceName({ evidence, link }: EvidenceNameProps) {
  if (typeof evidence === 'string' && link) {
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
      {typeof evidence === 'string' ? evidence.split('/').at(-1) : evidence.name}
    </span>
  );
}
