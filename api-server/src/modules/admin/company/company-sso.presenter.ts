import type { CompanySso, SsoSettings, SsoTest } from '@shared-kit/contracts/admin';
import { DAY_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { addressesOf, readCertificate } from '../../identity/index.ts';
import type { ssoTests } from '../../identity/index.ts';
import { versionOfSso } from './company-sso.rules.ts';
import type { SsoState } from './company-sso.rules.ts';

/** Milliseconds before its end from which a certificate is marked. */
const SOON_MS = 30 * DAY_MS;

interface Presenting {
  readonly isReadOnly: boolean;
  readonly isEdited: boolean;
  readonly isDraftTested: boolean;
  readonly hasPassword: boolean;
  readonly needsConfirmation: CompanySso['needsConfirmation'];
  readonly waiting: CompanySso['waiting'];
  readonly portalUrl: string;
  readonly now: Date;
}

/** Shapes the company's login for its page. */
export function presentSso(state: SsoState, { portalUrl, now, ...others }: Presenting): CompanySso {
  const { active, draft, previous, changed_at: changedAt, changed_by: changedBy } = state;
  return {
    version: versionOfSso(state),
    ...others,
    own: addressesOf(portalUrl),
    active: active && presentSettings(active, now),
    draft: draft && presentSettings(draft, now),
    previous: changedAt && {
      settings: previous && presentSettings(previous, now),
      changedAt: toMoment(changedAt),
      changedBy,
    },
  };
}

function presentSettings(settings: SamlSettings, now: Date): SsoSettings {
  const { issuer, entryPoint, certificates, loginAttribute, autoRedirect } = settings;
  return {
    fields: { issuer, entryPoint, certificates, loginAttribute, autoRedirect },
    certificates: certificates.flatMap((pem) => {
      const details = readCertificate(pem, now);
      if (!details) return [];
      const { name, until, isOver } = details;
      const isSoonOver = until.getTime() < now.getTime() + SOON_MS;
      return [{ name, until: toMoment(until), isOver, isSoonOver }];
    }),
  };
}

type TestRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ssoTests>['find']>>>;

/** Shapes a test of the login. */
export function presentSsoTest(row: TestRow, now: Date): SsoTest {
  const { result } = row;
  return {
    idTest: row.id_test,
    state: result ? (result.cause === '' ? 'passed' : 'failed') : row.expires_at > now ? 'waiting' : 'over',
    startedAt: toMoment(row.started_at),
    startedBy: row.started_by,
    cause: result?.cause ?? '',
    nameId: result?.nameId ?? '',
    attributes: (result?.attributes ?? []).map(({ name, values }) => ({ name, values: [...values] })),
    login: result?.login ?? '',
    person: result?.person ?? null,
  };
}
