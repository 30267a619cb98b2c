import { storedNames } from '@shared-kit/contracts/page-start';
import { readPreview, showPreviewTheme } from '@shared-kit/runtime/page-preview';
import { readBootDocument } from '../boot-document.ts';
import { adoptHungStarts } from './adopt-hung-starts.ts';
import { firstReplies } from './first-replies.ts';
import { preload, preloadPage } from './preload-page.ts';
import { isLoginShown, showLoginPicture } from './show-login-picture.ts';
import { overrideOf, readerOf, timesOf, viewerOf } from './stored-values.ts';
import type { StoredReader } from './stored-values.ts';

/**
 * Does the work that cannot wait for the main script: applies the chosen color scheme, restores the developer's
 * override of this tab, requests the files and calls that the page starts with, and shows the login picture to
 * visitors. The server inlines this script right after the boot document. A failure only costs the head start.
 */
export function startPage(): void {
  try {
    const boot = readBootDocument();
    const { app, basename } = boot;
    const stored = readerOf(localStorage, basename);
    const storedInTab = readerOf(sessionStorage, basename);
    const scheme = stored(storedNames.colorScheme);
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['theme'] = scheme;
    const path = location.pathname.slice(basename.length).replace(/\/+$/, '') || '/';
    const preview = readPreview();
    if (preview) showPreviewTheme(preview);
    const token = preview?.isVisitor ? '' : stored(storedNames.token);
    if (typeof token !== 'string' || token === '') {
      // The page may carry the data of a person whose session has ended here.
      firstReplies({});
      if (isLoginShown(app, path)) for (const file of boot.loginFiles) preload(file, false);
      return showLoginPicture(app, path);
    }
    if (restoreOverride(storedInTab)) return;
    adoptHungStarts(basename, Date.now());
    preloadPage(boot, path, {
      token,
      viewer: viewerOf(stored(storedNames.session)),
      brokenUntil: timesOf(storedInTab(storedNames.brokenReleases)),
    });
  } catch {
    // The page also loads without the head start.
  }
}

/**
 * Reloads the page with the override of this tab in its address, because the server composes the page by the address.
 */
function restoreOverride(storedInTab: StoredReader): boolean {
  const override = overrideOf(storedInTab(storedNames.override));
  const query = new URLSearchParams(location.search);
  if (!override || !(Date.parse(override.expiresAt) > Date.now()) || query.has('remote')) return false;
  query.set('remote', `${override.remote}@${override.origin}`);
  location.replace(`${location.origin}${location.pathname}?${query}${location.hash}`);
  return true;
}
