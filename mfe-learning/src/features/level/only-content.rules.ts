import type { CardElement, Node } from '@shared-kit/contracts/learning';

/** Returns the content of a level that has no other element; undefined for any other level (B4.4-03). */
export function onlyContent(node: Pick<Node, 'blocks'>): CardElement | undefined {
  const elements = node.blocks.flatMap((block) => block.elements).filter((element) => element.elementType !== 'IMAGE');
  const [first] = elements;
  return elements.length === 1 && first?.elementType === 'CONTENT' ? first.data : undefined;
}
