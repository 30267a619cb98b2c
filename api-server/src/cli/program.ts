import { Command } from 'commander';
import type { Platform } from '../platform/platform.ts';
import { addDoctorCommand } from './doctor.command.ts';
import { addMigrateCommand } from './migrate.command.ts';
import { addModuleCommands } from './module.commands.ts';
import { addRemoteCommands } from './remote.commands.ts';
import { addTenantCommands } from './tenant.commands.ts';
import type { Terminal } from './terminal.ts';
import { addUserCommands } from './user.commands.ts';

export interface CommandContext {
  readonly terminal: Terminal;
  /** Opened by the first command that needs it. */
  platform(): Promise<Platform>;
}

/** The `azulejo` command line. */
export function azulejoProgram(context: CommandContext): Command {
  const program = new Command('azulejo')
    .description('Administra uma instalação do Azulejo')
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => context.terminal.line(text.trimEnd()),
      writeErr: (text) => context.terminal.error(text.trimEnd()),
    })
    .exitOverride();
  addTenantCommands(program, context);
  addModuleCommands(program, context);
  addRemoteCommands(program, context);
  addUserCommands(program, context);
  addMigrateCommand(program, context);
  addDoctorCommand(program, context);
  return program;
}
