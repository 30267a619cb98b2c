import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBundled, serverFolder } from './own-files.adapter.ts';

const bundle = pathToFileURL(`${serverFolder}/dist/`).href;
const maps = new Map<string, SourceMap | null>();

/**
 * Makes stacks of the bundle name the sources. A source map is read with the first stack that needs it: Node's own
 * `--enable-source-maps` reads all of them at the start, which takes half a second.
 */
export function nameSourcesInStacks(): void {
  if (!isBundled) return;
  Error.prepareStackTrace = (error, calls) =>
    [headOf(error), ...calls.map((call) => `    at ${inSources(String(call))}`)].join('\n');
}

function headOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

/** Replaces the place of a line such as `serve (file:///…/dist/chunks/x.js:10:5)`. */
function inSources(line: string): string {
  const [, before = '', url = '', row = '', column = '', after = ''] =
    /^(.*?)(file:[^\s()]+):(\d+):(\d+)(.*)$/.exec(line) ?? [];
  if (!url.startsWith(bundle)) return line;
  const found = mapOf(url)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (found === undefined || !('originalSource' in found)) return line;
  const source = resolve(dirname(fileURLToPath(url)), found.originalSource);
  return `${before}${pathToFileURL(source).href}:${found.originalLine + 1}:${found.originalColumn + 1}${after}`;
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMap['payload']);
  } catch {
    return null;
  }
}
