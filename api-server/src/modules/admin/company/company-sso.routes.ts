import * as contract from '@shared-kit/contracts/admin';
import { DAY_MS, HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { PublicTextError } from '../../../platform/http/public-text.adapter.ts';
import { publicTexts } from '../../../platform/http/public-text.port.ts';
import type { FetchPublicText } from '../../../platform/http/public-text.port.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import {
  addressesOf,
  expectProvenAgain,
  faultsOfSettings,
  hasPassword,
  prepareSsoTest,
  readProviderMetadata,
  ssoSetups,
  ssoTests,
} from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { presentSso, presentSsoTest } from './company-sso.presenter.ts';
import { changedState, draftOf, isSameSettings, settingsOf, ssoChanges, versionOfSso } from './company-sso.rules.ts';
import type { SsoState } from './company-sso.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';

/** Milliseconds for which a test that passed counts. */
const TEST_GOOD_FOR_MS = DAY_MS;

/** Addresses that one company reads, and tests that it starts, in an hour. */
const turns = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Serves the company's own login: its settings in use, prepared and previous, and tests of it. */
export function serveCompanySso(api: AdminApi): void {
  api.handle(contract.readCompanySso, async ({ db, session, request: { portalUrl }, now }) => {
    const [{ saml, edited, isGovernedByFiles }, setup, withPassword] = await Promise.all([
      companySettings(db).sso(),
      ssoSetups(db).find(),
      hasPassword(db, session.idUser),
    ]);
    const state = { ...setup, active: saml };
    return presentSso(state, {
      isReadOnly: isGovernedByFiles,
      isEdited: edited.includes('saml.settings'),
      isDraftTested: await isTested(db, state.draft, now),
      hasPassword: withPassword,
      portalUrl,
      now,
    });
  });

  api.handleInSteps(contract.readSsoMetadata, async ({ body: { source }, ports, rateLimit, tenant, step, now }) => {
    await consumeTurn(rateLimit, `sso-metadata:${tenant.idApp}`, turns);
    const xml = source.kind === 'xml' ? source.xml : await textAt(source.address, publicTexts.of({ ports }).fetch);
    const metadata = readProviderMetadata(xml, now);
    await step(({ audit }) => audit({ changes: [{ field: 'sso.metadata', before: '', after: metadata.issuer }] }));
    return { success: true as const, metadata: { ...metadata, certificates: [...metadata.certificates] } };
  });

  api.handle(contract.saveSsoDraft, async ({ body, db, request: { portalUrl }, audit, now }) => {
    const before = await lockedState(db, body.version);
    const draft = body.fields && settingsOf(body.fields);
    if (draft) expectGoodSettings(draft, portalUrl, now);
    const after = { ...before, draft };
    await ssoSetups(db).save(after);
    await audit({
      changes: [{ field: 'sso.draft', before: '', after: draft ? draft.issuer : 'descartado' }],
    });
    return { success: true as const, version: versionOfSso(after) };
  });

  api.handleOnPlatform(contract.startSsoTest, async (context) => {
    const { body, platform, tenant, rateLimit, request, step, now } = context;
    const { portalUrl } = request;
    await consumeTurn(rateLimit, `sso-test:${tenant.idApp}`, turns);
    const settings = await step(async ({ db }) => draftOf(await lockedState(db, body.version)));
    expectGoodSettings(settings, portalUrl, now);
    const { idTest, address, until } = await prepareSsoTest({ platform, tenant, settings, portalUrl, now });
    await step(async ({ db, actor: { idUser, name }, audit }) => {
      await ssoTests(db).add({ idTest, idUser, startedBy: name, settings, now, until });
      await audit({ changes: [{ field: 'sso.test', before: '', after: settings.issuer }] });
    });
    return { success: true, idTest, address };
  });

  api.handle(contract.readSsoTest, async ({ params, db, now }) => {
    const row = await ssoTests(db).find(params.idTest);
    if (!row) throw notFound('Este teste não existe mais.');
    return presentSsoTest(row, now);
  });

  api.handleOnPlatform(contract.changeCompanySso, async (context) => {
    const { body, session, rateLimit, platform, request, step, now } = context;
    const version = await step(async ({ db, actor, audit }) => {
      const before = await lockedState(db, body.version);
      await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
      const isDraftTested = await isTested(db, before.draft, now);
      const after = changedState(before, body.change, { isTested: isDraftTested, now, by: actor.name });
      if (body.change.kind === 'activate' && after.active) expectGoodSettings(after.active, request.portalUrl, now);
      const settings = companySettings(db);
      const { edited } = await settings.sso();
      await settings.saveSso(after.active);
      await settings.markEdited(edited, after === before ? [] : ['saml.settings']);
      await ssoSetups(db).save(after);
      await audit({
        changes: [
          { field: 'sso', before: labelOf(before.active), after: labelOf(after.active) },
          ...ssoChanges(before.active, after.active),
        ],
      });
      return versionOfSso(after);
    });
    platform.tenants.forget();
    platform.delivery.forget();
    return { success: true, version };
  });
}

/** Returns the settings of the company and locks them. Refuses a save over newer ones. */
async function lockedState(db: TenantDb, version: string): Promise<SsoState> {
  expectOnScreens(await companySettings(db).lockForUpdate());
  const { saml } = await companySettings(db).sso();
  const state = { ...(await ssoSetups(db).find()), active: saml };
  if (versionOfSso(state) !== version)
    throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou o login único enquanto você editava.');
  return state;
}

/** Returns whether a test of exactly these settings has passed lately. */
async function isTested(db: TenantDb, draft: SamlSettings | null, now: Date): Promise<boolean> {
  if (!draft) return false;
  const tests = await ssoTests(db).finishedSince(new Date(now.getTime() - TEST_GOOD_FOR_MS));
  return tests.some(({ settings, result }) => result?.cause === '' && isSameSettings(settings, draft));
}

function expectGoodSettings(settings: SamlSettings, portalUrl: string, now: Date): void {
  const issues = faultsOfSettings(settings, { now, portalUrl, ...addressesOf(portalUrl) });
  const [first] = issues;
  if (first) throw refuse('admin.sso-settings', 422, first.message, { issues });
}

/** Fetches the metadata at an address. Shows the person why that is not possible. */
async function textAt(address: string, fetchText: FetchPublicText): Promise<string> {
  try {
    return await fetchText(address, { maxBytes: contract.SSO_METADATA_MAX_LENGTH });
  } catch (error) {
    if (error instanceof PublicTextError) throw refuse('admin.sso-metadata-address', 422, error.message);
    throw error;
  }
}

const labelOf = (settings: SamlSettings | null): string => (settings ? 'ligado' : 'desligado');
