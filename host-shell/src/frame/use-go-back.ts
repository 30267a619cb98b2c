import { useNavigate } from 'shared-kit/router';

/** Back to where the person came from inside the portal; where the page was opened directly, to what lies above it, or home. */
export function useGoBack(above = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own entries of the browser's history.
    const state = history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) navigate(-1);
    else navigate(above);
  };
}
