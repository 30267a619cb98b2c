import { classNames } from 'shared-kit/ui';
import controls from './controls.module.css';
import stage from './stage.module.css';

/** What the engine's element wears. */
export const skin = classNames(stage.stage, controls.controls);
