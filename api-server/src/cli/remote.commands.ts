import type { Command } from 'commander';
import { addHealthCommand } from './health.commands.ts';
import type { CommandContext } from './command-context.types.ts';
import { addMoveCommands } from './remote-moves.commands.ts';
import { addRegistrationCommands } from './remote-registration.commands.ts';
import { addPublishCommand, addRemoteViews } from './remote-publish.commands.ts';
import { addVerifyCommand } from './verify-files.command.ts';
import { addVerdictCommand } from './verdict.commands.ts';

export function addRemoteCommands(program: Command, context: CommandContext): void {
  const remote = program
    .command('remote')
    .description('módulos remotos publicados')
    .addHelpText('after', '\nCom AZULEJO_SERVER e AZULEJO_TOKEN, age sobre um servidor em outro lugar (docs/cli.md).');
  addRegistrationCommands(remote, context);
  addPublishCommand(remote, context);
  addRemoteViews(remote, context);
  addMoveCommands(remote, context);
  addVerdictCommand(remote, context);
  addHealthCommand(remote, context);
  addVerifyCommand(remote, context);
}
