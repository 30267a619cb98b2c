import { useState } from 'react';
import { TERMS_MAX_LENGTH } from '@shared-kit/contracts/admin';
import type { CompanyTerms, TermsChange } from '@shared-kit/contracts/admin';
import { Alert, Button, Card, CardHeader, Cluster, Field, Stack, TextArea } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { labels } from './labels.ts';
import { TermsPreview } from './terms-preview.tsx';
import { TermsVersions } from './terms-versions.tsx';
import { useTermsChange } from './use-terms-change.ts';
import styles from './company-terms.module.css';

/** Text of the terms with how people read it, and the versions. A change of somebody else never replaces the own text. */
export function TermsEditor({ terms }: { terms: CompanyTerms }) {
  // The terms from which the form was filled. A publication is compared with them, not with a later read of the page.
  const [base, setBase] = useState(terms);
  const [draft, setDraft] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);
  const text = draft ?? terms.current?.text ?? '';
  const isChanged = draft !== undefined && draft.trim() !== (terms.current?.text ?? '');
  const startFrom = (current: CompanyTerms) => {
    setBase(current);
    setOutdated(false);
  };
  const changes = useTermsChange({
    base: draft === undefined ? terms : base,
    onDone: () => setDraft(undefined),
    onOutdated: () => setOutdated(true),
  });
  const write = (value: string) => {
    if (draft === undefined) setBase(terms);
    setDraft(value);
  };
  const discard = () => {
    setDraft(undefined);
    startFrom(terms);
  };
  const { asked, ask, cancel, confirm, isBusy, failure } = changes;

  return (
    <Stack>
      {terms.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
      {failure && <Alert tone="danger" title={failure.message} />}
      {isOutdated && (
        <Alert tone="warning" title={labels.changedMeanwhile}>
          <Stack>
            <p>{labels.changedMeanwhileHint}</p>
            <TermsPreview text={terms.current?.text ?? ''} />
            <Cluster>
              <Button size="small" variant="secondary" onClick={discard}>
                {labels.showCurrent}
              </Button>
              <Button size="small" variant="secondary" onClick={() => startFrom(terms)}>
                {labels.keepMine}
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
      {terms.current === null ? (
        <Alert title={labels.none}>{labels.noneHint}</Alert>
      ) : (
        <p>{labels.accepted(terms.current.accepted, terms.people)}</p>
      )}
      <div className={styles.columns}>
        <Card>
          <CardHeader title={labels.write} />
          <Stack>
            <Field label={labels.text} hint={labels.textHint}>
              <TextArea
                value={text}
                rows={18}
                maxLength={TERMS_MAX_LENGTH}
                readOnly={terms.isReadOnly}
                onChange={(event) => write(event.target.value)}
              />
            </Field>
            {!terms.isReadOnly && (
              <Cluster justify="end">
                <EditingNow subject={{ kind: 'terms' }} isEditing={isChanged} />
                {terms.current !== null && (
                  <Button variant="secondary" onClick={() => ask({ kind: 'withdraw' })}>
                    {labels.withdraw}
                  </Button>
                )}
                <Button variant="secondary" disabled={!isChanged} onClick={discard}>
                  {labels.discard}
                </Button>
                <Button
                  disabled={!isChanged || text.trim() === '' || isOutdated}
                  onClick={() => ask({ kind: 'publish', text })}
                >
                  {labels.publish}
                </Button>
              </Cluster>
            )}
          </Stack>
        </Card>
        <Card>
          <CardHeader title={labels.preview} />
          <TermsPreview text={text} />
        </Card>
      </div>
      <TermsVersions
        terms={terms}
        onRestore={terms.isReadOnly ? undefined : (name) => ask({ kind: 'restore', name })}
      />
      <ConfirmLeaving isOn={isChanged} />
      {asked && (
        <AcceptAgainDialog
          change={asked}
          people={terms.people}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}

interface AcceptAgainDialogProps {
  change: TermsChange;
  people: number;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows who has to accept again after a change of the terms. */
function AcceptAgainDialog({ change, people, isBusy, onConfirm, onCancel }: AcceptAgainDialogProps) {
  const { kind } = change;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      size="small"
      title={kind === 'restore' ? labels.ask.restore(change.name) : labels.ask[kind]}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button variant={kind === 'withdraw' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {labels.confirm[kind]}
          </Button>
        </>
      }
    >
      <p>{labels.says[kind](people)}</p>
    </Dialog>
  );
}
