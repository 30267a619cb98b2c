import { getScormLessons, navigateScorm } from '@shared-kit/contracts/learning';
import type { Frame, Locator, Page } from '@playwright/test';
import type { Api } from '../../support/api.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { withoutPrefix } from './scorm-company.ts';
import type { Place } from './scorm-place.ts';

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
/** Requests for which the bar has no control. */
const requestsOfLessons = /^(exit|exitAll|abandon|abandonAll|suspendAll|jump:.+)>/;

/**
 * Plays a script in the player: by its buttons, and by the API of the lesson. Returns the script with what really came out. The server's
 * tests describe the words of a script (package-script.ts).
 */
export async function playInPlayer(page: Page, api: Api, path: string, place: Place, script: string): Promise<string> {
  const player = new Player(page, api, path, place);
  const tokens = script.trim().split(/\s+/);
  const lines: string[] = [];
  for (const [at, token] of tokens.entries()) lines.push(await player.step(token, tokens[at + 1] ?? ''));
  return lines.join(' ');
}

class Player {
  readonly #page: Page;
  readonly #api: Api;
  readonly #path: string;
  readonly #place: Place;
  /** Address of the visit whose lesson ended or was left. */
  #past = '';
  #hasEnded = true;
  /** Answer of the server to the last request of the page. */
  #answer = '';

  constructor(page: Page, api: Api, path: string, place: Place) {
    this.#page = page;
    this.#api = api;
    this.#path = path;
    this.#place = place;
    page.on('response', async (response) => {
      if (!response.url().endsWith(navigateScorm.path) || response.request().method() !== 'POST') return;
      const reply = response.ok() ? ((await response.json().catch(() => ({}))) as { kind?: string }) : {};
      this.#answer = reply.kind ?? String(response.status());
    });
  }

  async step(token: string, following: string): Promise<string> {
    const [name = '', rest = ''] = /^([a-z]+)[:=](.*)$/s.exec(token)?.slice(1) ?? [];
    const [asked = '', expected = ''] = split(rest, '=');
    if (token.includes('>')) return this.#ask(...split(token, '>'));
    switch (name) {
      case 'set':
      case 'end':
        await this.#report(
          rest.split(','),
          name === 'end' && !requestsOfLessons.test(following) ? 'Terminate' : name === 'set' ? 'Commit' : '',
        );
        return token;
      case 'see':
        return `see:${asked}=${await this.#read(asked)}`;
      case 'can':
        return `can:${asked}=${await settled(() => this.#can(asked), expected)}`;
      case 'toc':
        return `toc=${await settled(() => this.#contents(), rest)}`;
      case 'bar':
        return `bar=${await settled(() => this.#bar(), rest)}`;
      case 'content':
        return `content=${await settled(async () => (await this.#lessons()).status, rest)}`;
      case 'grade':
        return `grade=${await settled(async () => String((await this.#lessons()).contentEnrollment?.grade ?? null), rest)}`;
    }
    throw new Error(`${token} is no step`);
  }

  #lessons() {
    const { idContentItem, ...query } = this.#place;
    return this.#api.call(getScormLessons, { params: { idContentItem }, query });
  }

  /** Carries out a request and returns it with the lesson that it delivers, or what else came out. */
  async #ask(request: string, expected: string): Promise<string> {
    this.#past = this.#frame()?.url() ?? '';
    this.#answer = '';
    if (!(await this.#request(request))) return `${request}>409`;
    return `${request}>${await this.#outcome(request, expected)}`;
  }

  /** Makes the request by the control of the player, else by the lesson. Returns false when neither can. */
  async #request(request: string): Promise<boolean> {
    const page = this.#page;
    if (request === 'open') {
      // An address that is open already keeps the state of its list, which does not open by itself.
      await page.goto('about:blank');
      await page.goto(this.#path);
      // A package opens by itself, unless it is done.
      const again = page.getByRole('button', { name: 'Fazer de novo' });
      await again
        .or(page.locator('iframe'))
        .or(page.getByRole('button', { name: 'Continuar' }))
        .first()
        .waitFor();
      if (await again.isVisible()) await again.click();
      return true;
    }
    const control = this.#controlOf(request);
    if (control && (await control.count()) > 0 && (await control.first().isEnabled())) {
      await control.first().click();
      return true;
    }
    if (this.#hasEnded) return false;
    const [, kind, target] = /^(choice|jump):(.+)$/.exec(request) ?? [];
    const wanted = kind === undefined ? request : `{target=${target}}${kind}`;
    if (kind === 'choice' || request === 'continue' || request === 'previous') {
      const valid = kind === undefined ? request : `${kind}.{target=${target}}`;
      if ((await this.#call('GetValue', `adl.nav.request_valid.${valid}`)) !== 'true') return false;
    }
    await this.#call('SetValue', 'adl.nav.request', wanted);
    await this.#call('Terminate', '');
    this.#hasEnded = true;
    return true;
  }

  #controlOf(request: string): Locator | undefined {
    const page = this.#page;
    const [, target] = /^choice:(.+)$/.exec(request) ?? [];
    if (target !== undefined)
      return page
        .getByRole('navigation', { name: 'Sumário do conteúdo' })
        .getByRole('button')
        .filter({ hasText: new RegExp(`^${target}`) })
        .or(page.getByRole('region', { name: 'Lições' }).getByRole('link', { name: target, exact: true }));
    if (request === 'exit' && this.#hasEnded) return page.getByRole('button', { name: 'FECHAR CONTEÚDO' });
    const name = { continue: 'Próximo', previous: 'Anterior' }[request];
    return name === undefined
      ? undefined
      : page.getByRole('navigation', { name: 'Passos do conteúdo' }).getByRole('button', { name });
  }

  async #outcome(request: string, expected: string): Promise<string> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (/^\d+$/.test(this.#answer)) return this.#answer;
      const frame = this.#frame();
      if (frame && frame.url() !== this.#past && (await isStarted(frame))) {
        this.#hasEnded = false;
        return (await this.#page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      }
      const isList = /\/lms\//.test(this.#page.url()) && !frame;
      if (isList && (this.#answer === 'ended' || this.#answer === 'waiting')) {
        this.#hasEnded = true;
        return this.#answer;
      }
      await pause(50);
    }
    return `nothing (${request}, expected ${expected}, server ${this.#answer}, at ${this.#page.url()})`;
  }

  #frame(): Frame | undefined {
    return this.#page.frames().findLast((one) => one.url().includes('/scorm/files/'));
  }

  async #call(name: string, ...given: string[]): Promise<string> {
    const frame = this.#frame();
    if (!frame) throw new Error(`no lesson is open for ${name} ${given.join(' ')}`);
    return frame.evaluate(
      ([call = '', ...all]) => (globalThis as unknown as LessonWindow).api[call]?.(...all) ?? '',
      [name, ...given],
    );
  }

  async #report(said: readonly string[], ending: string): Promise<void> {
    for (const word of said)
      for (const [name, value] of await this.#elementsOf(word))
        if ((await this.#call('SetValue', name, value)) !== 'true')
          throw new Error(`SetValue(${name}, ${value}): error ${await this.#call('GetLastError')}`);
    if (ending === '') return;
    await this.#call(ending, '');
    if (ending === 'Terminate') this.#hasEnded = true;
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
    const count = Number(await this.#call('GetValue', 'cmi.objectives._count'));
    return Promise.all(Array.from({ length: count }, (_, at) => this.#call('GetValue', `cmi.objectives.${at}.id`)));
  }

  async #prefixOf(objective: string): Promise<string> {
    const at = (await this.#objectives()).indexOf(objective);
    if (at < 0) throw new Error(`the lesson has no objective ${objective}`);
    return `cmi.objectives.${at}.`;
  }

  async #read(element: string): Promise<string> {
    if (element === 'objectives') return (await this.#objectives()).join(',');
    const [, objective, rest = ''] = /^(\w+)\.(.+)$/.exec(element) ?? [];
    const isPlain = /^(cmi|adl)\./.test(element);
    const name =
      !isPlain && objective !== undefined && (await this.#objectives()).includes(objective)
        ? (await this.#prefixOf(objective)) + rest
        : isPlain
          ? element
          : `cmi.${element}`;
    const value = await this.#call('GetValue', name);
    // An element without a value is an error, and a status that nobody has set reads as unknown.
    if (value === '' && (await this.#call('GetLastError')) !== '0') return '?';
    return value === 'unknown' ? '?' : withoutPrefix(value);
  }

  async #can(asked: string): Promise<string> {
    const name = asked.replace(/^(choice|jump)\.(.+)$/, '$1.{target=$2}');
    const value = await this.#call('GetValue', `adl.nav.request_valid.${name}`);
    return value === '' || value === 'unknown' ? 'undefined' : value;
  }

  /** Reads the table of contents beside the lesson, or the list of lessons where none is open. */
  async #contents(): Promise<string> {
    const entries = this.#page
      .getByRole('navigation', { name: 'Sumário do conteúdo' })
      .or(this.#page.getByRole('region', { name: 'Lições' }))
      .getByRole('listitem');
    const shown = await entries.evaluateAll((items) =>
      items.map((item) => {
        const entry = item.querySelector('button, span, article, h2, h3, h4');
        const title =
          (entry?.querySelector('h2, h3, h4') ?? entry?.firstElementChild ?? entry)?.textContent || entry?.textContent;
        if (entry?.getAttribute('aria-current') === 'step') return `${title}*`;
        const isLocked =
          entry instanceof HTMLButtonElement
            ? entry.disabled
            : entry?.hasAttribute('data-locked') || (entry?.tagName === 'SPAN' && entry.querySelector('svg') !== null);
        return isLocked ? `-${title}` : `${title}`;
      }),
    );
    return shown.join(',');
  }

  async #bar(): Promise<string> {
    const open: string[] = [];
    for (const request of ['continue', 'previous']) {
      const control = this.#controlOf(request);
      if (control && (await control.count()) > 0 && (await control.isEnabled())) open.push(request);
    }
    return open.join(',');
  }
}

const split = (text: string, by: string): [string, string] => {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const isStarted = (frame: Frame): Promise<boolean> =>
  frame.evaluate(() => (globalThis as unknown as LessonWindow).hasStarted).catch(() => false);

/** Reads until the value is the expected one, for some seconds: the page follows the lesson's report. Returns the last value. */
async function settled(read: () => Promise<string>, expected: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (value === expected || Date.now() > deadline) return value;
    await pause(100);
  }
}
