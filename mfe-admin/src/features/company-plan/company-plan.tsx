import { adminPersonPath, readCompanyPlan } from '@shared-kit/contracts/admin';
import type { CompanyPlan as Plan } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import {
  Alert,
  Badge,
  Card,
  CardHeader,
  EmptyState,
  Icon,
  Progress,
  QueryStates,
  SkeletonText,
  Stack,
  Table,
} from '@shared-kit/ui';
import { Description, DescriptionList } from '../../lib/description-list/description-list.tsx';
import { labels } from './labels.ts';
import styles from './company-plan.module.css';

/** Plan of the company, how much of it is used, and what was asked about plans. */
export function CompanyPlan() {
  const query = useApiQuery(readCompanyPlan, {}, { staleTime: 0 });
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={12} />}>
      {(plan) => (
        <Stack gap={5}>
          <OwnPlan {...plan} />
          <Requests {...plan} />
        </Stack>
      )}
    </QueryStates>
  );
}

function OwnPlan({ plan, people }: Plan) {
  const licences = plan?.licences ?? null;
  const free = licences === null ? 0 : licences - people;
  return (
    <Card>
      <CardHeader title={labels.plan} />
      <Stack>
        {plan === null && <Alert title={labels.none}>{labels.noneHint}</Alert>}
        {free < 0 && (
          <Alert tone="warning" title={labels.over(-free)}>
            {labels.overHint}
          </Alert>
        )}
        <DescriptionList>
          {plan !== null && (
            <>
              <Description name={labels.name}>
                {plan.name}{' '}
                <Badge tone={plan.hasEnded ? 'warning' : 'info'}>
                  {plan.hasEnded ? labels.ended : plan.isTrial ? labels.trial : labels.contract}
                </Badge>
              </Description>
              <Description name={labels.until}>{labels.inclusive(formatDate(plan.finishDate))}</Description>
            </>
          )}
          <Description name={labels.people}>{labels.used(people, licences)}</Description>
        </DescriptionList>
        {licences !== null && (
          <Progress label={labels.usage} percent={Math.min(100, licences === 0 ? 100 : (people / licences) * 100)} />
        )}
        {plan !== null && licences === null && <p className={styles.quiet}>{labels.noLicences}</p>}
        {free > 0 && <p className={styles.quiet}>{labels.free(free)}</p>}
      </Stack>
    </Card>
  );
}

function Requests({ requests, total }: Plan) {
  return (
    <Card>
      <CardHeader title={labels.requests} />
      {requests.length === 0 ? (
        <EmptyState
          icon={<Icon name="mail" size={28} />}
          title={labels.noRequests}
          description={labels.noRequestsHint}
        />
      ) : (
        <Stack>
          {total > requests.length && <p className={styles.quiet}>{labels.newest(requests.length, total)}</p>}
          <Table
            caption={labels.requests}
            rows={requests}
            rowKey={({ idRequest }) => idRequest}
            columns={[
              {
                key: 'request',
                header: labels.request,
                isTitle: true,
                cell: ({ kind, plan, licences }) => (
                  <span className={styles.entry}>
                    {labels.kinds[kind]} {plan}
                    {licences !== null && <span className={styles.quiet}>{labels.licences(licences)}</span>}
                  </span>
                ),
              },
              {
                key: 'person',
                header: labels.person,
                cell: ({ idPerson, name }) => <Link to={adminPersonPath(idPerson)}>{name}</Link>,
              },
              { key: 'when', header: labels.when, cell: ({ createdAt }) => formatDateTime(createdAt) },
              {
                key: 'answer',
                header: labels.answer,
                cell: ({ answeredAt, answer }) =>
                  answeredAt === null ? (
                    <Badge tone="warning">{labels.waiting}</Badge>
                  ) : (
                    <span className={styles.entry}>
                      {labels.answered(formatDate(answeredAt))}
                      <span className={styles.quiet}>{answer}</span>
                    </span>
                  ),
              },
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}
