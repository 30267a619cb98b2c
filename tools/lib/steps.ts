const interactive = process.stdout.isTTY === true;

/** Failure that its message explains: printed without a stack. */
export class Fault extends Error {
  readonly details: string;
  readonly exitCode: number;

  constructor(message: string, details = '', exitCode = 1) {
    super(message);
    this.details = details;
    this.exitCode = exitCode;
    this.stack = details ? `${message}\n${details}` : message;
  }
}

export interface Step {
  /** Shows a text after the step's name, e.g. its progress. */
  note(text: string): void;
  done(): void;
  fail(): void;
}

let outer: Step | undefined;

/**
 * Prints one line per step, with its time: rewritten in place on a terminal, written once at the end elsewhere. A
 * nested step appears as a note of its parent.
 */
export function beginStep(name: string): Step {
  if (outer) return innerStep(name, outer);
  const started = Date.now();
  let note = '';
  const draw = (): void => {
    if (interactive) process.stdout.write(`\r\x1b[K  … ${name}${note && ` · ${note}`}  ${seconds(started)} s`);
  };
  const timer = interactive ? setInterval(draw, 200) : undefined;
  const finish = (mark: string): void => {
    clearInterval(timer);
    outer = undefined;
    if (interactive) process.stdout.write('\r\x1b[K');
    console.log(finishedLine(mark, name, note, started));
  };
  draw();
  outer = {
    note(text) {
      note = text;
      draw();
    },
    done: () => finish('✓'),
    fail: () => finish('✗'),
  };
  return outer;
}

/** Runs a step in parallel with others: prints one line when it has ended, and nothing before. */
export async function stepBesideOthers<T>(
  name: string,
  work: (note: (text: string) => void) => Promise<T>,
  hasFailed: (result: T) => boolean,
): Promise<T> {
  const started = Date.now();
  let note = '';
  const result = await work((text) => {
    note = text;
  });
  console.log(finishedLine(hasFailed(result) ? '✗' : '✓', name, note, started));
  return result;
}

function finishedLine(mark: string, name: string, note: string, started: number): string {
  return `  ${mark} ${(note ? `${name} · ${note}` : name).padEnd(64)} ${seconds(started).padStart(7)} s`;
}

function innerStep(name: string, around: Step): Step {
  around.note(name);
  return { note: (text) => around.note(`${name} · ${text}`), done: () => undefined, fail: () => undefined };
}

export async function step<T>(
  name: string,
  work: (note: (text: string) => void) => Promise<T>,
  hasFailed: (result: T) => boolean = () => false,
): Promise<T> {
  const current = beginStep(name);
  try {
    const result = await work(current.note);
    if (hasFailed(result)) current.fail();
    else current.done();
    return result;
  } catch (error) {
    current.fail();
    throw error;
  }
}

function seconds(started: number): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** Runs a command's main. Prints a Fault as text, any other error with its stack. */
export async function command(main: () => Promise<number | void>): Promise<void> {
  endWithParent();
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

/**
 * Ends this process with its parent: the bootstrap holds the other end of the channel, and killing it must not leave a
 * server behind.
 */
function endWithParent(): void {
  if (!process.send) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
