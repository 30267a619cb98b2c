import { posix } from 'node:path';
import type { ActivityTree } from '@shared-kit/contracts/sequencing';
import { ignoredRules } from './ignored-rules.rules.ts';
import { activityTreeOf, isSequenced, partsOf, sequencingCollectionOf } from './manifest-sequencing.rules.ts';
import type { SequencingCollection } from './manifest-sequencing.rules.ts';
import { childOf, childrenOf, flags, readXml, textIn } from './manifest-xml.rules.ts';
import type { XmlElement } from './manifest-xml.rules.ts';
import { PackageFault } from './package-fault.rules.ts';
import { PrerequisiteFault, namedIn, readPrerequisite } from './prerequisites.rules.ts';

export interface ManifestItem {
  readonly identifier: string;
  /** Identifier of the parent item; null at the top. */
  readonly parent: string | null;
  readonly title: string;
  /** First keyword of its metadata. */
  readonly label: string;
  /** Typical learning time of its metadata, e.g. `20min`. */
  readonly workload: string;
  readonly type: 'sco' | 'asset' | 'folder';
  /** Path in the package, with query; empty for a folder. */
  readonly launch: string;
  /** In percent: 0 to 100, from -100 in 2004. */
  readonly masteryScore: number | null;
  /** 0 to 1. */
  readonly completionThreshold: number | null;
  /** Prerequisites as the package writes them. */
  readonly prerequisites: string;
  /** False for an item that the table of contents leaves out; it is delivered in its place all the same. */
  readonly isVisible: boolean;
  /** False when nothing of a lesson counts (`tracked`). */
  readonly isTracked: boolean;
  /** True when the silence of a lesson completes nothing (`completionSetByContent`). */
  readonly completesItself: boolean;
  readonly launchData: string;
  readonly maxTimeAllowed: string;
  readonly timeLimitAction: string;
}

export interface Manifest {
  readonly version: '1.2' | '2004';
  readonly title: string;
  /** In the order of the package: an item before its children. */
  readonly items: readonly ManifestItem[];
  /** Sequencing of a 2004 package; null in 1.2. */
  readonly sequencing: {
    readonly tree: ActivityTree;
    /** False when the package states no order: its lessons are then open. */
    readonly isSequenced: boolean;
  } | null;
  /** Sentences about rules that are not carried out. */
  readonly ignored: readonly string[];
}

const maxItems = 1000;

/** Parses a manifest. Throws a fault in words for the operator. */
export function readManifest(source: string): Manifest {
  const root = readXml(source);
  if (root.name !== 'manifest') throw new PackageFault('O imsmanifest.xml não começa por <manifest>.');
  const version = versionOf(root, source);
  const organization = organizationOf(root);
  const resources = resourcesOf(root);
  const items: ManifestItem[] = [];
  const orders = version === '2004' && isSequenced(organization);
  collect(organization, { parent: null, version, resources, items, collection: sequencingCollectionOf(root) });
  if (!items.some((item) => item.type !== 'folder'))
    throw new PackageFault('O pacote não tem nenhuma lição que possa ser aberta.');
  checkRules(items);
  return {
    version,
    title: textIn(organization, 'title'),
    items,
    sequencing: version === '2004' ? { tree: activityTreeOf(root, organization), isSequenced: orders } : null,
    ignored: ignoredRules(root, { version, isSequenced: orders }),
  };
}

function versionOf(root: XmlElement, source: string): Manifest['version'] {
  const said = textIn(childOf(root, 'metadata'), 'schemaversion').trim();
  if (said.startsWith('1.2')) return '1.2';
  if (/2004|^CAM 1\.3|^1\.3/i.test(said)) return '2004';
  if (/adlcp_v1p3|imsss_v1p0/i.test(source)) return '2004';
  if (/adlcp_rootv1p2/i.test(source)) return '1.2';
  throw new PackageFault(
    said === ''
      ? 'O pacote não diz a versão do SCORM.'
      : `A versão '${said.slice(0, 40)}' não é aceita: use SCORM 1.2 ou SCORM 2004.`,
  );
}

function organizationOf(root: XmlElement): XmlElement {
  const all = childOf(root, 'organizations');
  const organizations = childrenOf(all, 'organization');
  const preferred = all?.attributes['default'];
  const organization = organizations.find((one) => one.attributes['identifier'] === preferred) ?? organizations[0];
  if (!organization) throw new PackageFault('O pacote não tem <organization>: é um pacote de recursos, sem lições.');
  return organization;
}

interface Resource {
  readonly type: 'sco' | 'asset';
  readonly launch: string;
}

function resourcesOf(root: XmlElement): ReadonlyMap<string, Resource> {
  const all = childOf(root, 'resources');
  const bases = [root.attributes['base'], all?.attributes['base']];
  return new Map(
    childrenOf(all, 'resource').map(({ attributes }) => {
      const type = (attributes['scormType'] ?? attributes['scormtype'] ?? '').toLowerCase() === 'sco' ? 'sco' : 'asset';
      const href = attributes['href'] ?? '';
      return [
        attributes['identifier'] ?? '',
        { type, launch: href === '' ? '' : [...bases, attributes['base'], href].filter(Boolean).join('') },
      ] as const;
    }),
  );
}

interface Place {
  readonly parent: string | null;
  readonly version: Manifest['version'];
  readonly resources: ReadonlyMap<string, Resource>;
  readonly items: ManifestItem[];
  readonly collection: SequencingCollection;
}

function collect(above: XmlElement, place: Place): void {
  for (const element of childrenOf(above, 'item')) {
    const item = itemOf(element, place);
    if (place.items.some(({ identifier }) => identifier === item.identifier))
      throw new PackageFault(`O identificador '${item.identifier}' aparece duas vezes.`);
    place.items.push(item);
    if (place.items.length > maxItems) throw new PackageFault(`O pacote tem mais de ${maxItems} itens.`);
    collect(element, { ...place, parent: item.identifier });
  }
}

function itemOf(element: XmlElement, { parent, version, resources, collection }: Place): ManifestItem {
  const identifier = element.attributes['identifier'] ?? '';
  if (!/^[^\s&|~=<>(){},*"]{1,200}$/.test(identifier))
    throw new PackageFault(`O item '${textIn(element, 'title')}' não tem um identificador que possa ser usado.`);
  const reference = element.attributes['identifierref'];
  const resource = reference === undefined ? undefined : resources.get(reference);
  if (reference !== undefined && !resource)
    throw new PackageFault(`O item '${identifier}' aponta para o recurso '${reference}', que não existe.`);
  const launch = resource ? launchOf(identifier, resource.launch, element.attributes['parameters'] ?? '') : '';
  const prerequisites = textIn(element, 'prerequisites');
  const part = partsOf(element, collection);
  // A 1.2 package has no sequencing.
  const delivery = flags(version === '2004' ? part('deliveryControls') : undefined);
  return {
    identifier,
    parent,
    title: textIn(element, 'title').slice(0, 300) || identifier,
    label: labelOf(element),
    workload: workloadOf(element),
    type: launch === '' ? 'folder' : (resource?.type ?? 'folder'),
    launch,
    masteryScore:
      version === '1.2'
        ? percent(textIn(element, 'masteryscore'), 1)
        : percent(minNormalizedMeasure(part('objectives')), 100),
    completionThreshold: thresholdOf(element),
    prerequisites,
    isVisible: flags(element)('isvisible', true),
    isTracked: delivery('tracked', true),
    completesItself: delivery('completionSetByContent', false),
    launchData: textIn(element, version === '1.2' ? 'datafromlms' : 'dataFromLMS').slice(0, 4096),
    maxTimeAllowed:
      textIn(element, 'maxtimeallowed') || (part('limitConditions')?.attributes['attemptAbsoluteDurationLimit'] ?? ''),
    timeLimitAction: textIn(element, version === '1.2' ? 'timelimitaction' : 'timeLimitAction'),
  };
}

/** Returns the start address of a lesson as a path inside the package. Throws a fault for an address outside of it. */
function launchOf(identifier: string, href: string, parameters: string): string {
  if (href === '') return '';
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\\/i.test(href))
    throw new PackageFault(`A lição '${identifier}' começa fora do pacote (${href.slice(0, 80)}).`);
  const [, file = '', search = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path = posix.normalize(file.replaceAll('\\', '/'));
  if (path === '.' || path.startsWith('..'))
    throw new PackageFault(`A lição '${identifier}' começa fora do pacote (${href.slice(0, 80)}).`);
  return withParameters(path + search, parameters.trim());
}

/** Appends the parameters of an item to the address of its resource (SCORM CAM 3.4). */
function withParameters(address: string, parameters: string): string {
  const bare = parameters.replace(/^[?&]+/, '');
  if (bare === '') return address;
  if (bare.startsWith('#')) return address.includes('#') ? address : address + bare;
  const [before = '', ...after] = address.split('#');
  const hash = after.length > 0 ? `#${after.join('#')}` : '';
  return `${before}${before.includes('?') ? '&' : '?'}${bare}${hash}`;
}

function labelOf(element: XmlElement): string {
  const keyword = inside(childOf(element, 'metadata'), 'keyword');
  return (keyword?.children[0]?.text ?? keyword?.text ?? '').slice(0, 120);
}

function workloadOf(element: XmlElement): string {
  const time = inside(childOf(element, 'metadata'), 'typicallearningtime');
  const text = time?.children[0]?.text ?? time?.text ?? '';
  const clock = /^(\d{1,4}):(\d{2})(?::\d{2})?/.exec(text) ?? /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(text);
  const minutes = Number(clock?.[1] ?? 0) * 60 + Number(clock?.[2] ?? 0);
  if (minutes === 0) return '';
  return minutes < 60
    ? `${minutes}min`
    : [`${Math.floor(minutes / 60)}h`, minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')].join('');
}

/** Returns the first element with this name at any depth, ignoring case. */
function inside(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? []) {
    const found = child.name.toLowerCase() === name ? child : inside(child, name);
    if (found) return found;
  }
  return undefined;
}

function minNormalizedMeasure(objectives: XmlElement | undefined): string {
  const objective = childOf(objectives, 'primaryObjective');
  return flags(objective)('satisfiedByMeasure', false) ? textIn(objective, 'minNormalizedMeasure') || '1' : '';
}

function thresholdOf(element: XmlElement): number | null {
  const threshold = childOf(element, 'completionThreshold');
  // The fourth edition states it as an attribute, with 1 as its default, which counts only when the measure completes the
  // activity (CAM 3.4.1.18); the editions before it state it as text.
  const isByMeasure = flags(threshold)('completedByMeasure', false);
  const text = isByMeasure ? (threshold?.attributes['minProgressMeasure'] ?? '1') : (threshold?.text.trim() ?? '');
  const value = Number(text);
  return text !== '' && value >= 0 && value <= 1 ? value : null;
}

/** Returns a passing score in percent; a measure of 2004 may be negative. */
function percent(text: string, times: 1 | 100): number | null {
  // Without the error of the multiplication, because lessons read the score back.
  const value = Math.round(Number(text) * times * 1e6) / 1e6;
  return text.trim() !== '' && value >= (times === 1 ? 0 : -100) && value <= 100 ? value : null;
}

function checkRules(items: readonly ManifestItem[]): void {
  const known = new Set(items.map(({ identifier }) => identifier));
  for (const item of items) {
    try {
      const unknown = namedIn(readPrerequisite(item.prerequisites)).find((identifier) => !known.has(identifier));
      if (unknown !== undefined) throw new PrerequisiteFault(`'${unknown}' não é um item do pacote`);
    } catch (error) {
      if (!(error instanceof PrerequisiteFault)) throw error;
      throw new PackageFault(`O pré-requisito da lição '${item.title}' não pode ser usado: ${error.message}.`, {
        cause: error,
      });
    }
  }
}
