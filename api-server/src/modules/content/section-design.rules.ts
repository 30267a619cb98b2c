import { sectionDesignSchema } from '@shared-kit/contracts/identity';
import type { SectionDesign } from '@shared-kit/contracts/identity';
import * as z from 'zod/mini';

/** Fields of a section's design that a tenant may set; all are optional. */
export const sectionDesignInput = z.strictObject({
  general: z.optional(z.partial(sectionDesignSchema.shape.general)),
  itemText: z.optional(sectionDesignSchema.shape.itemText),
  itemDescription: z.optional(sectionDesignSchema.shape.itemDescription),
  firstItemText: z.optional(sectionDesignSchema.shape.firstItemText),
  firstItemDescription: z.optional(sectionDesignSchema.shape.firstItemDescription),
  menuitem: z.optional(z.partial(sectionDesignSchema.shape.menuitem)),
});

export type SectionDesignInput = z.infer<typeof sectionDesignInput>;

/** Returns a section's complete design (A3-09): the tenant's values over the defaults. */
export function sectionDesign(given: SectionDesignInput): SectionDesign {
  return {
    general: { showBottomMenu: true, showTopBar: true, backgroundColor: '', columnColor: '', ...given.general },
    itemText: given.itemText ?? {},
    itemDescription: given.itemDescription ?? {},
    firstItemText: given.firstItemText ?? {},
    firstItemDescription: given.firstItemDescription ?? {},
    menuitem: { showEmphasis: false, emphasisNumber: 0, ...given.menuitem },
  };
}
