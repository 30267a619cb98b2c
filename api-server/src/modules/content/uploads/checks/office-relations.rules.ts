import { withoutReferences } from './office-xml.rules.ts';
import { unsafe } from './refusals.rules.ts';
import { tagsNamed } from './xml-tags.rules.ts';

export interface Relation {
  /** Last word of the type: `hyperlink`, `image`, `oleObject`. */
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

const outside =
  'ele carrega conteúdo de outros endereços quando é aberto. Insira as imagens e os vídeos no próprio arquivo e envie de novo';
const embedded = 'há outros arquivos ou objetos (OLE) dentro dele. Cole-os como imagem ou envie-os à parte';
const macros = 'ele contém macros ou programas. Salve-o sem macros (.docx, .xlsx ou .pptx) e envie de novo';

const embeddedKinds: ReadonlySet<string> = new Set([
  'oleobject',
  'control',
  'activexcontrolbinary',
  'afchunk',
  'subdocument',
]);
const macroKinds = /vba|macrosheet|dialogsheet|attachedtoolbars|customui|userCustomization/i;

/** Returns the relations that a part of relations lists. */
export function relationsOf(text: string): Relation[] {
  return Array.from(tagsNamed(text, ['Relationship']), ({ attributes }) => ({
    kind: attribute(attributes, 'Type').split('/').at(-1) ?? '',
    target: attribute(attributes, 'Target'),
    isExternal: /^external$/i.test(attribute(attributes, 'TargetMode')),
  }));
}

function attribute(attributes: string, name: string): string {
  const [, quoted, apostrophed] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return withoutReferences(quoted ?? apostrophed ?? '').trim();
}

/** Rejects macros, embedded objects, and targets outside of the document other than links that a person follows. */
export function expectSafeRelations(relations: readonly Relation[]): void {
  for (const { kind, target, isExternal } of relations) {
    if (macroKinds.test(kind)) throw unsafe(macros);
    if (embeddedKinds.has(kind.toLowerCase())) throw unsafe(embedded);
    const leadsOut = isExternal || /^[a-z][a-z\d+.-]*:|^(\\\\|\/\/)/i.test(target);
    if (leadsOut && kind !== 'hyperlink') throw unsafe(outside);
    if (kind === 'hyperlink' && /^\s*(javascript|vbscript|data|file|ms-[\w-]+):|^\\\\/i.test(target))
      throw unsafe('há nele links que abrem programas ou arquivos. Troque-os por endereços https e envie de novo');
  }
}
