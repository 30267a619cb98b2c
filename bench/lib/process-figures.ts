import { readFileSync, readdirSync } from 'node:fs';

/** Returns the milliseconds of CPU time that a process has used so far; 0 once it has ended. Linux counts hundredths of a second. */
export function cpuOf(pid: number): number {
  return timesOf(pid)[0];
}

/** Returns the milliseconds of CPU time of a process and of its children, those that have ended included. */
export function cpuOfFamily(pid: number): number {
  const [, ended = 0] = timesOf(pid);
  const children = processIds().filter((one) => parentOf(one) === pid);
  return ended + [pid, ...children].reduce((sum, one) => sum + cpuOf(one), 0);
}

/** Returns the kilobytes of memory that a process has now. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status'))?.[1] ?? 0);
}

/** Returns the ids of all processes of this program. */
export function processesOf(program: string): number[] {
  return processIds().filter((pid) => read(pid, 'comm').startsWith(program));
}

const processIds = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Fields of a process after its id and name. */
function statOf(pid: number): string[] {
  const [, afterName = ''] = /^\d+ \(.*\) (.*)$/s.exec(read(pid, 'stat')) ?? [];
  return afterName.split(' ');
}

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** Returns the milliseconds of CPU time of a process, and those of its children that have ended. */
function timesOf(pid: number): [own: number, ended: number] {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15).map(Number);
  return [(user + system) * 10, (endedUser + endedSystem) * 10];
}

/** Returns the ids of the PostgreSQL server that listens on this port and of its children. */
export function postgresOn(port: number): number[] {
  const all = processesOf('postgres');
  const server = all.find((pid) => read(pid, 'cmdline').split('\0').join(' ').includes(`-p ${port} `));
  return server === undefined
    ? []
    : [server, ...all.filter((pid) => /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat'))?.[1] === String(server))];
}

function read(pid: number, file: 'cmdline' | 'comm' | 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}
