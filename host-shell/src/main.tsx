import '@shared-kit/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { readPreview } from '@shared-kit/runtime/page-preview';
import { connectSession, followOtherTabs, nameStorage, restoreSession } from '@shared-kit/runtime/session';
import { App } from './app.tsx';
import { readBootDocument } from './boot/boot-document.ts';
import { pathOfHashLink } from './boot/hash-links.ts';
import { replaceFirstView } from './boot/first-view.ts';
import { entryInAddress } from './boot/address-entry.rules.ts';
import { reportPageErrors } from './boot/report-errors.ts';
import { onRefusal } from './boot/refusals.ts';
import { storeEntry } from './lib/entry/stored-entry.ts';
import { recordSessionEnd } from './lib/session-end.ts';
import { confirmed } from './lib/worker/confirmation.ts';
import { storeInstallOffer } from './lib/worker/install-offer.ts';
import { onReadRefused, savedReply } from './lib/worker/saved-replies.ts';
import { sendLater, sendNoMore } from './lib/worker/send-later.ts';

const boot = readBootDocument();
const path = pathOfHashLink(boot.basename, location.hash);
if (path !== undefined) history.replaceState(history.state, '', path);

nameStorage(boot.basename);
const entry = entryInAddress(boot.basename, location);
if (entry) {
  history.replaceState(history.state, '', entry.address);
  storeEntry(entry.entry);
}
const preview = readPreview();
restoreSession(boot.app, { isVisitor: preview?.isVisitor ?? false });
// A previewed page shows itself and does nothing: a click in it must not end the session of who looks at it.
if (preview) document.body.inert = true;
else followOtherTabs();
connectSession({
  baseUrl: boot.apiBase,
  onEnded: recordSessionEnd,
  onSupportEnded: () =>
    void import('./features/support-access/record-support-end.ts').then(({ recordSupportEnd }) => recordSupportEnd()),
  onRefusal,
  onUndelivered: sendLater,
  onDelivered: sendNoMore,
  savedReply,
  onReadRefused,
});
storeInstallOffer();
reportPageErrors();
void confirmed();

// The browser must never submit a form that React does not handle: its fields would appear in the address.
document.addEventListener('submit', (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<App boot={boot} />);
replaceFirstView(root);
