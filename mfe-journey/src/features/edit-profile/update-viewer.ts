import type { User } from '@shared-kit/contracts/identity';
import { updateSession } from '@shared-kit/runtime/session';

/** Updates the person everywhere in the portal: name and photo in the header, communication preferences in the session. */
export function updateViewer({ name, photo, communicationAccepted }: User): void {
  updateSession((session) => ({
    ...session,
    viewer: { ...session.viewer, name, photo },
    loginInfo: { ...session.loginInfo, communicationAccepted },
  }));
}
