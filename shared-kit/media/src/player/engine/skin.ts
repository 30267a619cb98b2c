import { classNames } from '@shared-kit/ui';
import controls from './controls.module.css';
import stage from './stage.module.css';

/** Class names of the engine's element. */
export const skin = classNames(stage.stage, controls.controls);
