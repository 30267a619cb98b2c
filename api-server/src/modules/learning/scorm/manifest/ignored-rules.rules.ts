import { childOf, childrenOf } from './manifest-xml.rules.ts';
import type { XmlElement } from './manifest-xml.rules.ts';
import { partsOf, ruleActions, ruleConditions, sequencingCollectionOf } from './manifest-sequencing.rules.ts';

/** Limits that SCORM 2004 does not require (CAM 5.1.4). */
const ignoredLimits = new Set([
  'attemptExperiencedDurationLimit',
  'activityAbsoluteDurationLimit',
  'activityExperiencedDurationLimit',
  'beginTimeLimit',
  'endTimeLimit',
]);

interface Package {
  readonly version: '1.2' | '2004';
  /** True when its sequencing orders its lessons. */
  readonly isSequenced: boolean;
}

/** Returns a sentence for each rule of a manifest that is not carried out (decision 997). */
export function ignoredRules(root: XmlElement, { version, isSequenced }: Package): string[] {
  const all = descendants(root);
  const named = (name: string) => all.filter((element) => element.name === name);
  const values = (elements: readonly XmlElement[], attribute: string) =>
    elements.flatMap(({ attributes }) => attributes[attribute]?.trim() ?? []);
  const organizations = childrenOf(childOf(root, 'organizations'), 'organization').length;
  const limits = named('limitConditions').flatMap(({ attributes }) => Object.keys(attributes));
  const conditions = values([...named('ruleCondition'), ...named('rollupCondition')], 'condition');
  const actions = values([...named('ruleAction'), ...named('rollupAction')], 'action');
  const sentences = [
    organizations > 1 ? `O pacote tem ${organizations} organizações, e só a padrão é usada.` : '',
    named('manifest').length > 0 ? 'Manifestos dentro do manifesto não são lidos.' : '',
    ...(version === '1.2'
      ? [named('sequencing').length > 0 ? 'Regras de sequência não valem em um pacote SCORM 1.2.' : '']
      : [
          ...limits.filter((name) => ignoredLimits.has(name)).map((name) => `O limite '${name}' não é cumprido.`),
          limitsTimeOfGroup(root)
            ? "O limite 'attemptAbsoluteDurationLimit' de um grupo de lições não é cumprido: só o de uma lição."
            : '',
          ...conditions
            .filter((name) => !ruleConditions.has(name) || name === 'outsideAvailableTimeRange')
            .map((name) => `A condição '${name.slice(0, 60)}' de uma regra nunca vale.`),
          ...actions
            .filter((name) => !ruleActions.has(name))
            .map((name) => `A regra com a ação '${name.slice(0, 60)}' não é cumprida: o SCORM 2004 não tem essa ação.`),
          named('auxiliaryResource').length > 0 ? 'Recursos auxiliares (auxiliaryResources) não são mostrados.' : '',
          isSequenced && named('prerequisites').length > 0
            ? 'Pré-requisitos não valem em um pacote que define a ordem das lições por regras.'
            : '',
        ]),
  ];
  return [...new Set(sentences)].filter((sentence) => sentence !== '');
}

/** The time of an attempt is known of lessons only, because they report it. */
function limitsTimeOfGroup(root: XmlElement): boolean {
  const collection = sequencingCollectionOf(root);
  return descendants(root)
    .filter((element) => childrenOf(element, 'item').length > 0)
    .some(
      (group) => 'attemptAbsoluteDurationLimit' in (partsOf(group, collection)('limitConditions')?.attributes ?? {}),
    );
}

function descendants({ children }: XmlElement): XmlElement[] {
  return children.flatMap((child) => [child, ...descendants(child)]);
}
