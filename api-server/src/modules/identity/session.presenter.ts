import type { Gates, LoginSession } from '@shared-kit/contracts/identity';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { SupportAccess } from '../../platform/auth/session.types.ts';
import type { SessionPart } from '../../platform/session-contributor.port.ts';
import type { SessionData } from './session-data.repository.ts';
import { isOnboardingOn } from './gates/onboarding.rules.ts';
import { entersBySsoOnly } from './sso/sso-only.rules.ts';
import { flag } from './user.presenter.ts';

/** Presents the login session as the shell stores it (A3-02..A3-07). */
export function presentSession(
  data: SessionData & { support: SupportAccess | null },
  token: string,
  parts: SessionPart,
  gates: Gates,
  sign: (key: string) => string,
): LoginSession {
  const { user, app, plan, leadsTeam, pendingTerms, support } = data;
  return {
    token,
    menu: parts.menu ?? [],
    design: parts.design ?? { homeType: 'row', mosaicStyle: 'tile', sections: {} },
    activePlan:
      parts.activePlan ??
      (plan
        ? {
            idPlan: plan.id_plan,
            name: plan.name,
            idCompanyApp: plan.id_company_app,
            finishDate: toMoment(plan.finish_date),
            trial: plan.trial,
            trialsCount: plan.trials_count,
          }
        : null),
    loginInfo: {
      lastLogin: user.last_login ? toMoment(user.last_login) : null,
      lastAccess: user.last_access ? toMoment(user.last_access) : null,
      gamification: flag(app.gamification),
      communicationAccepted: flag(user.communication_accepted),
      userLicenceTermsAccepted: user.accepted_version ?? '',
      agreementVersion: app.agreement_version,
      agreementTerms: app.agreement_terms,
      onBoardScreen: isOnboardingOn(app),
      onBoardUrl: /^https?:/.test(app.on_board_url) ? app.on_board_url : '',
      askPWA: Boolean(user.ask_pwa),
      admin: user.admin,
      appsUserAccess: data.apps.map(({ idApp, name, logo, host, segment }) => ({
        idApp,
        name,
        logo: logo === '' ? '' : sign(logo),
        url: segment === '' ? host : `${host}/${segment}`,
      })),
      accessSupport: presentSupport(support),
      needSignResponsabilityTerms: pendingTerms.length > 0,
      responsibilityTerms: pendingTerms.map((term) => ({
        idTermOfResponsibility: term.id_term_of_responsibility,
        versionNumber: term.version_number,
        title: term.title,
        text: term.text,
      })),
    },
    lastTracking: parts.lastTracking ?? null,
    viewer: {
      idUser: user.id_user,
      idCompany: user.id_company,
      name: user.name,
      username: user.username,
      email: user.email,
      photo: user.photo === '' ? '' : sign(user.photo),
      department: user.department,
      role: user.role,
      leadsTeam,
      ssoOnly: entersBySsoOnly(user),
    },
    permissions: { developer: user.developer, canAccessSupport: user.can_access_support && support === null },
    // Welcome gates open for the person themselves, never for a support actor.
    gates: support ? { acronymHost: null, topics: false, onboarding: false } : gates,
    flags: [...(parts.flags ?? [])],
  };
}

/**
 * Presents the support access. The actor's own token stays in the actor's browser; the session only shows that it
 * exists.
 */
function presentSupport(support: SupportAccess | null): LoginSession['loginInfo']['accessSupport'] {
  if (!support) return { currentUserToken: null };
  return {
    currentUserToken: `support-access:${support.idSupportAccess}`,
    actorName: support.actorName,
    until: toMoment(support.until),
  };
}
