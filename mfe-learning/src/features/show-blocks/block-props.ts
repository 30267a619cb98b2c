import type { ReactNode } from 'react';
import type { Block } from '@shared-kit/contracts/learning';
import type { CoursePlace } from '../../lib/card-target.rules.ts';

/** Page that is made of blocks. */
export interface BlocksPage {
  readonly nodeCode: string;
  readonly blocks: readonly Block[];
}

/** Props of the component of every block type. */
export interface BlockProps {
  readonly block: Block;
  /** Set inside an enrolment. */
  readonly place?: CoursePlace | undefined;
  /** Page that contains the block. */
  readonly page: BlocksPage;
  /** Renders the blocks of another page inside this one. */
  readonly renderBlocks: (page: BlocksPage, place: CoursePlace | undefined) => ReactNode;
  /** True when the block is expanded within another page, which may have blocks of the same kind. */
  readonly isInside: boolean;
  /** True for the first block of the page, whose picture loads first. */
  readonly isFirst: boolean;
}
