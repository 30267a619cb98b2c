import { useNavigate } from 'react-router-dom';

/**
 * Back to where the person came from inside the portal; where the page was opened directly, to what lies above it, or home. `replace`: the
 * page is no place to come back to.
 */
export function useGoBack(above = '/', { replace = false } = {}): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own entries of the browser's history, which holds other sites too.
    const state = history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(above, { replace });
  };
}
