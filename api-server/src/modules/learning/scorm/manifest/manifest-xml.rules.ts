import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PackageFault } from './package-fault.rules.ts';

/** XML element with its attributes, text and children. Names are without their namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const ATTRIBUTES = ':@';
const TEXT = '#text';
const deepest = 100;

/** Parses XML. Never resolves external entities or other files. */
export function readXml(source: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(source))
    throw new PackageFault('O imsmanifest.xml declara um DOCTYPE ou uma entidade, o que não é aceito.');
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) throw new PackageFault(`O imsmanifest.xml não é um XML válido (linha ${verdict.err.line}).`);
  const parsed: unknown = parser.parse(source);
  const root = elementsOf(parsed, 0)[0];
  if (!root) throw new PackageFault('O imsmanifest.xml está vazio.');
  return root;
}

function elementsOf(nodes: unknown, depth: number): XmlElement[] {
  if (depth > deepest) throw new PackageFault('O imsmanifest.xml tem elementos aninhados demais.');
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => {
    if (!isRecord(node)) return [];
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (name === undefined) return [];
    const inner = node[name];
    return [
      { name, attributes: attributesOf(node[ATTRIBUTES]), text: textOf(inner), children: elementsOf(inner, depth + 1) },
    ];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attributesOf(value: unknown): Record<string, string> {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, decoded(String(text))]))
    : {};
}

function textOf(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  return decoded(
    nodes
      .map((node: unknown) => (isRecord(node) && TEXT in node ? String(node[TEXT]) : ''))
      .join('')
      .trim(),
  );
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Decodes the five XML entities and numeric character references; leaves all others unchanged. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|quot|apos|amp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function textIn(element: XmlElement | undefined, name: string): string {
  return childOf(element, name)?.text ?? '';
}

/**
 * Returns a function that reads an attribute as a boolean of XML Schema, which has two spellings: `true` and `1`, `false`
 * and `0`. Any other text is the default.
 */
export function flags(element: XmlElement | undefined): (name: string, otherwise: boolean) => boolean {
  return (name, otherwise) => {
    const text = element?.attributes[name]?.trim().toLowerCase() ?? '';
    return booleans.get(text) ?? otherwise;
  };
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
