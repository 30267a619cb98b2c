import { moduleNames } from '@shared-kit/contracts/delivery';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { AppAppearance } from '../database/platform.tables.ts';
import { moduleStates } from '../tenancy/module-switch.repository.ts';
import type { ExportContext, ExportedDocument } from './exporter.port.ts';
import { importDateOf } from './import-date.rules.ts';
import { isLandingFile } from './landing-document.schema.ts';
import { lean } from './lean.rules.ts';

/** Path of the document that the platform shares with the modules that add fields to it. */
export const TENANT_DOCUMENT = 'tenant.yaml';

/** Returns `tenant.yaml`: the settings of the company. */
export async function exportTenantDocument(db: TenantDb, context: ExportContext): Promise<ExportedDocument> {
  const app = await db.selectFrom('apps').selectAll().executeTakeFirstOrThrow();
  const states = await moduleStates(db);
  const fields = {
    key: app.key,
    name: app.name,
    ...lean(
      { demonstration: app.demonstration, governedByFiles: app.governed_by_files },
      off('demonstration', 'governedByFiles'),
    ),
    host: app.host,
    ...lean({ otherHosts: app.other_hosts, acronymDomain: app.acronym_domain }, off('acronymDomain')),
    segment: app.segment,
    bucket: app.bucket,
    path: app.path,
    acronym: app.acronym,
    idAppType: app.id_app_type,
    company: { id: app.id_company, name: app.company_name },
    ...lean(
      {
        companyLogin: app.company_login,
        saml: app.saml,
        adminUrl: app.admin_url,
        secondFactor: app.second_factor,
      },
      { companyLogin: false, secondFactor: 'optional' },
    ),
    homeModule: app.home_module,
    modules: moduleNames.filter((module) => states[module]),
    // An empty list offers no module, which is not the same as leaving it out.
    ...(app.offered_modules === null ? {} : { offeredModules: app.offered_modules }),
    ...lean(
      { gamification: app.gamification, askPWA: app.ask_pwa, lastContentRedirect: app.last_content_redirect },
      off('gamification', 'askPWA', 'lastContentRedirect'),
    ),
    ...lean({ onboarding: app.on_board_screen ? onboardingOf(app.on_board_url, context) : null }),
    features: lean(app.features, off('externalCourses', 'recommendations')),
    theme: app.theme,
    appearance: appearanceOf(app.appearance, context),
    ...lean({ landing: landingOf(app.appearance.landing ?? null, context) }),
    ...(app.agreement_version === '' && app.agreement_terms === ''
      ? {}
      : { agreement: { version: app.agreement_version, text: app.agreement_terms } }),
    ...lean({ plan: await activePlan(db) }),
  };
  return { path: TENANT_DOCUMENT, kind: 'settings', fields };
}

function off<Name extends string>(...names: readonly Name[]): Record<Name, false> {
  return Object.fromEntries(names.map((name) => [name, false])) as Record<Name, false>;
}

function onboardingOf(address: string, context: ExportContext) {
  return /^https?:/.test(address) ? { url: address } : { page: context.media(address) };
}

function appearanceOf(appearance: AppAppearance, context: ExportContext): object {
  const { landingPageLocation } = appearance;
  return lean(
    {
      logo: context.media(appearance.logo),
      favIcon: context.media(appearance.favIcon),
      loginPosition: appearance.loginPosition,
      loginImage: context.media(appearance.loginImage),
      loginImageMobile: context.media(appearance.loginImageMobile),
      showLoginLogo: appearance.showLoginLogo,
      contentsLabel: appearance.contentsLabel,
      shortName: appearance.shortName,
      landingPage: appearance.landingPage,
      landingLogo: context.media(appearance.landingLogo),
      landingPageLocation: isLandingFile(landingPageLocation)
        ? context.media(landingPageLocation)
        : landingPageLocation,
      landingPageContact: appearance.landingPageContact,
    },
    { loginPosition: 'middle', showLoginLogo: true, contentsLabel: 'Conteúdos', landingPage: false },
  );
}

function landingOf(landing: AppAppearance['landing'], context: ExportContext) {
  if (!landing) return null;
  const items = landing.shelf.items.map((item) => ({ ...item, image: context.media(item.image) }));
  return {
    title: landing.title,
    text: landing.text,
    ...lean({ image: context.media(landing.image), highlights: landing.highlights }),
    ...(landing.shelf.title === '' && items.length === 0 ? {} : { shelf: { title: landing.shelf.title, items } }),
    ...(landing.closing.title === '' && landing.closing.text === '' ? {} : { closing: landing.closing }),
  };
}

async function activePlan(db: TenantDb) {
  const plan = await db.selectFrom('active_plans').selectAll().executeTakeFirst();
  return (
    plan && {
      id: plan.id_plan,
      name: plan.name,
      finishDate: importDateOf(plan.finish_date),
      trial: plan.trial,
      trialsCount: plan.trials_count,
    }
  );
}
