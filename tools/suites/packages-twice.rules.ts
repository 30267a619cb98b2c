import type { PackageList } from '../webpack/package-list-plugin.ts';

/**
 * Returns packages that a composed page could load twice: in two versions within one part, or in a remote although the
 * shell has them. One line each, for people.
 */
export function packagesTwice(shell: PackageList, parts: Readonly<Record<string, PackageList>>): string[] {
  const inShell = new Set(namesIn(shell));
  return Object.entries(parts).flatMap(([part, list]) => {
    const twoVersions = versionsOf(list)
      .filter(([, versions]) => versions.length > 1)
      .map(([name, versions]) => `${part} holds ${name} in ${versions.join(' and ')}`);
    if (list === shell) return twoVersions;
    const again = [...new Set(namesIn(list))]
      .filter((name) => inShell.has(name))
      .map((name) => `${part} holds ${name}, which the shell has too`);
    return [...twoVersions, ...again];
  });
}

/** The bundler adds a part of its federation runtime to each entry; the entry's own budget covers it. */
const ofTheBundler = /^@module-federation\//;

function namesIn(list: PackageList): string[] {
  return Object.values(list)
    .flat()
    .map(nameOf)
    .filter((name) => !ofTheBundler.test(name));
}

function versionsOf(list: PackageList): [name: string, versions: string[]][] {
  const all = [...new Set(Object.values(list).flat())];
  return [...new Set(all.map(nameOf))].map((name) => [
    name,
    all.filter((each) => nameOf(each) === name).map((each) => each.slice(name.length + 1)),
  ]);
}

function nameOf(identifier: string): string {
  return identifier.slice(0, identifier.lastIndexOf('@'));
}
