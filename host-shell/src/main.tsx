import 'shared-kit/theme/base.css';
import { createRoot } from 'react-dom/client';
import { connectSession, followOtherTabs, nameStorage, restoreSession } from 'shared-kit/session';
import { App } from './app.tsx';
import { readBootDocument } from './boot/boot-document.ts';
import { pathOfHashLink } from './boot/hash-links.ts';
import { reportPageErrors } from './boot/report-errors.ts';
import { onRefusal } from './boot/refusals.ts';
import { noteSessionEnd } from './lib/session-end.ts';

const boot = readBootDocument();
const path = pathOfHashLink(boot.basename, location.hash);
if (path !== undefined) history.replaceState(history.state, '', path);

nameStorage(boot.basename);
restoreSession(boot.app);
followOtherTabs();
connectSession({ baseUrl: boot.apiBase, onEnded: noteSessionEnd, onRefusal });
reportPageErrors();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<App boot={boot} />);
