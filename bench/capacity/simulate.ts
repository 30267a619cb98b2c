/** Milliseconds of CPU that one open takes of each program. */
export interface OpenCost {
  readonly node: number;
  readonly database: number;
  /** CPU of the program that makes the load; 0 when it has a machine of its own. */
  readonly load: number;
}

export interface Installation {
  readonly nodes: number;
  /** Cores that all programs share, or cores of the database where each node has one for itself. */
  readonly cores: { readonly shared: number } | { readonly database: number };
}

export interface Simulated {
  /** Opens a second that ended. */
  readonly opens: number;
  /** Milliseconds from the arrival to the end of an open. */
  readonly p50: number;
  readonly p99: number;
  /** Part of the time that the database, and the busiest node, had work: 0 to 1. */
  readonly busy: { readonly database: number; readonly node: number };
}

/** Parts of an open in their order: what asks, the node until its reads, the database, the node until its reply, what asks. */
type Place = 'load' | 'node' | 'database';
interface Open {
  readonly arrived: number;
  readonly node: number;
  readonly left: { place: Place; ms: number }[];
}

const tickMs = 0.5;
/** Seconds at the beginning that are not counted: the queues are empty then. */
const warmUp = 5;

/**
 * Simulates opens that arrive at random. A node does one thing at a time, in order of arrival; the database does all at
 * once; programs share cores evenly. The same seed gives the same result.
 */
export function simulate(
  cost: OpenCost,
  { nodes, cores }: Installation,
  { rate, seconds, seed = 1 }: { readonly rate: number; readonly seconds: number; readonly seed?: number },
): Simulated {
  const random = randomFrom(seed);
  const queues = Array.from({ length: nodes }, (): Open[] => []);
  const asking: Open[] = [];
  const inDatabase = new Set<Open>();
  const took: number[] = [];
  const busyTicks = { database: 0, node: queues.map(() => 0) };
  let nextArrival = gap(random, rate);
  let arrivals = 0;

  const enter = (open: Open, now: number): void => {
    const place = open.left[0]?.place;
    if (place === undefined) {
      if (open.arrived >= warmUp * 1000) took.push(now - open.arrived);
    } else if (place === 'load') asking.push(open);
    else if (place === 'node') queues[open.node]?.push(open);
    else inDatabase.add(open);
  };
  const work = (open: Open, ms: number, now: number, leave: () => void): void => {
    const part = open.left[0];
    if (!part) return;
    part.ms -= ms;
    if (part.ms > 0) return;
    open.left.shift();
    leave();
    enter(open, now);
  };

  const ticks = (seconds * 1000) / tickMs;
  for (let tick = 0; tick < ticks; tick += 1) {
    const now = tick * tickMs;
    for (; nextArrival <= now; nextArrival += gap(random, rate)) {
      enter({ arrived: nextArrival, node: arrivals % nodes, left: partsOf(cost) }, now);
      arrivals += 1;
    }
    const active = queues.map((queue) => queue[0]).filter((open) => open !== undefined);
    const asked = asking[0];
    const backends = [...inDatabase];
    const [ofNode, ofDatabase] = shares(cores, active.length + (asked ? 1 : 0), backends.length);
    if (backends.length > 0) busyTicks.database += Math.min(1, (backends.length * ofDatabase) / coresOf(cores));
    for (const [index, queue] of queues.entries())
      if (queue.length > 0) busyTicks.node[index] = (busyTicks.node[index] ?? 0) + 1;
    if (asked) work(asked, tickMs * ofNode, now, () => asking.shift());
    for (const open of active) work(open, tickMs * ofNode, now, () => queues[open.node]?.shift());
    for (const open of backends) work(open, tickMs * ofDatabase, now, () => inDatabase.delete(open));
  }
  took.sort((one, other) => one - other);
  const at = (part: number): number => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? NaN;
  return {
    opens: took.length / (seconds - warmUp),
    p50: at(0.5),
    p99: at(0.99),
    busy: { database: busyTicks.database / ticks, node: Math.max(...busyTicks.node) / ticks },
  };
}

function partsOf({ node, database, load }: OpenCost): Open['left'] {
  const asks = load === 0 ? [] : [{ place: 'load' as const, ms: load / 2 }];
  const halves = [
    { place: 'node' as const, ms: node / 2 },
    { place: 'database' as const, ms: database },
  ];
  return [...asks, ...halves, { place: 'node', ms: node / 2 }, ...asks.map((part) => ({ ...part }))];
}

const coresOf = (cores: Installation['cores']): number => ('shared' in cores ? cores.shared : cores.database);

/** Returns how much of a core each busy node, and each busy connection of the database, gets. */
function shares(cores: Installation['cores'], others: number, backends: number): readonly [number, number] {
  if ('database' in cores) return [1, backends === 0 ? 1 : Math.min(1, cores.database / backends)];
  const each = others + backends === 0 ? 1 : Math.min(1, cores.shared / (others + backends));
  return [each, each];
}

/** Returns the milliseconds until the next arrival, at this many a second. */
function gap(random: () => number, rate: number): number {
  return (-Math.log(1 - random()) * 1000) / rate;
}

/** Numbers from 0 to 1 that look random, by mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
