import { resolve } from 'node:path';
import { holderOf } from '../../api-server/src/platform/database/data-directory.adapter.ts';
import { exitCodes } from '../../api-server/src/platform/start-error.types.ts';
import { readDemoTenants } from './demo-tenants.ts';
import { readVariants } from './demo-variants.ts';
import type { DemoVariant } from './demo-variants.ts';
import { isPortFree } from './ports.ts';
import { Fault } from './steps.ts';

/**
 * Reports conditions that would stop the server before minutes go into a build. The server checks again, under its own
 * lock.
 */
export async function refuseEarly(port: number, dataDirectory: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65534)
    throw new Fault('PORT must be a number from 1 to 65534.', '', exitCodes.usage);
  const holder = await holderOf(dataDirectory);
  if (holder) {
    const message = `Another Azulejo (process ${holder.pid}, since ${holder.since}) is using ${dataDirectory}. Stop it, or name another folder in AZULEJO_DATA. Nothing was changed.`;
    throw new Fault(message, '', exitCodes.secondInstance);
  }
  for (const each of [port, port + 1]) {
    if (await isPortFree(each)) continue;
    const message = `Port ${each} is in use by another program. Stop it, or choose another with PORT (the portal takes two: ${port} and ${port + 1}). Nothing was changed.`;
    throw new Fault(message, '', exitCodes.portBusy);
  }
}

/** Prints the portal's address and the demo logins. */
export function announce(origin: string, dataDirectory: string): void {
  const started = Number(process.env['AZULEJO_STARTED'] || Date.now());
  console.log(
    `\nAzulejo is up (${((Date.now() - started) / 1000).toFixed(1)} s). Everybody and everything in it is made up.\n`,
  );
  console.log(
    '  This is a DEMONSTRATION: published passwords, pretended payments, mail and PINs that only go to a folder.\n  Never let real people use it; docs/runbook.md says how to declare a production (INSTALLATION=production).\n',
  );
  for (const { name, segment, password, people } of readDemoTenants()) {
    console.log(`  ${name.padEnd(20)} ${origin}/${segment}`);
    console.log(`  ${''.padEnd(20)} ${listed(people.map(({ username }) => username))}, password ${password}`);
  }
  const variants = readVariants();
  const addressesOf = (kind: DemoVariant['kind']): string =>
    variants
      .filter((variant) => variant.kind === kind)
      .map(({ key }) => `${origin}/${key}`)
      .join(' · ');
  console.log(`\n  Other homes: ${addressesOf('home')}\n  Other trials: ${addressesOf('trial')}`);
  console.log(
    `\n  Who is who: demo/README.md · Mail and PINs that were sent: ${resolve(dataDirectory, 'outbox')} · Stop: Ctrl+C`,
  );
}

function listed(names: readonly string[]): string {
  const shown = 10;
  return names.length <= shown
    ? names.join(', ')
    : `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
}
