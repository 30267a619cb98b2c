import { refuse } from '../../../platform/errors.ts';

/** Refuses to change what the files of the company decide. */
export function expectOnScreens({ isGovernedByFiles }: { readonly isGovernedByFiles: boolean }): void {
  if (isGovernedByFiles)
    throw refuse(
      'admin.files-govern',
      409,
      'Os arquivos desta empresa decidem as configurações. Peça a mudança a quem cuida da instalação.',
    );
}
