/** Words that identifiers and names of files do not use, with the standard terms to use instead. */
const standardTerms: Readonly<Record<string, string>> = {
  keep: 'save, queue, cache',
  kept: 'saved, queued, cached',
  tell: 'notify, publish, report',
  told: 'notified',
  hear: 'subscribe, receive',
  heard: 'received',
  ask: 'request, confirm',
  hold: 'lock, defer',
  held: 'locked, assigned',
  take: 'read, consume, revoke, reserve',
  news: 'event',
  fact: 'flag, property',
  facts: 'flags, summary',
  piece: 'slot component, chunk',
  calm: 'bare',
  condemn: 'yank',
  absolve: 'unyank',
};

/** Openings of comments and test titles that make a fragment instead of a sentence. */
const fragment = '(?:What|Who|Whom|Whoever|Whatever|Where|Whether|Of|Nothing|Nobody|None)\\b';

const declaration =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:function\*?|const|let|interface|type|class) +([A-Za-z]\w*)/gm;
const opening = new RegExp(String.raw`^\s*(?:/\*\*?|//|#|\*) (${fragment}.*)`);
const title = new RegExp(String.raw`\b(?:test|it|describe)(?:\.\w+)*\(\s*['"\`](${fragment}.*)`, 'gim');

/** Verbs that are only refused at the beginning of a name: `takeRoom`, but not `executeTakeFirst`. */
const onlyFirst: ReadonlySet<string> = new Set(['held', 'keep', 'ask', 'hold', 'take', 'hear', 'tell']);

function bannedIn(words: readonly string[]): string | undefined {
  return words.find((word, index) => word in standardTerms && (index === 0 || !onlyFirst.has(word)));
}

/** Returns the top-level names of a source whose words have a standard term, with the term. */
export function bannedNames(source: string): string[] {
  return [...source.matchAll(declaration)].flatMap(([, name = '']) => {
    const word = bannedIn(
      name
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(' '),
    );
    return word ? [`${name}: ${standardTerms[word]}`] : [];
  });
}

/** Returns the first word of a path that has a standard term, with the term; undefined when it has none. */
export function bannedPath(path: string): string | undefined {
  const word = path
    .split('/')
    .map((segment) => bannedIn(segment.split(/[-.]/)))
    .find((found) => found !== undefined);
  return word && `${word}: ${standardTerms[word]}`;
}

/** Returns the comments and test titles of a source that begin as a fragment. Lines that continue a comment are free. */
export function fragments(source: string): string[] {
  const lines = source.split('\n');
  const comments = lines.filter((line, index) => {
    const before = lines[index - 1] ?? '';
    const begins =
      /^\s*\/\*\*? /.test(line) ||
      (/^\s*\* /.test(line) && /^\s*\/\*\*?$/.test(before)) ||
      (/^\s*\/\/ /.test(line) && !/^\s*\/\/ /.test(before)) ||
      (/^\s*# /.test(line) && !/^\s*# /.test(before));
    return begins && opening.test(line);
  });
  return [...comments.map((line) => line.trim()), ...[...source.matchAll(title)].flatMap(([, text]) => text ?? [])];
}
