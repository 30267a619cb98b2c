import { useState } from 'react';
import { adminPersonPath, createPerson, listPeople, listPeopleOptions } from '@shared-kit/contracts/admin';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, Checkbox, Stack } from '@shared-kit/ui';
import { useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { PersonFormFields } from '../../lib/person-form/person-form.tsx';
import { emptyPerson, fieldsOf, formIssues, personRules } from '../../lib/person-form/person-values.rules.ts';
import { labels } from './labels.ts';

const formId = 'create-person';

/** Dialog that creates a person. */
export function CreatePerson({ onClose }: { onClose: () => void }) {
  const [sendsLink, setSendsLink] = useState(true);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema: personRules,
    defaultValues: emptyPerson,
    notNow: 'a person is being created',
    issuesOf: ({ issues }) => formIssues(issues),
    submit: async (values) => {
      const { idPerson } = await call(createPerson, { body: { fields: fieldsOf(values), sendsLink } });
      invalidate(listPeople, listPeopleOptions);
      notify({
        kind: 'success',
        text: labels.done(values.name),
        action: { label: labels.view, onSelect: () => void navigate(adminPersonPath(idPerson)) },
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      size="large"
      title={labels.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          {failure && <Alert tone="danger" title={failure.message} />}
          <PersonFormFields form={form} leaderName="" />
          <Checkbox
            label={labels.sendsLink}
            hint={labels.sendsLinkHint}
            checked={sendsLink}
            onChange={(event) => setSendsLink(event.target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
