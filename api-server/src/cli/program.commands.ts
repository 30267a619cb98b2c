import { Command } from 'commander';
import { addBackupCommands } from './backup.commands.ts';
import { addCommentCommands } from './comment.commands.ts';
import type { CommandContext } from './command-context.types.ts';
import { addCredentialCommands } from './credential.commands.ts';
import { addDoctorCommand } from './doctor.command.ts';
import { addCompletionCommands } from './completion.commands.ts';
import { addEnrollmentRequestCommands } from './enrollment-request.commands.ts';
import { addExternalCourseCommands } from './external-course.commands.ts';
import { addKeyCommands } from './key.commands.ts';
import { addLockCommand } from './lock.command.ts';
import { addMigrateCommand } from './migrate.command.ts';
import { addModuleCommands } from './module.commands.ts';
import { addPlanCommands } from './plan.commands.ts';
import { addRemoteCommands } from './remote.commands.ts';
import { addScormCommands } from './scorm.commands.ts';
import { addAuditCommands } from './audit.commands.ts';
import { addSupportCommands } from './support.commands.ts';
import { addTenantCommands } from './tenant.commands.ts';
import { addStoreCommands } from './store.commands.ts';
import { addSsoCommands } from './sso.commands.ts';
import { addTokenCommands } from './token.commands.ts';
import { addSecondFactorCommands } from './second-factor.commands.ts';
import { addUserCommands } from './user.commands.ts';

/** Translations of Commander's headings. */
const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
};

/** Builds the `azulejo` command line. */
export function azulejoProgram(context: CommandContext): Command {
  const program = new Command('azulejo')
    .description('Administra uma instalação do Azulejo')
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand(false)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      writeOut: (text) => context.terminal.line(text.trimEnd()),
      writeErr: (text) => context.terminal.error(text.trimEnd()),
    })
    .exitOverride();
  addAuditCommands(program, context);
  addSupportCommands(program, context);
  addCommentCommands(program, context);
  addTenantCommands(program, context);
  addModuleCommands(program, context);
  addRemoteCommands(program, context);
  addLockCommand(program, context);
  addKeyCommands(program, context);
  addSsoCommands(program, context);
  addTokenCommands(program, context);
  addUserCommands(program, context);
  addSecondFactorCommands(program, context);
  addScormCommands(program, context);
  addCompletionCommands(program, context);
  addEnrollmentRequestCommands(program, context);
  addStoreCommands(program, context);
  addExternalCourseCommands(program, context);
  addPlanCommands(program, context);
  addCredentialCommands(program, context);
  addMigrateCommand(program, context);
  addBackupCommands(program, context);
  addDoctorCommand(program, context);
  return program;
}
