import { adminCompanySectionPath } from '@shared-kit/contracts/admin';
import { Link, useSearchParams } from '@shared-kit/runtime/router';
import { Badge, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { useCompanyMails } from './company-mails.queries.ts';
import { labels } from './labels.ts';
import { MailEditor } from './mail-editor.tsx';
import styles from './company-mails.module.css';

const path = adminCompanySectionPath('emails');

/** Mails of the portal: the list, or the one that the address names. */
export function CompanyMails() {
  const query = useCompanyMails();
  const [params] = useSearchParams();
  const key = params.get('email');
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={14} />}>
      {({ mails, ...frame }) => {
        if (key !== null) {
          const mail = mails.find((each) => each.key === key);
          return (
            <Stack>
              <p>
                <Link to={path}>{labels.all}</Link>
              </p>
              {mail ? (
                <MailEditor key={mail.key} mail={mail} frame={frame} />
              ) : (
                <EmptyState icon={<Icon name="mail" size={28} />} title={labels.gone} description={labels.goneHint} />
              )}
            </Stack>
          );
        }
        return (
          <Table
            caption={labels.list}
            rows={mails}
            rowKey={(mail) => mail.key}
            columns={[
              {
                key: 'mail',
                header: labels.mail,
                isTitle: true,
                cell: (mail) => (
                  <span className={styles.entry}>
                    <Link to={`${path}?email=${mail.key}`}>{mail.title}</Link>
                    <span className={styles.quiet}>{mail.occasion}</span>
                  </span>
                ),
              },
              {
                key: 'words',
                header: labels.words,
                cell: ({ isOwn }) => (isOwn ? <Badge tone="info">{labels.own}</Badge> : labels.standard),
              },
            ]}
          />
        );
      }}
    </QueryStates>
  );
}
