import { join } from 'node:path';
import { overrideAddress, refusalOfPortal } from './override-address.rules.ts';
import { serveBuild } from './serve-build.ts';

interface Development {
  /** Folder of the remote, with its `webpack.config.ts`. */
  readonly directory: string;
  readonly remote: string;
  /** Address of a running portal. */
  readonly portal: string;
  readonly port: number;
}

/**
 * Rebuilds a remote at every change, serves it to a deployed portal, and prints the address to open. Settles when it is
 * stopped.
 */
export async function developAgainst({ directory, remote, portal, port }: Development): Promise<void> {
  const refusal = refusalOfPortal(portal);
  if (refusal) throw new Error(refusal);
  // The build configurations read it when they load.
  process.env['NODE_ENV'] = 'development';
  const { watchFolder } = await import('../webpack/watch.ts');
  const served = await serveBuild(join(directory, 'dist'), port);
  let isFirst = true;
  const stopWatching = await watchFolder(directory, ({ errors, milliseconds }) => {
    if (errors) console.error(errors);
    else
      console.log(`  ✓ ${remote} built in ${(milliseconds / 1000).toFixed(1)} s${isFirst ? '' : ': reload the page'}`);
    if (isFirst && !errors) announce(overrideAddress(portal, remote, served.origin));
    isFirst &&= errors !== '';
  });
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });
  await stopWatching();
  await served.close();
}

function announce(address: string): void {
  console.log(
    `\nOpen with an account that has the developer permission:\n\n  ${address}\n\nA banner in the page ends it. Stop: Ctrl+C`,
  );
}
