import type { SsoChange } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { addressesOf, faultsOfSettings, ssoSetups, ssoTests } from '../../identity/index.ts';
import type { SsoConfirmation } from '../admin.tables.ts';
import { changedState, isSameSettings, ssoChanges, versionOfSso } from './company-sso.rules.ts';
import type { SsoState } from './company-sso.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';

/** Milliseconds for which a test that passed counts. */
const TEST_GOOD_FOR_MS = DAY_MS;

/** Reads the settings of the company's login: in use, prepared and previous, and who decides them. */
export async function readSso(db: TenantDb) {
  const [{ saml, ...decided }, setup] = await Promise.all([companySettings(db).sso(), ssoSetups(db).find()]);
  const state: SsoState = { ...setup, active: saml };
  return { state, ...decided };
}

/** Returns the settings of the company and locks them. Refuses a save over newer ones. */
export async function lockSsoState(db: TenantDb, version: string): Promise<SsoState> {
  expectOnScreens(await companySettings(db).lockForUpdate());
  const { state } = await readSso(db);
  if (versionOfSso(state) !== version)
    throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou o login único enquanto você editava.');
  return state;
}

/** Returns whether a test of exactly these settings has passed lately. */
export async function isSsoTested(db: TenantDb, draft: SamlSettings | null, now: Date): Promise<boolean> {
  if (!draft) return false;
  const tests = await ssoTests(db).finishedSince(new Date(now.getTime() - TEST_GOOD_FOR_MS));
  return tests.some(({ settings, result }) => result?.cause === '' && isSameSettings(settings, draft));
}

/** Refuses settings by which nobody could log in now. `portalUrl` is the address of the company's portal. */
export function expectGoodSettings(settings: SamlSettings, portalUrl: string, now: Date): void {
  const issues = faultsOfSettings(settings, { now, portalUrl, ...addressesOf(portalUrl) });
  const [first] = issues;
  if (first) throw refuse('admin.sso-settings', 422, first.message, { issues });
}

interface Applying {
  readonly isTested: boolean;
  readonly now: Date;
  /** Names who changes it; the page of the login shows it. */
  readonly by: string;
  readonly portalUrl: string;
}

/** Returns the state after a change. Refuses what can't be done, or would let nobody log in. */
export function ssoStateAfter(before: SsoState, change: SsoChange, { portalUrl, ...how }: Applying): SsoState {
  const after = changedState(before, change, how);
  if (change.kind === 'activate' && after.active) expectGoodSettings(after.active, portalUrl, how.now);
  return after;
}

/** Saves a changed state, and returns what the log says about it. */
export async function saveSsoState(db: TenantDb, before: SsoState, after: SsoState) {
  const settings = companySettings(db);
  const { edited } = await settings.sso();
  await settings.saveSso(after.active);
  await settings.markEdited(edited, after === before ? [] : ['saml.settings']);
  await ssoSetups(db).save(after);
  return { changes: changesOfState(before, after) };
}

function changesOfState(before: SsoState, after: SsoState) {
  return [
    { field: 'sso', before: labelOf(before.active), after: labelOf(after.active) },
    ...ssoChanges(before.active, after.active),
  ];
}

const labelOf = (settings: SamlSettings | null): string => (settings ? 'ligado' : 'desligado');

/** Does what somebody asked for, with the settings of that moment. */
export async function confirmSsoChange(
  db: TenantDb,
  { change, version }: SsoConfirmation,
  how: Omit<Applying, 'isTested'>,
) {
  const before = await lockSsoState(db, version);
  // The request already proved that a test had passed.
  return saveSsoState(db, before, ssoStateAfter(before, change, { ...how, isTested: true }));
}

/** Returns what a waiting change would do, and whether the settings have changed since, so that it can't be confirmed. */
export async function previewSsoChange(db: TenantDb, { change, version }: SsoConfirmation, now: Date) {
  const { state: before } = await readSso(db);
  if (versionOfSso(before) !== version) return { changes: [], isOutdated: true };
  const after = changedState(before, change, { isTested: true, now, by: '' });
  const isUntested = change.kind === 'activate' && change.isUntested;
  return {
    changes: [
      ...changesOfState(before, after),
      ...(isUntested ? [{ field: 'sso.test', before: '', after: 'sem um teste que deu certo' }] : []),
    ],
    isOutdated: false,
  };
}
