import { gtr, satisfies, validRange } from 'semver';
import type { Requirements, ShellCapabilities, VerdictReason } from '@shared-kit/contracts/delivery';

/** A release with the fields that the verdict needs. */
export interface JudgedRelease {
  readonly remote: string;
  readonly version: string;
  readonly module: string;
  /** Version of the remote contract. */
  readonly contract: number;
  /** Names of the events it listens to, whether or not their schema is known. */
  readonly listensTo: readonly string[];
  readonly requires: Requirements;
}

const SHELL = 'host-shell';

/**
 * Returns every incompatibility between a release and the page it would be composed into.
 * @param shell null when no build of the shell is known: then only the other releases are checked.
 * @param company the other releases that the tenant has.
 */
export function judge(
  release: JudgedRelease,
  shell: ShellCapabilities | null,
  company: readonly JudgedRelease[],
): VerdictReason[] {
  const parts = [...(shell ? [partOfShell(shell)] : []), ...company.map(partOfRelease)];
  const own = partOfRelease(release);
  return [
    ...(shell ? contractReasons(release, shell) : []),
    ...(shell ? sharedReasons(release, shell) : []),
    ...eventReasons(own, parts),
    ...silentEvents(release, parts),
    ...filledSlots(own, parts, shell !== null),
    ...openedSlots(own, parts),
  ];
}

export function isCompatible(reasons: readonly VerdictReason[]): boolean {
  return reasons.every(({ weight }) => weight !== 'blocking');
}

/** A participant in a page: the shell or a release. */
interface Part {
  /** Name of the remote or the shell that has to change. */
  readonly name: string;
  readonly label: string;
  /** Prefix of the slots that it owns. */
  readonly owner: string;
  readonly emits: Digests;
  readonly listens: Digests;
  readonly fills: Digests;
  readonly opens: Digests;
}

type Digests = Readonly<Record<string, string>>;

function partOfShell({ version, emits, listens, slots }: ShellCapabilities): Part {
  return { name: SHELL, label: `${SHELL}@${version}`, owner: 'shell', emits, listens, fills: {}, opens: slots };
}

function partOfRelease({ remote, version, module, requires }: JudgedRelease): Part {
  const { emits, listens, slots, opens } = requires;
  return { name: remote, label: `${remote}@${version}`, owner: module, emits, listens, fills: slots, opens };
}

function blocking(code: VerdictReason['code'], subject: string, change: string, message: string): VerdictReason {
  return { code, weight: 'blocking', subject, change, message };
}

function contractReasons({ remote, version, contract }: JudgedRelease, shell: ShellCapabilities): VerdictReason[] {
  if (shell.contracts.includes(contract)) return [];
  const change = contract > Math.max(...shell.contracts) ? SHELL : remote;
  const message = `${remote}@${version} usa o contrato ${contract} e ${SHELL}@${shell.version} hospeda ${shell.contracts.join(', ')}. Atualize ${change}.`;
  return [blocking('contract', String(contract), change, message)];
}

function sharedReasons({ remote, version, requires }: JudgedRelease, shell: ShellCapabilities): VerdictReason[] {
  return Object.entries(requires.shared).flatMap(([module, range]) => {
    const offered = shell.shared[module];
    if (offered === undefined) {
      return [
        blocking(
          'shared-missing',
          module,
          SHELL,
          `${SHELL}@${shell.version} não oferece '${module}', que ${remote}@${version} usa. Inclua-o no ${SHELL}.`,
        ),
      ];
    }
    if (satisfies(offered, range, { includePrerelease: true })) return [];
    const isTooNew = validRange(range) === null || gtr(offered, range);
    const change = isTooNew ? remote : SHELL;
    const remedy = isTooNew ? `Recompile ${remote} com '${module}' ${offered}` : `Atualize '${module}' no ${SHELL}`;
    return [
      blocking(
        'shared-version',
        module,
        change,
        `${remote}@${version} pede '${module}' ${range} e ${SHELL}@${shell.version} oferece ${offered}. ${remedy}.`,
      ),
    ];
  });
}

/** Returns events whose schema differs between publishers and listeners. */
function eventReasons(own: Part, parts: readonly Part[]): VerdictReason[] {
  const speaks = Object.entries(own.emits).flatMap(([name, digest]) =>
    parts.filter((part) => differs(part.listens[name], digest)).map((part) => ({ name, digest, part })),
  );
  const listens = Object.entries(own.listens).flatMap(([name, digest]) =>
    parts.filter((part) => differs(part.emits[name], digest)).map((part) => ({ name, digest, part })),
  );
  const unique = new Map([...speaks, ...listens].map((clash) => [`${clash.name} ${clash.part.name}`, clash]));
  return [...unique.values()].map(({ name, digest, part }) => {
    const isAlone = !parts.some((other) => other.emits[name] === digest || other.listens[name] === digest);
    const change = isAlone ? own.name : part.name;
    const remedy = isAlone
      ? `Publique a mudança com outro nome (${nextVersion(name)})`
      : `Recompile ${part.name}, que ficou com o formato antigo`;
    return blocking(
      'event-schema',
      name,
      change,
      `O evento '${name}' tem um formato em ${own.label} e outro em ${part.label}. ${remedy}.`,
    );
  });
}

function differs(theirs: string | undefined, ours: string): boolean {
  return theirs !== undefined && theirs !== ours;
}

/** Returns the next version of a name: `store.cart-changed.v1` → `store.cart-changed.v2` */
function nextVersion(name: string): string {
  return name.replace(/\.v(\d+)$/, (_, version: string) => `.v${Number(version) + 1}`);
}

function silentEvents(
  { remote, version, listensTo, requires }: JudgedRelease,
  parts: readonly Part[],
): VerdictReason[] {
  const isEmitted = (name: string): boolean => name in requires.emits || parts.some(({ emits }) => name in emits);
  return listensTo
    .filter((name) => !isEmitted(name))
    .map((name) => ({
      code: 'event-nobody-emits',
      weight: 'note',
      subject: name,
      change: remote,
      message: `${remote}@${version} escuta '${name}', que ninguém publica neste portal.`,
    }));
}

function filledSlots(own: Part, parts: readonly Part[], isShellKnown: boolean): VerdictReason[] {
  return Object.entries(own.fills).flatMap(([slot, digest]): VerdictReason[] => {
    const opener = [own, ...parts].find(({ opens }) => slot in opens);
    if (opener) {
      if (!differs(opener.opens[slot], digest)) return [];
      const isAlone = !parts.some(({ fills }) => fills[slot] === digest);
      const change = isAlone ? own.name : opener.name;
      return [
        blocking(
          'slot-schema',
          slot,
          change,
          `O espaço '${slot}' de ${opener.label} dá outros dados do que ${own.label} espera. Recompile ${change}.`,
        ),
      ];
    }
    const owner = ownerOf(slot);
    if (owner === 'shell' && !isShellKnown) return [];
    const absent = parts.find((part) => part.owner === owner);
    if (absent)
      return [
        blocking(
          'slot-missing',
          slot,
          absent.name,
          `${own.label} preenche o espaço '${slot}', que ${absent.label} não tem. Atualize ${absent.name}.`,
        ),
      ];
    const message = `${own.label} preenche o espaço '${slot}', de um módulo que este portal não tem: a peça não aparece.`;
    return [{ code: 'slot-missing', weight: 'note', subject: slot, change: own.name, message }];
  });
}

/** Returns slots of this release that others fill and that are missing or have another schema. */
function openedSlots(own: Part, parts: readonly Part[]): VerdictReason[] {
  return parts.flatMap((part) =>
    Object.entries(part.fills).flatMap(([slot, digest]): VerdictReason[] => {
      if (ownerOf(slot) !== own.owner) return [];
      if (!(slot in own.opens))
        return [
          blocking(
            'slot-missing',
            slot,
            own.name,
            `${own.label} não tem mais o espaço '${slot}', que ${part.label} preenche. Mantenha-o em ${own.name}.`,
          ),
        ];
      if (!differs(own.opens[slot], digest)) return [];
      return [
        blocking(
          'slot-schema',
          slot,
          own.name,
          `O espaço '${slot}' de ${own.label} dá outros dados do que ${part.label} espera. Abra um espaço com outro nome (${nextVersion(slot)}).`,
        ),
      ];
    }),
  );
}

function ownerOf(slot: string): string {
  return slot.split('.', 1)[0] ?? '';
}
