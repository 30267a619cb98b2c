import * as contract from '@shared-kit/contracts/admin';
import { termsHtml, termsText } from '@shared-kit/contracts/admin';
import type { TermsChange } from '@shared-kit/contracts/admin';
import { dayKey, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { acceptances, agreementAcceptances, countActivePeople } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { newVersionName, termsHistory, versionOfTerms } from './company-terms.rules.ts';
import type { Agreement } from './company-terms.rules.ts';
import { expectOnScreens } from './files-govern.policy.ts';
import { termsVersions } from './terms-versions.repository.ts';

/** Serves the terms of the company: their text, their versions and who has accepted them. */
export function serveCompanyTerms(api: AdminApi): void {
  api.handle(contract.readCompanyTerms, async ({ db }) => {
    const agreement = await companySettings(db).agreement();
    const counts = await agreementAcceptances(db).counts();
    const { version, html, edited, isGovernedByFiles } = agreement;
    const accepted = Number(counts.find((each) => each.version === version)?.active ?? 0);
    return {
      version: versionOfTerms(agreement),
      isReadOnly: isGovernedByFiles,
      isEdited: edited.includes('agreement.terms'),
      people: await countActivePeople(db),
      current: version === '' ? null : { name: version, text: termsText(html), accepted },
      history: termsHistory(version, await termsVersions(db).list(), counts),
    };
  });

  api.handle(contract.listTermsPeople, async ({ query, db }) => {
    const { name: version, state, limit } = query;
    const from = placeIn(query);
    const rows = await agreementAcceptances(db).people({ version, isAccepted: state === 'accepted', from, limit });
    const page = pageOf(rows, { from, limit, placeOf: ({ name, id_user }) => ({ key: name, id: id_user }) });
    return {
      people: page.rows.map(({ id_user, name, department, accepted_at }) => ({
        idPerson: id_user,
        name,
        department,
        acceptedAt: accepted_at && toMoment(accepted_at),
      })),
      places: page.places,
    };
  });

  api.handleOnPlatform(contract.changeCompanyTerms, async ({ body, platform, step, now }) => {
    const version = await step(async ({ db, actor, audit }) => {
      const settings = companySettings(db);
      const { edited, isGovernedByFiles } = await settings.lockForUpdate();
      expectOnScreens({ isGovernedByFiles });
      const before = await settings.agreement();
      if (versionOfTerms(before) !== body.version)
        throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou os termos enquanto você editava.');
      const versions = termsVersions(db);
      // Keeps the text that people have accepted so far, even when it was imported from files.
      if (before.version !== '')
        await versions.add({ version: before.version, html: before.html, publishedAt: null, publishedBy: '' });
      const after = await changedAgreement(db, body.change, before, now);
      if (body.change.kind === 'publish') await versions.add({ ...after, publishedAt: now, publishedBy: actor.name });
      await settings.saveAgreement(after);
      await settings.markEdited(edited, ['agreement.terms']);
      // The actor accepts the new terms too. Otherwise the gate would refuse the call that undoes the change.
      if (after.version !== '') await acceptances(db, actor.idUser).acceptAgreement(after.version, now);
      await audit({ changes: [{ field: 'terms', before: before.version, after: after.version }] });
      return versionOfTerms(after);
    });
    platform.tenants.forget();
    platform.delivery.forget();
    return { success: true, version };
  });
}

/** Returns the terms that a change leads to. Refuses one that changes nothing, because it would ask everybody again. */
async function changedAgreement(db: TenantDb, change: TermsChange, before: Agreement, now: Date): Promise<Agreement> {
  if (change.kind === 'withdraw') return { version: '', html: '' };
  const versions = termsVersions(db);
  if (change.kind === 'restore') {
    const found = await versions.find(change.name);
    if (!found) throw notFound('Esta versão não tem texto guardado.');
    return found;
  }
  const html = termsHtml(change.text);
  if (html === '' || html === before.html || change.text.trim() === termsText(before.html))
    throw refuse('admin.same-terms', 422, 'O texto é o mesmo da versão atual. Nada foi publicado.');
  const used = [...(await versions.list()), ...(await agreementAcceptances(db).counts())];
  return {
    version: newVersionName(
      dayKey(toMoment(now)),
      used.map((each) => each.version),
    ),
    html,
  };
}
