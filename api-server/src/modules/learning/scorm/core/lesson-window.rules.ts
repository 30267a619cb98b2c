import type { LessonWindow } from '@shared-kit/contracts/learning';
import type { PackageRow } from './scorm-package.repository.ts';

export const windowOf = ({
  width,
  height,
  opens_in,
}: Pick<PackageRow, 'width' | 'height' | 'opens_in'>): LessonWindow => ({ width, height, opensIn: opens_in });
