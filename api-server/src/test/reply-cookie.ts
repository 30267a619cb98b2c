/** Returns the `Set-Cookie` line of a reply for the cookie whose name begins so; empty without one. */
export function replyCookie(headers: Readonly<Record<string, unknown>>, name: string): string {
  return (
    [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((line) => line.startsWith(name)) ?? ''
  );
}
