import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { addDomain, useRefreshDomains } from './company-domains.queries.ts';
import { labels } from './labels.ts';

interface Fields {
  readonly host: string;
}

const rules = fieldRules<Fields>({ host: (host) => (host.trim() === '' ? labels.required : undefined) });

/** Form that claims a domain. */
export function AddDomain() {
  const refresh = useRefreshDomains();
  const { form, failure, isBusy, onSubmit } = useApiForm<Fields>({
    schema: rules,
    defaultValues: { host: '' },
    submit: async ({ host }) => {
      notify({ kind: 'success', text: labels.added(await addDomain(host)) });
      form.reset({ host: '' });
      refresh();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextField
          form={form}
          name="host"
          label={labels.domain}
          hint={labels.domainHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {failure && <Alert tone="danger" title={failure.message} />}
        <Cluster justify="end">
          <Button type="submit" isBusy={isBusy}>
            {labels.add}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
