import { readBootDocument } from '../boot-document.ts';
import { guardFiles } from './guard-files.ts';

guardFiles(readBootDocument());
