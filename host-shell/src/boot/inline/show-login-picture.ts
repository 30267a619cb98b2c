import { focusOf } from '@shared-kit/contracts/page-start';
import type { BootDocument } from '../boot-document.ts';

/**
 * Shows the login picture where the login page will place it (lib/entrance), until that page renders. On a slow network
 * that is seconds before any other script has run.
 */
export function showLoginPicture(app: BootDocument['app'], path: string): void {
  const { loginPosition, loginImage, loginImageMobile } = app;
  const isWide = matchMedia('(min-width: 48rem)').matches;
  const address = (!isWide && loginImageMobile) || loginImage || loginImageMobile;
  // On phones, the position of a picture at the top depends on the form below it.
  if (!isLoginShown(app, path) || !address || (loginPosition === 'top' && !isWide)) return;
  const picture = Object.assign(new Image(), { src: address, alt: '', id: 'front-picture', fetchPriority: 'high' });
  const isBeside = loginPosition === 'middle';
  const column = matchMedia('(min-width: 75rem)').matches ? 'max(30rem, 36%)' : 'max(26rem, 40%)';
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    objectFit: 'cover',
    objectPosition: focusOf(address) ?? '',
    width: isBeside && isWide ? `calc(100% - ${column})` : '100%',
    height: isBeside && !isWide ? 'max(12rem, 36dvh)' : '100dvh',
  });
  const place = (): boolean => {
    const root = document.getElementById('root');
    root?.before(picture);
    return root !== null;
  };
  if (place()) return;
  // The body is parsed after this script: the stylesheets between them take longer to load.
  new MutationObserver((_, observer) => {
    if (place()) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Returns whether a visitor who opens `path` gets the login. */
export function isLoginShown({ landingPage }: BootDocument['app'], path: string): boolean {
  return path.toLowerCase() === '/login' && (!landingPage || /[?&](fromLP|byPassSSO)/.test(location.search));
}
