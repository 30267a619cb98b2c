import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Storage } from '../../../../platform/storage/storage.port.ts';
import { childrenOf, readXml } from '../manifest/manifest-xml.rules.ts';
import type { XmlElement } from '../manifest/manifest-xml.rules.ts';
import { readManifest } from '../manifest/manifest.rules.ts';
import type { Manifest } from '../manifest/manifest.rules.ts';
import { openPackage } from './package-archive.service.ts';
import type { PackageArchive } from './package-archive.service.ts';
import { PackageFault } from '../manifest/package-fault.rules.ts';
import { withPackageFile } from './package-file.service.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';

/** Facts about a package that are known before it is imported. */
export interface PackageReport {
  /** Reason for which it would be refused; empty when it is accepted. */
  readonly refusal: string;
  readonly version: Manifest['version'] | '';
  readonly title: string;
  readonly lessons: number;
  readonly files: number;
  /** Bytes of all files, unpacked. */
  readonly size: number;
  readonly encodings: { readonly manifest: string; readonly names: string } | null;
  /** Rules of the manifest that the package uses, by their element names. */
  readonly rules: readonly string[];
  /** Files that the manifest refers to and the archive does not have. */
  readonly missing: readonly string[];
  /** Servers that pages and scripts of the package name. */
  readonly hosts: readonly string[];
  /** Links from the root of a server or to a disk, by the file that has them. */
  readonly absolute: readonly string[];
  /** Sentences that say what works differently here than the author may expect. */
  readonly differences: readonly string[];
}

const ruleElements = new Set([
  'prerequisites',
  'masteryscore',
  'maxtimeallowed',
  'controlMode',
  'preConditionRule',
  'postConditionRule',
  'exitConditionRule',
  'limitConditions',
  'rollupRule',
  'rollupConsiderations',
  'constrainedChoiceConsiderations',
  'objective',
  'mapInfo',
  'randomizationControls',
  'deliveryControls',
  'completionThreshold',
  'hideLMSUI',
  'data',
]);

/** Files whose text is searched, and how much of each and of all of them. */
const searched = new Set(['.html', '.htm', '.xhtml', '.js', '.mjs', '.css', '.json', '.xml']);
const MB = 1024 * 1024;
const longestSearched = 4 * MB;
const mostSearched = 256 * MB;
/** Entries of a list in the report. */
const mostListed = 50;

/** Hosts that packages name and never fetch from: namespaces and schemas. */
const noServers =
  /(^|\.)(w3\.org|adlnet\.org|imsglobal\.org|imsproject\.org|ieee\.org|schemas\.microsoft\.com|purl\.org)$/;

const nothing = { version: '', title: '', lessons: 0, files: 0, size: 0, encodings: null } as const;
const lists = { rules: [], missing: [], hosts: [], absolute: [], differences: [] };

/** Inspects the ZIP at this path without storing anything. */
export async function inspectPackage(path: string): Promise<PackageReport> {
  try {
    const archive = await openPackage(path, (await stat(path)).size);
    try {
      return { ...nothing, ...lists, ...(await inspect(archive)) };
    } finally {
      archive.close();
    }
  } catch (error) {
    // Disk errors carry a code, and are no fault of the package; what a damaged file throws is one.
    if ((error as NodeJS.ErrnoException).code?.startsWith('E')) throw error;
    const refusal = error instanceof PackageFault ? error.message : 'Um arquivo do pacote está danificado.';
    return { ...nothing, ...lists, refusal };
  }
}

/** Inspects the ZIP of a content's package, as `inspectPackage` does with a file. */
export async function inspectStored(
  row: Pick<PackageRow, 'location'>,
  storage: Pick<Storage, 'files'>,
): Promise<PackageReport> {
  try {
    return await withPackageFile(row, storage, inspectPackage);
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    return { ...nothing, ...lists, refusal: error.message };
  }
}

async function inspect(archive: PackageArchive): Promise<Partial<PackageReport> & { refusal: string }> {
  const { files, size, encodings } = archive;
  const known = { files: files.size, size, encodings };
  let root: XmlElement;
  let manifest: Manifest;
  try {
    root = readXml(archive.manifest);
    manifest = readManifest(archive.manifest);
  } catch (error) {
    return { ...known, refusal: error instanceof Error ? error.message : String(error) };
  }
  const rules = [...new Set(namesIn(root).filter((name) => ruleElements.has(name)))].toSorted();
  const missing = missingFiles(root, files);
  const lost = manifest.items.find(({ launch }) => launch !== '' && !hasFile(files, launch));
  const { hosts, absolute, uses } = await searchTexts(files);
  return {
    ...known,
    refusal: lost ? `A lição '${lost.title}' começa em '${lost.launch}', que não está no pacote.` : '',
    version: manifest.version,
    title: manifest.title,
    lessons: manifest.items.filter(({ type }) => type !== 'folder').length,
    rules,
    missing,
    hosts,
    absolute,
    differences: [...manifest.ignored, ...differencesOf(files, { hosts, uses })],
  };
}

function namesIn(element: XmlElement): string[] {
  return [element.name, ...element.children.flatMap(namesIn)];
}

function hasFile(files: PackageArchive['files'], address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return files.has(path) || files.has(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function missingFiles(root: XmlElement, files: PackageArchive['files']): string[] {
  const all = childrenOf(root, 'resources');
  const missing = all.flatMap((resources) =>
    childrenOf(resources, 'resource').flatMap((resource) => {
      const base = [root, resources, resource].map(({ attributes }) => attributes['base'] ?? '').join('');
      return childrenOf(resource, 'file')
        .map(({ attributes }) => base + (attributes['href'] ?? ''))
        .filter((href) => href !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !hasFile(files, href));
    }),
  );
  return [...new Set(missing)].slice(0, mostListed);
}

type Use = 'requests' | 'storage' | 'windows' | 'worker';

const uses: Readonly<Record<Use, RegExp>> = {
  requests: /\b(?:fetch\s*\(|XMLHttpRequest|WebSocket\s*\()/,
  storage: /\b(?:localStorage|indexedDB)\b/,
  windows: /\bwindow\.open\s*\(/,
  worker: /\bserviceWorker\b/,
};

async function searchTexts(
  files: PackageArchive['files'],
): Promise<{ hosts: string[]; absolute: string[]; uses: Set<Use> }> {
  const hosts = new Set<string>();
  const absolute: string[] = [];
  const found = new Set<Use>();
  let left = mostSearched;
  for (const [path, file] of files) {
    if (!searched.has(extname(path).toLowerCase()) || file.size > longestSearched || file.size > left) continue;
    left -= file.size;
    const source = await text(await file.open());
    for (const [, host = ''] of source.matchAll(/\bhttps?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi))
      if (!noServers.test(host.toLowerCase())) hosts.add(host.toLowerCase());
    if (/\b(?:src|href)\s*=\s*["'](?:\/(?!\/)|file:|[a-z]:\\)/i.test(source)) absolute.push(path);
    for (const [use, pattern] of Object.entries(uses)) if (pattern.test(source)) found.add(use as Use);
  }
  return {
    hosts: [...hosts].toSorted().slice(0, mostListed),
    absolute: absolute.slice(0, mostListed),
    uses: found,
  };
}

function differencesOf(
  files: PackageArchive['files'],
  { hosts, uses: found }: { hosts: readonly string[]; uses: ReadonlySet<Use> },
): string[] {
  const has = (extension: RegExp) => [...files.keys()].some((path) => extension.test(path));
  return [
    hosts.length > 0 && found.has('requests')
      ? 'Scripts do pacote não se conectam a outros servidores; imagens, vídeos, fontes e quadros por https carregam.'
      : '',
    found.has('storage') ? 'O que o pacote grava no navegador vale só para a visita: cada uma tem a sua origem.' : '',
    found.has('windows')
      ? 'Janelas que o pacote abre ficam dentro dos limites dele e não navegam o portal, a menos que o cliente as libere.'
      : '',
    found.has('worker') ? 'Service workers não são aceitos.' : '',
    has(/\.pdf$/i) ? 'PDFs são baixados: navegadores não os mostram dentro dos limites de um pacote.' : '',
    has(/\.swf$/i) ? 'Há arquivos Flash (.swf), que nenhum navegador atual executa.' : '',
  ].filter((line) => line !== '');
}
