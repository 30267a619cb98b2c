import { useEffect } from 'react';
import { useNavigate } from '@shared-kit/runtime/router';

/**
 * Opens the training's next item, which the address of the level asked for. Replaces the address, so that going back
 * does not open it again. Returns whether it is about to open.
 */
export function useOpenNext(path: string | undefined): boolean {
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true });
  }, [path, navigate]);
  return path !== undefined;
}
