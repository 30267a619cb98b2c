import type { NodeInput } from './learning-file.schema.ts';

/** Returns the codes of nodes that contain themselves, directly or through others. */
export function nodeCycles(nodes: readonly Pick<NodeInput, 'code' | 'blocks'>[]): string[] {
  const below = new Map(
    nodes.map((node) => [
      node.code,
      node.blocks.flatMap((block) => block.elements.flatMap((element) => ('node' in element ? [element.node] : []))),
    ]),
  );
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (below.get(from) ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...below.keys()].filter((code) => reaches(code, code, new Set()));
}
