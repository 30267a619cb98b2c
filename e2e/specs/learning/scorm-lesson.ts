import type { Frame, Page } from '@playwright/test';
import { withoutPrefix } from './scorm-company.ts';

interface LessonWindow {
  readonly api: Record<string, (...given: string[]) => string>;
  readonly hasStarted: boolean;
}

const statuses: Readonly<Record<string, readonly [string, string]>> = {
  pass: ['success_status', 'passed'],
  fail: ['success_status', 'failed'],
  unsure: ['success_status', 'unknown'],
  complete: ['completion_status', 'completed'],
  incomplete: ['completion_status', 'incomplete'],
  unattempted: ['completion_status', 'not attempted'],
};
const exits = new Set(['normal', 'suspend', 'logout', 'time-out']);
const numbers: Readonly<Record<string, string>> = {
  score: 'score.scaled',
  raw: 'score.raw',
  min: 'score.min',
  max: 'score.max',
  progress: 'progress_measure',
};

/** Open lesson of a page: does what a script says by the API of SCORM, as the lesson's own page would. */
export class OpenLesson {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns the frame of the lesson itself. */
  frame(): Frame | undefined {
    return this.#page.frames().findLast((one) => one.url().includes('/scorm/files/'));
  }

  /** Calls the API and returns its answer. */
  async call(name: string, ...given: string[]): Promise<string> {
    const frame = this.frame();
    if (!frame) throw new Error(`no lesson is open for ${name} ${given.join(' ')}`);
    return frame.evaluate(
      ([call = '', ...all]) => (globalThis as unknown as LessonWindow).api[call]?.(...all) ?? '',
      [name, ...given],
    );
  }

  /** Makes calls in turn, without a break between them, and returns their answers. */
  async callInTurn(calls: readonly (readonly string[])[]): Promise<string[]> {
    const frame = this.frame();
    if (!frame) throw new Error('no lesson is open');
    return frame.evaluate((all) => {
      const { api } = globalThis as unknown as LessonWindow;
      return all.map(([name = '', ...given]) => api[name]?.(...given) ?? '(no text)');
    }, calls);
  }

  /** Returns whether the frame of a lesson has started its API. */
  async hasStarted(frame: Frame): Promise<boolean> {
    return frame.evaluate(() => (globalThis as unknown as LessonWindow).hasStarted).catch(() => false);
  }

  /** Sets what the words of a script say. */
  async say(words: readonly string[]): Promise<void> {
    for (const word of words)
      for (const [name, value] of await this.#elementsOf(word))
        if ((await this.call('SetValue', name, value)) !== 'true')
          throw new Error(`SetValue(${name}, ${value}): error ${await this.call('GetLastError')}`);
  }

  async #elementsOf(word: string): Promise<(readonly [string, string])[]> {
    const [, objective, name = '', value = ''] = /^(?:(\w+)\.)?([\w-]+)(?:=(.*))?$/.exec(word) ?? [];
    const prefix = objective === undefined ? 'cmi.' : await this.#prefixOf(objective);
    const status = statuses[name];
    if (status) return [[prefix + status[0], status[1]]];
    if (exits.has(name)) return [['cmi.exit', name]];
    if (numbers[name] !== undefined) return [[prefix + numbers[name], value]];
    if (name === 'seconds') return [['cmi.session_time', `PT${value}S`]];
    const store = /^store(\d)$/.exec(name)?.[1];
    if (store !== undefined) return [[`adl.data.${store}.store`, value]];
    if (name === 'at') return [['cmi.location', value]];
    throw new Error(`${word} is no report`);
  }

  async #objectives(): Promise<string[]> {
    const count = Number(await this.call('GetValue', 'cmi.objectives._count'));
    return Promise.all(Array.from({ length: count }, (_, at) => this.call('GetValue', `cmi.objectives.${at}.id`)));
  }

  async #prefixOf(objective: string): Promise<string> {
    const at = (await this.#objectives()).indexOf(objective);
    if (at < 0) throw new Error(`the lesson has no objective ${objective}`);
    return `cmi.objectives.${at}.`;
  }

  /** Returns the value of an element as scripts write it. */
  async read(element: string): Promise<string> {
    if (element === 'objectives') return (await this.#objectives()).join(',');
    const [, objective, rest = ''] = /^(\w+)\.(.+)$/.exec(element) ?? [];
    const isPlain = /^(cmi|adl)\./.test(element);
    const name =
      !isPlain && objective !== undefined && (await this.#objectives()).includes(objective)
        ? (await this.#prefixOf(objective)) + rest
        : isPlain
          ? element
          : `cmi.${element}`;
    const value = await this.call('GetValue', name);
    // An element without a value is an error, and a status that nobody has set reads as unknown.
    if (value === '' && (await this.call('GetLastError')) !== '0') return '?';
    return value === 'unknown' ? '?' : withoutPrefix(value);
  }

  /** Returns whether a request is valid now: 'true', 'false' or 'undefined'. */
  async can(asked: string): Promise<string> {
    const name = asked.replace(/^(choice|jump)\.(.+)$/, '$1.{target=$2}');
    const value = await this.call('GetValue', `adl.nav.request_valid.${name}`);
    return value === '' || value === 'unknown' ? 'undefined' : value;
  }
}
