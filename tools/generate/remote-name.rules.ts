/** What a remote is called: `rewards` is found at mfe-rewards, module `rewards`, address `/rewards`. */
export interface RemoteName {
  readonly name: string;
  /** As shown in menu and headings. */
  readonly title: string;
}

/** What already is there, and so can't be a new remote's. */
export interface TakenNames {
  /** Names of remotes without `mfe-`. */
  readonly remotes: readonly string[];
  /** First segments of addresses that belong to the portal itself. */
  readonly addresses: ReadonlySet<string>;
}

/** Why a remote can't be called so; undefined where it can. */
export function refusalOf(name: string, taken: TakenNames): string | undefined {
  if (name.startsWith('mfe-')) return `Leave out the prefix: ${name.slice('mfe-'.length)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 36) {
    return `'${name}' can't be a remote's name: small letters and digits, words joined by a hyphen, e.g. rewards or team-news`;
  }
  if (taken.remotes.includes(name)) return `There is a remote mfe-${name} already`;
  if (taken.addresses.has(name)) return `'/${name}' is an address of the portal itself: choose another name`;
  return undefined;
}

/** `team-news` → `Team news`, for who gave no title. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The template's text, file name or path with the new remote's name in place of its own. */
export function renamed(text: string, { name, title }: RemoteName): string {
  return text.replaceAll('newremote', name).replaceAll('Newremote', title);
}
