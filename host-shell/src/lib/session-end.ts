let hasEnded = false;

/** The server no longer knows the session; the login that follows says why it is there. */
export function noteSessionEnd(): void {
  hasEnded = true;
}

export function forgetSessionEnd(): void {
  hasEnded = false;
}

export function hasSessionEnded(): boolean {
  return hasEnded;
}
