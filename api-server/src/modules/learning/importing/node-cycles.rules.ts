import type { NodeInput } from './learning-file.schema.ts';

/** Returns the codes of nodes that contain themselves, directly or through others. */
export function nodeCycles(nodes: readonly Pick<NodeInput, 'code' | 'blocks'>[]): string[] {
  return circles(
    new Map(
      nodes.map((node) => [
        node.code,
        node.blocks.flatMap((block) => block.elements.flatMap((element) => ('node' in element ? [element.node] : []))),
      ]),
    ),
  );
}

/** Returns the codes that lead back to themselves. */
export function circles(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (targets.get(from) ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...targets.keys()].filter((code) => reaches(code, code, new Set()));
}
