/** Milliseconds of CPU that one request takes of a node and of PostgreSQL. */
export interface Cost {
  readonly node: number;
  readonly database: number;
}

export interface Costs {
  /** The page of a course that is opened again: its document and its calls. */
  readonly open: Cost;
  /** The progress of a visit. */
  readonly save: Cost;
  /** An answer of an evaluation. The remaining time is taken to cost the same. */
  readonly answer: Cost;
  /** Bytes of an open, compressed. */
  readonly openBytes: number;
  readonly socket: { readonly memoryKB: number; readonly cpuPerMinute: number };
}

/** How many people there are and what they do. */
export interface Load {
  readonly companies: number;
  readonly peoplePerCompany: number;
  /** Part of all people who are online, 0 to 1. */
  readonly online: number;
  /** Seconds between two pages of a person. */
  readonly opensEvery: number;
  /** Part of those online whose content saves its progress, and the seconds between two saves. */
  readonly studying: number;
  readonly savesEvery: number;
  /** People in one evaluation, and the seconds between two answers, and between two reports of the remaining time. */
  readonly inExam: number;
  readonly answersEvery: number;
  readonly heartbeatEvery: number;
}

/** Limits of one installation. */
export interface Size {
  /** Part of a core that may be busy, 0 to 1: at more, waiting grows faster than work. */
  readonly busy: number;
  /** Cores of the largest server of PostgreSQL. */
  readonly databaseCores: number;
  /** Connections of a node. */
  readonly pool: number;
}

export interface Demand {
  readonly online: number;
  readonly opens: number;
  readonly saves: number;
  readonly answers: number;
  /** Nodes of one core each. */
  readonly nodes: number;
  readonly databaseCores: number;
  /** Installations (nodes, PostgreSQL and Redis of their own) over which the companies are spread. */
  readonly installations: number;
  readonly nodesEach: number;
  /** Connections that the nodes of one installation open. */
  readonly connectionsEach: number;
  readonly socketsPerNode: number;
  /** Memory of the sockets of a node. */
  readonly socketMB: number;
  /** Sent by the nodes in all; files with a hash in their name come from the content network. */
  readonly gigabitsPerSecond: number;
}

export function demandOf(costs: Costs, load: Load, size: Size): Demand {
  const people = load.companies * load.peoplePerCompany;
  const online = people * load.online;
  const opens = online / load.opensEvery;
  const saves = (online * load.studying) / load.savesEvery;
  const answers = load.inExam / load.answersEvery + load.inExam / load.heartbeatEvery;
  const busyCores = (of: keyof Cost): number =>
    (opens * costs.open[of] + saves * costs.save[of] + answers * costs.answer[of]) / 1000;
  const socketCores = (online * costs.socket.cpuPerMinute) / 60_000;
  const nodes = Math.ceil((busyCores('node') + socketCores) / size.busy);
  const databaseCores = Math.ceil(busyCores('database') / size.busy);
  const installations = Math.ceil(databaseCores / size.databaseCores);
  const nodesEach = Math.ceil(nodes / installations);
  const socketsPerNode = Math.ceil(online / nodes);
  return {
    online,
    opens,
    saves,
    answers,
    nodes,
    databaseCores,
    installations,
    nodesEach,
    connectionsEach: nodesEach * size.pool,
    socketsPerNode,
    socketMB: (socketsPerNode * costs.socket.memoryKB) / 1024,
    gigabitsPerSecond: (opens * costs.openBytes * 8) / 1e9,
  };
}

const everybody: Load = {
  companies: 1000,
  peoplePerCompany: 50_000,
  online: 0.05,
  opensEvery: 60,
  studying: 0.3,
  savesEvery: 10,
  inExam: 0,
  answersEvery: 20,
  heartbeatEvery: 10,
};
const oneCompany: Load = { ...everybody, companies: 1 };

/** The loads of docs/capacity.md. */
export const loads: Readonly<Record<string, Load>> = {
  '1 company of 50,000': oneCompany,
  '1 company, 20,000 of it in an exam': { ...oneCompany, inExam: 20_000 },
  '100 companies of 50,000': { ...everybody, companies: 100 },
  '1,000 companies of 50,000, one with an exam of 20,000': { ...everybody, inExam: 20_000 },
};

export const size: Size = { busy: 0.6, databaseCores: 32, pool: 10 };

/** Titles of the columns of `demandRows`. */
export const demandHead = [
  'load',
  'opens /s',
  'writes /s',
  'nodes',
  'database cores',
  'installations',
  'connections of each',
  'sockets of a node',
  'their memory',
  'Gbit/s',
];

/** The rows of docs/capacity.md: what each load needs. */
export function demandRows(costs: Costs): string[][] {
  const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
  return Object.entries(loads).map(([name, load]) => {
    const demand = demandOf(costs, load, size);
    return [
      name,
      whole(demand.opens),
      whole(demand.saves + demand.answers),
      whole(demand.nodes),
      whole(demand.databaseCores),
      whole(demand.installations),
      whole(demand.connectionsEach),
      whole(demand.socketsPerNode),
      `${whole(demand.socketMB)} MB`,
      demand.gigabitsPerSecond.toFixed(1),
    ];
  });
}
