import { adminScormContentPath, packageHostSchema, readScormHosts } from '@shared-kit/contracts/admin';
import type { BlockedHost } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Button, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { useSaveHosts } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './scorm-hosts.module.css';

/** Hosts that the company's packages may fetch from, and those that browsers have blocked. */
export function ScormHosts({ canEdit }: { canEdit: boolean }) {
  const query = useApiQuery(readScormHosts, {}, { staleTime: 0 });
  const { mutate, mutateAsync, isPending } = useSaveHosts();
  const save = (add: string[], remove: string[], done: () => void) =>
    mutate(
      { body: { add, remove, reason: '' } },
      { onSuccess: done, onError: (error) => void notify({ kind: 'error', text: error.message }) },
    );
  const notifyAdded = (host: string) => void notify({ kind: 'success', text: labels.added(host) });
  const allow = (host: string) => save([host], [], () => notifyAdded(host));
  const add = async (host: string) => {
    await mutateAsync({ body: { add: [host], remove: [], reason: '' } });
    notifyAdded(host);
  };
  const forbid = (host: string) =>
    save([], [host], () =>
      notify({
        kind: 'success',
        text: labels.removed(host),
        durationMs: 10_000,
        action: { label: labels.undo, onSelect: () => allow(host) },
      }),
    );
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={8} />}>
      {({ hosts, blocked }) => (
        <div className={styles.hosts}>
          <section>
            <h2>{labels.allowed}</h2>
            {canEdit && <AddHost onAdd={add} />}
            {hosts.length === 0 ? (
              <p className={styles.quiet}>{labels.noneAllowed}</p>
            ) : (
              <ul className={styles.list}>
                {hosts.map((host) => (
                  <li key={host}>
                    {host}
                    {canEdit && (
                      <Button
                        size="small"
                        variant="ghost"
                        disabled={isPending}
                        aria-label={labels.removeOne(host)}
                        onClick={() => forbid(host)}
                      >
                        {labels.remove}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2>{labels.blocked}</h2>
            <p className={styles.quiet}>{blocked.length === 0 ? labels.noneBlocked : labels.blockedHint}</p>
            {blocked.length > 0 && (
              <BlockedHosts blocked={blocked} {...(canEdit && !isPending ? { onAllow: allow } : {})} />
            )}
          </section>
        </div>
      )}
    </QueryStates>
  );
}

const schema = fieldRules<{ readonly host: string }>({
  host: (text) => (packageHostSchema.safeParse(hostOf(text)).success ? undefined : labels.invalid),
});

const hostOf = (text: string): string => text.trim().toLowerCase();

/** Form that allows a host. A refusal stands at the field. */
function AddHost({ onAdd }: { onAdd: (host: string) => Promise<unknown> }) {
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { host: '' },
    issuesOf: ({ message }) => [{ path: 'body.host', message }],
    submit: async ({ host }) => {
      await onAdd(hostOf(host));
      form.reset();
    },
  });
  const host = useWatch({ control: form.control, name: 'host' });
  return (
    <form className={styles.add} noValidate onSubmit={onSubmit}>
      <TextField form={form} name="host" label={labels.host} hint={labels.hostHint} maxLength={200} />
      <Button type="submit" variant="secondary" disabled={host.trim() === ''} isBusy={isBusy}>
        {labels.add}
      </Button>
    </form>
  );
}

interface BlockedHostsProps {
  blocked: readonly BlockedHost[];
  onAllow?: (host: string) => void;
}

function BlockedHosts({ blocked, onAllow }: BlockedHostsProps) {
  return (
    <Table
      caption={labels.caption}
      rows={blocked}
      rowKey={({ idContentItem, host, directive }) => `${idContentItem}:${host}:${directive}`}
      columns={[
        {
          key: 'host',
          header: labels.columns.host,
          isTitle: true,
          cell: ({ host }) => <span className={styles.host}>{host}</span>,
        },
        {
          key: 'content',
          header: labels.columns.content,
          cell: ({ idContentItem, title }) => <Link to={adminScormContentPath(idContentItem, 'pacote')}>{title}</Link>,
        },
        { key: 'kind', header: labels.columns.kind, cell: ({ directive }) => labels.kinds[directive] ?? directive },
        {
          key: 'times',
          header: labels.columns.times,
          align: 'end',
          cell: ({ times }) => times.toLocaleString('pt-BR'),
        },
        { key: 'at', header: labels.columns.at, cell: ({ lastAt }) => formatDateTime(lastAt) },
        {
          key: 'actions',
          header: labels.columns.actions,
          isHeaderHidden: true,
          align: 'end',
          cell: ({ host }) =>
            onAllow && (
              <Button size="small" variant="ghost" aria-label={labels.allowOne(host)} onClick={() => onAllow(host)}>
                {labels.add}
              </Button>
            ),
        },
      ]}
    />
  );
}
