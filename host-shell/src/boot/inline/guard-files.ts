import type { BootDocument } from '../boot-document.ts';

type GuardedDocument = Pick<BootDocument, 'shell' | 'composition' | 'override' | 'worker'>;
type GuardedElement = HTMLScriptElement | HTMLLinkElement;

/** Hash that matches no file. The browser rejects every file that carries it. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/**
 * Binds every script, stylesheet, preload and worker of the page to the hash that the boot document records for its address.
 * The server inlines this script before anything that can request a file. Bundlers (webpack, Rspack, Module Federation,
 * mini-css-extract) create their elements later and pass through it. Together with the page's policy, only recorded bytes run.
 */
export function guardFiles({ shell, composition, override, worker }: GuardedDocument): void {
  const hashes = new Map<string, string>();
  for (const { baseUrl, files } of [shell, ...composition.releases, ...composition.fallbacks]) {
    for (const [file, hash] of Object.entries(files)) hashes.set(new URL(baseUrl + file, location.href).href, hash);
  }
  const hashOf = (address: string): string | undefined => hashes.get(plainAddress(address));
  // Files of an override have no record: they change at every build.
  const isLocal = (address: string): boolean => override !== undefined && absolute(address)?.origin === override.origin;
  const integrityOf = (address: string): string => (isLocal(address) ? '' : (hashOf(address) ?? IMPOSSIBLE_HASH));
  const bind = (element: GuardedElement, address: string): void => {
    if ('rel' in element && /icon|manifest/.test(element.rel)) return;
    if (!isLocal(address)) element.integrity = integrityOf(address);
    element.crossOrigin = 'anonymous';
  };
  const retryAddress = countFailures(hashes);
  guardAddress(HTMLScriptElement.prototype, 'src', bind, retryAddress);
  guardAddress(HTMLLinkElement.prototype, 'href', bind, retryAddress);
  // A worker has no integrity attribute, so it is created only from bytes that were fetched with their hash.
  const workerSources = new Set<string>();
  const startWorker = async (address: string): Promise<Worker> => {
    // oxlint-disable-next-line no-restricted-globals -- it runs before the kit and requests a file, not an endpoint
    const reply = await fetch(retryAddress(address), { integrity: integrityOf(address) });
    if (!reply.ok) throw new TypeError(`${address} answered ${reply.status}`);
    const source = URL.createObjectURL(new Blob([await reply.arrayBuffer()], { type: 'text/javascript' }));
    workerSources.add(source);
    return new Worker(source, { type: 'module' });
  };
  Object.defineProperty(window, 'azulejoWorker', { value: startWorker });
  const isServiceWorker = (address: string): boolean =>
    Boolean(worker) && absolute(address)?.href === new URL(worker ?? '', location.href).href;
  // Markup is allowed, since the page's policy runs no script in it. Text never becomes code.
  (window as TrustingWindow).trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      hashOf(address) !== undefined ||
      isLocal(address) ||
      isServiceWorker(address) ||
      workerSources.has(String(address))
        ? address
        : null,
  });
}

interface TrustedTypeRules {
  createHTML(html: string): string;
  createScriptURL(address: string): string | null;
}

type TrustingWindow = Window & {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown };
};

function absolute(address: string): URL | undefined {
  return URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
}

/** Returns the address without query and fragment; empty when it is invalid. */
function plainAddress(address: string): string {
  return absolute(address)?.href.replace(/[?#].*/, '') ?? '';
}

/**
 * Returns a function that gives a failed file another address for the next try. Browsers reuse a failed preload and
 * wrong bytes that they cache under the same address.
 */
function countFailures(hashes: ReadonlyMap<string, string>): (address: string) => string {
  const failures = new Map<string, number>();
  document.addEventListener(
    'error',
    ({ target }) => {
      const { src, href } = (target ?? {}) as { src?: string; href?: string };
      const address = plainAddress(src || href || '');
      if (hashes.has(address)) failures.set(address, (failures.get(address) ?? 0) + 1);
    },
    true,
  );
  return (address) => {
    const plain = plainAddress(address);
    return failures.has(plain) ? `${plain}?again=${failures.get(plain)}` : address;
  };
}

/** Binds elements when their address is set, by property or by attribute. */
function guardAddress(
  prototype: GuardedElement,
  name: 'src' | 'href',
  bind: (element: GuardedElement, address: string) => void,
  retryAddress: (address: string) => string,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: GuardedElement, address: string) {
      bind(this, address);
      property?.set?.call(this, retryAddress(address));
    },
  });
  prototype.setAttribute = function setAttribute(this: GuardedElement, key: string, value: string) {
    const isAddress = key.toLowerCase() === name;
    if (isAddress) bind(this, value);
    Element.prototype.setAttribute.call(this, key, isAddress ? retryAddress(value) : value);
  };
}
