import type { Issue } from '@shared-kit/contracts/core';

/** Returns a function that moves the issues of one object of the body to the fields of the form. */
export const issuesBelow =
  (name: string) =>
  ({ issues }: { readonly issues: readonly Issue[] }): readonly Issue[] =>
    issues.map(({ path, ...issue }) => ({ ...issue, path: path.replace(`body.${name}.`, 'body.') }));
