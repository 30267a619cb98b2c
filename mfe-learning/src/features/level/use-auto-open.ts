import { useEffect } from 'react';
import type { CardElement } from '@shared-kit/contracts/learning';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { cardTarget } from '../../lib/card-target.rules.ts';
import type { CoursePlace } from '../../lib/card-target.rules.ts';

/** Delay before a level opens its only item automatically, in milliseconds (B4.4-04). */
const DELAY_MS = 1000;

/**
 * Opens the only content of a level automatically, unless the person has just closed it. Returns whether it is about to
 * open.
 */
export function useAutoOpen(content: CardElement | undefined, place: CoursePlace | undefined): boolean {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { closedContent?: boolean } | null };
  const target =
    content && place && content.lock === null && state?.closedContent !== true ? cardTarget(content, place) : undefined;
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return target !== undefined;
}
