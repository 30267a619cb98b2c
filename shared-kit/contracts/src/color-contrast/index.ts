export { contrast, inkOn, leastContrast, luminance, luminanceRatio } from './contrast.rules.ts';
export type { Hex } from './contrast.rules.ts';
