import { contentTypeLabel } from '@shared-kit/contracts/content';
import type { CardElement } from '@shared-kit/contracts/learning';

const emptyTexts = new Set(['', 'n/a', 'na', 'n/d', 'nd', '-']);

/** Returns the trimmed text; undefined for a placeholder that means "nothing" (B2.5-03). */
export function shownText(text: string): string | undefined {
  return emptyTexts.has(text.trim().toLowerCase()) ? undefined : text.trim();
}

/** Returns the title of a card, with a fallback for a missing one (B2.5-05). */
export function cardTitle({ title }: Pick<CardElement, 'title'>): string {
  return shownText(title) ?? 'Sem título';
}

/** Returns the text above the title: the parent nodes, or the type of content. */
export function cardEyebrow(element: CardElement): string | undefined {
  if (element.elementType === 'EVALUATION') return 'Avaliação';
  if (element.idContentType !== null) return contentTypeLabel(element.idContentType) ?? 'Conteúdo';
  const parents = element.parentNodes.map((node) => shownText(node.shortTitle) ?? node.title);
  return parents.length === 0 ? undefined : parents.join(' › ');
}

export function viewsText(views: number): string | undefined {
  if (views === 0) return undefined;
  return views === 1 ? '1 visualização' : `${views.toLocaleString('pt-BR')} visualizações`;
}
