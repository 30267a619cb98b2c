import { readFileSync, readdirSync } from 'node:fs';

/** Returns the milliseconds of CPU time that a process has used so far; 0 once it has ended. Linux counts hundredths of a second. */
export function cpuOf(pid: number): number {
  const [, afterName = ''] = /^\d+ \(.*\) (.*)$/s.exec(read(pid, 'stat')) ?? [];
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Returns the kilobytes of memory that a process has now. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status'))?.[1] ?? 0);
}

/** Returns the ids of all processes of this program. */
export function processesOf(program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(Number(name), 'comm').startsWith(program))
    .map(Number);
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
