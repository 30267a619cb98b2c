import { lazyComponent, useComposition } from '@shared-kit/runtime/federation';
import type { BlockProps } from './block-props.ts';

const UpgradeBanner = lazyComponent(async () => (await import('./upgrade-banner.tsx')).UpgradeBanner);

/** Upgrade banner (B2.4-14). Its code loads only for tenants with plans; others see nothing. */
export function UpgradeBlock(props: BlockProps) {
  return useComposition().modules.includes('plans') ? <UpgradeBanner {...props} /> : null;
}
