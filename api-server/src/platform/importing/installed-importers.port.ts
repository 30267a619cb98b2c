import { definePort } from '../wiring.service.ts';
import type { Importer } from './importer.port.ts';

/** Importers of all modules, which the installation provides: an export of a company has data of every module. */
export const installedImporters = definePort<() => readonly Importer[]>('importing.installed-importers');
