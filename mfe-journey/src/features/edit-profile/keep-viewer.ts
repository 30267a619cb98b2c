import type { User } from 'shared-kit/contracts/identity';
import { updateSession } from 'shared-kit/session';

/** The whole portal shows the person as they are now: name and photo in the header, what they accept in the session. */
export function keepViewer({ name, photo, communicationAccepted }: User): void {
  updateSession((session) => ({
    ...session,
    viewer: { ...session.viewer, name, photo },
    loginInfo: { ...session.loginInfo, communicationAccepted },
  }));
}
