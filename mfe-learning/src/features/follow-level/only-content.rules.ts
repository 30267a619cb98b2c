import type { CardElement, Node } from 'shared-kit/contracts/learning';

/** The content of a level that holds it and nothing else (B4.4-03); undefined for any other level. */
export function onlyContent(node: Pick<Node, 'blocks'>): CardElement | undefined {
  const elements = node.blocks.flatMap((block) => block.elements).filter((element) => element.elementType !== 'IMAGE');
  const [first] = elements;
  return elements.length === 1 && first?.elementType === 'CONTENT' ? first.data : undefined;
}
