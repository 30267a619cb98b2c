import { getScormLessons, navigateScorm } from '@shared-kit/contracts/learning';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../support/api.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { OpenLesson } from './scorm-lesson.ts';
import type { Place } from './scorm-place.ts';

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
  readonly #lesson: OpenLesson;
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
    this.#lesson = new OpenLesson(page);
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
          name === 'set' ? 'Commit' : requestsOfLessons.test(following) ? '' : 'Terminate',
        );
        return token;
      case 'see':
        return `see:${asked}=${await this.#lesson.read(asked)}`;
      case 'can':
        return `can:${asked}=${await settled(() => this.#lesson.can(asked), expected)}`;
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

  /** Sets values and calls what ends the report. A request of the lesson itself follows where that is empty. */
  async #report(words: readonly string[], ending: 'Commit' | 'Terminate' | ''): Promise<void> {
    await this.#lesson.say(words);
    if (ending === '') return;
    await this.#lesson.call(ending, '');
    if (ending === 'Terminate') this.#hasEnded = true;
  }

  #lessons() {
    const { idContentItem, ...query } = this.#place;
    return this.#api.call(getScormLessons, { params: { idContentItem }, query });
  }

  /** Carries out a request and returns it with the lesson that it delivers, or what else came out. */
  async #ask(request: string, expected: string): Promise<string> {
    this.#past = this.#lesson.frame()?.url() ?? '';
    this.#answer = '';
    if (!(await this.#request(request, expected !== '409'))) return `${request}>409`;
    return `${request}>${await this.#outcome(request, expected)}`;
  }

  /** Makes the request by the control of the player, else by the lesson. Returns false when neither can. */
  async #request(request: string, isExpected: boolean): Promise<boolean> {
    const page = this.#page;
    if (request === 'open') {
      await openPackage(page, this.#path);
      return true;
    }
    const control = this.#controlOf(request);
    if (control && (await this.#isOpen(control, isExpected))) {
      await control.first().click();
      return true;
    }
    if (this.#hasEnded) return false;
    const [, kind, target] = /^(choice|jump):(.+)$/.exec(request) ?? [];
    const wanted = kind === undefined ? request : `{target=${target}}${kind}`;
    if (kind === 'choice' || request === 'continue' || request === 'previous') {
      const valid = kind === undefined ? request : `${kind}.{target=${target}}`;
      if ((await this.#lesson.call('GetValue', `adl.nav.request_valid.${valid}`)) !== 'true') return false;
    }
    await this.#lesson.call('SetValue', 'adl.nav.request', wanted);
    await this.#lesson.call('Terminate', '');
    this.#hasEnded = true;
    return true;
  }

  /** Returns whether a control can be used. Once the lesson has ended, the page needs a moment to know what has become open. */
  async #isOpen(control: Locator, isExpected: boolean): Promise<boolean> {
    const read = async () => String((await control.count()) > 0 && (await control.first().isEnabled()));
    return (isExpected && this.#hasEnded ? await settled(read, 'true') : await read()) === 'true';
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
      const frame = this.#lesson.frame();
      if (frame && frame.url() !== this.#past && (await this.#lesson.hasStarted(frame))) {
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

/** Opens the page of a package, and its lesson. */
export async function openPackage(page: Page, path: string): Promise<void> {
  // An address that is open already keeps the state of its list, which does not open by itself.
  await page.goto('about:blank');
  await page.goto(path);
  // A package opens by itself, unless it is done.
  const again = page.getByRole('button', { name: 'Fazer de novo' });
  await again
    .or(page.locator('iframe'))
    .or(page.getByRole('button', { name: 'Continuar' }))
    .first()
    .waitFor();
  if (await again.isVisible()) await again.click();
}

const split = (text: string, by: string): [string, string] => {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** Reads until the value is the expected one, for some seconds: the page follows the lesson's report. Returns the last value. */
export async function settled(read: () => Promise<string>, expected: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (value === expected || Date.now() > deadline) return value;
    await pause(100);
  }
}
