import { useNavigate } from 'shared-kit/router';
import { useWayBack } from './use-way-back.ts';

/** Back to where the person came from inside the portal; where the page was opened directly, to the section or home. */
export function useGoBack(idSection: number | null): () => void {
  const navigate = useNavigate();
  const { to } = useWayBack(idSection);
  return () => {
    // The router counts its own entries of the browser's history.
    const state = history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) navigate(-1);
    else navigate(to, { replace: true });
  };
}
