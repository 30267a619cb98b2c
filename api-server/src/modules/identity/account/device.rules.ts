import type { DeviceKind } from '@shared-kit/contracts/identity';

/** Patterns in order of evaluation: most browsers also contain the name of another one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/iPad/, 'no iPad', 'tablet'],
  [/iPhone|iPod/, 'no iPhone', 'phone'],
  [/Android(?=.*Mobile)/, 'no Android', 'phone'],
  [/Android/, 'no tablet Android', 'tablet'],
  [/Windows/, 'no Windows', 'computer'],
  [/CrOS/, 'no ChromeOS', 'computer'],
  [/Macintosh|Mac OS X/, 'no Mac', 'computer'],
  [/Linux|X11/, 'no Linux', 'computer'],
];

/** Describes a device in words, from its user agent: 'Chrome no Windows'. */
export function deviceOf(agent: string): { device: string; deviceKind: DeviceKind } {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(agent));
  if (!browser && !system) return { device: 'Dispositivo desconhecido', deviceKind: 'other' };
  return {
    device: [browser ?? 'Navegador', system?.[1]].filter(Boolean).join(' '),
    deviceKind: system?.[2] ?? 'other',
  };
}
