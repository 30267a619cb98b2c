import '@shared-kit/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { connectSession, followOtherTabs, nameStorage, restoreSession } from '@shared-kit/runtime/session';
import { App } from './app.tsx';
import { readBootDocument } from './boot/boot-document.ts';
import { pathOfHashLink } from './boot/hash-links.ts';
import { takeEntry } from './boot/take-entry.rules.ts';
import { reportPageErrors } from './boot/report-errors.ts';
import { onRefusal } from './boot/refusals.ts';
import { keepEntry } from './lib/entry/kept-entry.ts';
import { noteSessionEnd } from './lib/session-end.ts';
import { confirmed } from './lib/worker/confirmation.ts';
import { keepInstallOffer } from './lib/worker/install-offer.ts';
import { sendLater, sendNoMore } from './lib/worker/send-later.ts';

const boot = readBootDocument();
const path = pathOfHashLink(boot.basename, location.hash);
if (path !== undefined) history.replaceState(history.state, '', path);

nameStorage(boot.basename);
const taken = takeEntry(boot.basename, location);
if (taken) {
  history.replaceState(history.state, '', taken.address);
  keepEntry(taken.entry);
}
restoreSession(boot.app);
followOtherTabs();
connectSession({
  baseUrl: boot.apiBase,
  onEnded: noteSessionEnd,
  onSupportEnded: () =>
    void import('./features/support-access/note-support-end.ts').then(({ noteSupportEnd }) => noteSupportEnd()),
  onRefusal,
  onUndelivered: sendLater,
  onDelivered: sendNoMore,
});
keepInstallOffer();
reportPageErrors();
void confirmed();

// The browser must never submit a form that React does not handle: its fields would appear in the address.
document.addEventListener('submit', (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<App boot={boot} />);
