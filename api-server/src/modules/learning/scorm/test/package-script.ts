import { isOfLesson } from '@shared-kit/contracts/scorm';
import { commit } from './scorm.fixtures.ts';
import type { Learner } from './scorm.fixtures.ts';
import { go, lessons, visit } from './sequenced-learner.ts';

type Visit = Awaited<ReturnType<typeof visit>>;

const words: Readonly<Record<string, readonly [string, string]>> = {
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

/**
 * Plays a package through the calls of the server, from the list to the delivered lesson, and returns the script with
 * what really came out, so that a test compares two texts.
 *
 * - `open>A`, `continue>B`, `choice:B>B`, `jump:B>B`, `suspendAll>ended`, `exit>waiting`, `previous>409`
 * - `end:pass,score=0.8,O1.fail,at=p3,store0=x,suspend`: the lesson sets this and ends; `set:…`: it commits and goes on.
 *   `again` plays the current lesson once more.
 * - `see:entry=resume`, `see:O1.success_status=passed`, `see:cmi.location=p3`: what the lesson reads at its start
 * - `can:continue=true`, `can:choice.B=false`: answers to `adl.nav.request_valid`
 * - `toc=A*,B,-C`: the list; the current lesson has a star, locked ones a minus. `bar=continue,previous`: open steps
 * - `content=PASSED`: status of the content; `grade=80`: its grade in percent, `grade=null` without one
 */
export async function play(one: Learner, script: string): Promise<string> {
  const player: Player = { one, visit: undefined, sequence: 0, data: {} };
  const lines: string[] = [];
  for (const token of script.trim().split(/\s+/)) lines.push(await step(player, token));
  return lines.join(' ');
}

interface Player {
  readonly one: Learner;
  visit: Visit | undefined;
  sequence: number;
  /** Everything that the lesson has set, as its page sends it. */
  data: Record<string, string>;
}

async function step(player: Player, token: string): Promise<string> {
  const [name = '', rest = ''] = /^([a-z]+)[:=](.*)$/s.exec(token)?.slice(1) ?? [];
  if (token.includes('>')) return sendRequest(player, token.slice(0, token.indexOf('>')));
  switch (name) {
    case 'end':
    case 'set':
      await report(player, rest.split(','), name === 'end');
      return token;
    case 'see': {
      const element = rest.slice(0, rest.indexOf('='));
      return `see:${element}=${await read(player, element)}`;
    }
    case 'can': {
      const asked = rest.slice(0, rest.indexOf('='));
      return `can:${asked}=${(await current(player)).requestValid[asked.replace(/^(choice|jump)\.(.+)$/, '$1.{target=$2}')]}`;
    }
    case 'toc':
      return `toc=${await contents(player.one)}`;
    case 'bar': {
      const { sequencing } = await lessons(player.one);
      const open = [sequencing?.canContinue && 'continue', sequencing?.canPrevious && 'previous'];
      return `bar=${open.filter(Boolean).join(',')}`;
    }
    case 'grade':
      return `grade=${(await lessons(player.one)).contentEnrollment?.grade ?? null}`;
    case 'content':
      return `content=${(await lessons(player.one)).status}`;
  }
  if (token !== 'again') throw new Error(`${token} is no step`);
  player.visit = undefined;
  return token;
}

async function sendRequest(player: Player, said: string): Promise<string> {
  const [, kind, target] = /^(choice|jump):(.+)$/.exec(said) ?? [];
  player.visit = undefined;
  return `${said}>${await go(player.one, kind === undefined ? said : `{target=${target}}${kind}`)}`;
}

async function current(player: Player): Promise<Visit> {
  if (player.visit) return player.visit;
  const begun = await visit(player.one);
  const data = Object.fromEntries(Object.entries(begun.cmi).filter(([name]) => isOfLesson('2004', name)));
  Object.assign(player, { visit: begun, sequence: 0, data });
  return begun;
}

async function report(player: Player, said: readonly string[], terminated: boolean): Promise<void> {
  const { token, cmi } = await current(player);
  for (const word of said) Object.assign(player.data, elementsOf(word, cmi));
  const seconds = said.find((word) => word.startsWith('seconds='))?.slice('seconds='.length);
  player.sequence += 1;
  const sessionTime = seconds === undefined ? 1 : Number(seconds);
  const { requestValid } = await commit(token, player.sequence, player.data, { terminated, sessionTime });
  player.visit = { ...(await current(player)), requestValid: requestValid ?? {} };
}

function elementsOf(word: string, cmi: Readonly<Record<string, string>>): Record<string, string> {
  const [, objective, name = '', value = ''] = /^(?:(\w+)\.)?([\w-]+)(?:=(.*))?$/.exec(word) ?? [];
  const prefix = objective === undefined ? 'cmi.' : prefixOf(objective, cmi);
  const status = words[name];
  if (status) return { [prefix + status[0]]: status[1] };
  if (exits.has(name)) return { 'cmi.exit': name };
  if (numbers[name] !== undefined) return { [prefix + numbers[name]]: value };
  const store = /^store(\d)$/.exec(name)?.[1];
  if (store !== undefined) return { [`adl.data.${store}.store`]: value };
  return name === 'at' ? { 'cmi.location': value } : {};
}

function prefixOf(objective: string, cmi: Readonly<Record<string, string>>): string {
  const name = Object.entries(cmi).find(([key, id]) => /^cmi\.objectives\.\d+\.id$/.test(key) && id === objective)?.[0];
  if (name === undefined) throw new Error(`the lesson has no objective ${objective}`);
  return name.slice(0, -'id'.length);
}

async function read(player: Player, element: string): Promise<string> {
  const { cmi } = await current(player);
  if (element === 'objectives') return idsIn(cmi);
  const [, objective, rest = ''] = /^(\w+)\.(.+)$/.exec(element) ?? [];
  const plain = /^(cmi|adl)\./.test(element) ? element : `cmi.${element}`;
  const name =
    objective !== undefined && idsIn(cmi).split(',').includes(objective) ? prefixOf(objective, cmi) + rest : plain;
  return cmi[name] ?? '?';
}

function idsIn(cmi: Readonly<Record<string, string>>): string {
  return Object.entries(cmi)
    .filter(([name]) => /^cmi\.objectives\.\d+\.id$/.test(name))
    .map(([, id]) => id)
    .join(',');
}

async function contents(one: Learner): Promise<string> {
  const { scos, sequencing } = await lessons(one);
  const flat = (list: typeof scos): typeof scos => list.flatMap((sco) => [sco, ...flat(sco.scoItens)]);
  return flat(scos)
    .map(({ idSco, title, scoEnrollment }) =>
      idSco === sequencing?.idSco ? `${title}*` : scoEnrollment.prerequisitesMet === 1 ? title : `-${title}`,
    )
    .join(',');
}
