/** Name of a remote. `rewards` has the folder mfe-rewards, the module `rewards` and the address `/rewards`. */
export interface RemoteName {
  readonly name: string;
  /** Title in the menu and in headings. */
  readonly title: string;
}

/** Existing names that a new remote can't use. */
export interface UsedNames {
  /** Names of remotes without `mfe-`. */
  readonly remotes: readonly string[];
  /** First segments of addresses that belong to the portal. */
  readonly addresses: ReadonlySet<string>;
}

/** Returns why a remote can't have this name; undefined when it can. */
export function refusalOf(name: string, used: UsedNames): string | undefined {
  if (name.startsWith('mfe-')) return `Leave out the prefix: ${name.slice('mfe-'.length)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 36) {
    return `'${name}' can't be a remote's name: small letters and digits, words joined by a hyphen, e.g. rewards or team-news`;
  }
  if (used.remotes.includes(name)) return `There is a remote mfe-${name} already`;
  if (used.addresses.has(name)) return `'/${name}' is an address of the portal itself: choose another name`;
  return undefined;
}

/** Returns the default title: `team-news` → `Team news`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Replaces the template's own name by the new remote's in a text, file name or path. */
export function renamed(text: string, { name, title }: RemoteName): string {
  return text.replaceAll('newremote', name).replaceAll('Newremote', title);
}
