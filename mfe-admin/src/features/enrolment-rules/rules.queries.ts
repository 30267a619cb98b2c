import {
  createEnrolmentRule,
  listEnrolmentChoices,
  listEnrolmentRules,
  listPeopleOptions,
  previewEnrolmentRule,
  saveEnrolmentRule,
  setEnrolmentRulePaused,
} from '@shared-kit/contracts/admin';
import type { EnrolmentRule, RuleFields } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiMutation, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';

export function useRules() {
  return useApiQuery(listEnrolmentRules, {}, { staleTime: 0, refetchInterval: 15_000 });
}

/** Reads what a rule can be made of. */
export function useRuleChoices() {
  return {
    trainings: useApiQuery(listEnrolmentChoices, {}).data?.trainings ?? [],
    people: useApiQuery(listPeopleOptions, {}).data,
  };
}

/** Reads what a rule would change now; undefined fields ask nothing. */
export function useRulePreview(fields: RuleFields | undefined, idRule: number | undefined) {
  return useQuery({
    ...apiQueryOptions(previewEnrolmentRule, {
      query: { rule: JSON.stringify(fields ?? {}), ...(idRule === undefined ? {} : { idRule }) },
    }),
    enabled: fields !== undefined,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Returns what creates a rule, or saves it in the version that was read. */
export function useSaveRule(rule: EnrolmentRule | undefined) {
  const invalidate = useInvalidate();
  return async (fields: RuleFields): Promise<void> => {
    await (rule
      ? call(saveEnrolmentRule, { params: { idRule: rule.idRule }, body: { version: rule.version, fields } })
      : call(createEnrolmentRule, { body: { fields } }));
    invalidate(listEnrolmentRules);
  };
}

export function useSetPaused() {
  const invalidate = useInvalidate();
  return useApiMutation(setEnrolmentRulePaused, { onSettled: () => invalidate(listEnrolmentRules) });
}
