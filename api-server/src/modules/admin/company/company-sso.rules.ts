import { createHash, X509Certificate } from 'node:crypto';
import type { SsoChange, SsoFields } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { refuse } from '../../../platform/errors.ts';
import { asPem } from '../../identity/index.ts';
import type { SsoSetup } from '../../identity/index.ts';

/** Settings of a company's login: those in use, prepared and previous. */
export interface SsoState extends SsoSetup {
  readonly active: SamlSettings | null;
}

export function versionOfSso({ active, draft, previous, changed_at }: SsoState): string {
  const values = JSON.stringify([active, draft, previous, changed_at].map(inOrder));
  return createHash('sha256').update(values).digest('base64url').slice(0, 16);
}

/** Returns fields of the form as settings. */
export function settingsOf({
  issuer,
  entryPoint,
  certificates,
  loginAttribute,
  autoRedirect,
}: SsoFields): SamlSettings {
  return { issuer, entryPoint, certificates: certificates.map(asPem), loginAttribute, autoRedirect };
}

export function isSameSettings(one: SamlSettings | null, other: SamlSettings | null): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** Returns the state after a change. Settings that go out of use become the previous ones. */
export function changedState(
  state: SsoState,
  change: SsoChange,
  { isTested, now, by }: { readonly isTested: boolean; readonly now: Date; readonly by: string },
): SsoState {
  const replaced = { previous: state.active, changed_at: now, changed_by: by };
  switch (change.kind) {
    case 'activate': {
      const active = draftOf(state);
      if (!isTested && !change.isUntested)
        throw refuse('admin.sso-untested', 409, 'Nenhum teste deste rascunho deu certo. Teste o login antes.');
      return { ...replaced, active, draft: null };
    }
    case 'restore':
      if (state.changed_at === null)
        throw refuse('admin.sso-no-previous', 409, 'Não há uma configuração anterior para restaurar.');
      return { ...replaced, active: state.previous, draft: state.draft };
    case 'turn-off':
      return state.active === null ? state : { ...replaced, active: null, draft: state.draft };
  }
}

/**
 * Returns whether a second person confirms a change, where the company has one confirm. Nobody else is needed for the way
 * out of a login that does not work: switching it off, and the settings before within a day.
 */
export function needsSecondPerson(
  kind: SsoChange['kind'],
  { changed_at: changedAt }: Pick<SsoState, 'changed_at'>,
  now: Date,
): boolean {
  if (kind === 'restore') return changedAt !== null && changedAt.getTime() <= now.getTime() - DAY_MS;
  return kind === 'activate';
}

/** Returns the prepared settings. Refuses when there are none. */
export function draftOf({ draft }: Pick<SsoState, 'draft'>): SamlSettings {
  if (!draft) throw refuse('admin.sso-no-draft', 409, 'Não há um rascunho. Preencha os dados do provedor e salve-os.');
  return draft;
}

const fieldsInLog = ['issuer', 'entryPoint', 'certificates', 'loginAttribute', 'autoRedirect'] as const;

/** Returns what a change of settings did, for the log of changes. Certificates appear by their fingerprint. */
export function ssoChanges(before: SamlSettings | null, after: SamlSettings | null) {
  const text = (settings: SamlSettings | null, field: (typeof fieldsInLog)[number]): string => {
    if (!settings) return '';
    if (field === 'certificates') return settings.certificates.map(fingerprintOf).join(', ');
    if (field === 'autoRedirect') return settings.autoRedirect ? 'Sim' : 'Não';
    return settings[field];
  };
  return fieldsInLog
    .map((field) => ({ field: `sso.${field}`, before: text(before, field), after: text(after, field) }))
    .filter((change) => change.before !== change.after);
}

function fingerprintOf(pem: string): string {
  try {
    return new X509Certificate(pem).fingerprint256.slice(0, 23);
  } catch {
    return '?';
  }
}

/** Returns the values in one order of names: the database does not keep the order of JSON. */
function inOrder(value: SamlSettings | Date | null): unknown {
  if (value === null || value instanceof Date) return value;
  const { issuer, entryPoint, certificates, loginAttribute, autoRedirect } = value;
  return [issuer, entryPoint, certificates, loginAttribute, autoRedirect];
}
