import type { AppDetails } from '@shared-kit/contracts/identity';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { splitFocus } from '../../platform/importing/picture-focus.rules.ts';
import type { Storage } from '../../platform/storage/storage.port.ts';
import { framedPage, presentLanding } from './landing/landing.presenter.ts';
import type { AppRow } from './app.repository.ts';

const aMonth = 30 * DAY_SECONDS;

/** Presents the app details (A3-01). Links of images stay valid longer than any visit. */
export function presentApp(
  row: AppRow,
  { signMediaUrl, signPageUrl }: Pick<Storage, 'signMediaUrl' | 'signPageUrl'>,
): AppDetails {
  const { appearance, theme } = row;
  const image = (reference: string) => {
    if (reference === '') return '';
    const { file, focus } = splitFocus(reference);
    return signMediaUrl(file, { expiresIn: aMonth }) + focus;
  };
  return {
    name: row.name,
    logo: image(appearance.logo),
    favIcon: image(appearance.favIcon),
    bucket: row.bucket,
    path: row.path,
    idApp: row.id_app,
    idAppType: row.id_app_type,
    acronym: row.acronym,
    companyLogin: row.company_login,
    loginPosition: appearance.loginPosition,
    loginImage: image(appearance.loginImage),
    loginImageMobile: image(appearance.loginImageMobile),
    showLoginLogo: appearance.showLoginLogo,
    contentsLabel: appearance.contentsLabel ?? 'Conteúdos',
    landingPage: appearance.landingPage,
    landingLogo: image(appearance.landingLogo),
    landingPageLocation: appearance.landingPage ? framedPage(appearance.landingPageLocation, signPageUrl) : '',
    landingPageContact: appearance.landingPageContact,
    ...(appearance.landingPage && appearance.landing && appearance.landingPageLocation === ''
      ? { landing: presentLanding(appearance.landing, image) }
      : {}),
    lastContentRedirect: row.last_content_redirect,
    hasSamlConfiguration: row.saml !== null,
    samlConfiguration: { autoRedirect: row.saml?.autoRedirect ?? false },
    primaryColor: theme['primaryColor'] ?? '',
    secondaryColor: theme['secondaryColor'] ?? '',
    thirdColor: theme['thirdColor'] ?? '',
    fourthColor: theme['fourthColor'] ?? '',
  };
}
