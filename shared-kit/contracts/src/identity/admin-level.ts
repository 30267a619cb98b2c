/** Returns whether the admin flag of a person means an administrator: levels 1 and 2 (A6-01, decision 8). */
export function isAdministrator(admin: number): boolean {
  return admin === 1 || admin === 2;
}
