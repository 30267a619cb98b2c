import * as contract from '@shared-kit/contracts/admin';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { PublicTextError } from '../../../platform/http/public-text.adapter.ts';
import { publicTexts } from '../../../platform/http/public-text.port.ts';
import type { FetchPublicText } from '../../../platform/http/public-text.port.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import {
  expectProvenAgain,
  hasPassword,
  lockOwners,
  prepareSsoTest,
  readProviderMetadata,
  ssoSetups,
  ssoTests,
} from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import type { SsoConfirmation } from '../admin.tables.ts';
import { confirmations } from '../confirmations/confirmations.repository.ts';
import { requestSecondPerson, fourEyes, presentWaiting } from '../confirmations/second-person.service.ts';
import {
  expectGoodSettings,
  isSsoTested,
  lockSsoState,
  readSso,
  saveSsoState,
  ssoStateAfter,
} from './change-sso.service.ts';
import { presentSso, presentSsoTest } from './company-sso.presenter.ts';
import { draftOf, needsSecondPerson, settingsOf, versionOfSso } from './company-sso.rules.ts';

/** Addresses that one company reads, and tests that it starts, in an hour. */
const turns = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Serves the company's own login: its settings in use, prepared and previous, and tests of it. */
export function serveCompanySso(api: AdminApi): void {
  api.handle(contract.readCompanySso, async ({ db, actor, session, request: { portalUrl }, now }) => {
    const [{ state, edited, isGovernedByFiles }, withPassword, { isOn }, waiting] = await Promise.all([
      readSso(db),
      hasPassword(db, session.idUser),
      fourEyes(db),
      confirmations(db).ofCompany('change-sso', now),
    ]);
    return presentSso(state, {
      isReadOnly: isGovernedByFiles,
      isEdited: edited.includes('saml.settings'),
      isDraftTested: await isSsoTested(db, state.draft, now),
      hasPassword: withPassword,
      needsConfirmation: isOn ? contract.ssoChangeKinds.filter((kind) => needsSecondPerson(kind, state, now)) : [],
      waiting: await presentWaiting(db, actor, waiting),
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
    const before = await lockSsoState(db, body.version);
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
    const settings = await step(async ({ db }) => draftOf(await lockSsoState(db, body.version)));
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
    const { change } = body;
    const reply = await step(async ({ db, actor, audit }) => {
      // The first lock of everybody who asks or confirms.
      await lockOwners(db);
      const before = await lockSsoState(db, body.version);
      await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
      const isTested = await isSsoTested(db, before.draft, now);
      const { portalUrl } = request;
      const after = ssoStateAfter(before, change, { isTested, now, by: actor.name, portalUrl });
      if (needsSecondPerson(change.kind, before, now) && (await fourEyes(db)).isOn) {
        await requestSsoChange(db, actor, { change, version: body.version }, now);
        await audit({ changes: [{ field: 'sso', before: '', after: 'pedido: espera uma segunda pessoa' }] });
        return { success: true as const, version: body.version, state: 'asked' as const };
      }
      await audit(await saveSsoState(db, before, after));
      return { success: true as const, version: versionOfSso(after), state: 'done' as const };
    });
    platform.tenants.forget();
    platform.delivery.forget();
    return reply;
  });
}

/** Requests a second person. A request for settings that have changed since gives way, because nobody can confirm it. */
async function requestSsoChange(db: TenantDb, actor: AdminActor, details: SsoConfirmation, now: Date): Promise<void> {
  const waiting = await confirmations(db).ofCompany('change-sso', now);
  if (waiting && waiting.details?.version !== details.version) await confirmations(db).remove(waiting.id_confirmation);
  await requestSecondPerson(db, actor, { kind: 'change-sso', idPerson: null, reason: '', details, now });
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
