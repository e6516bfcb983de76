import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withPost } from './queue-address.ts';

export interface Way {
  /** Opens a post in the place of the one that is open, or none; the list is not read again. */
  replace: (PostID: number | undefined) => void;
  /** Leaves the post for the list; a step back where the list was the page before. */
  back: () => void;
}

/** How the address follows what is open. */
export function useWay(): Way {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const replace = (PostID: number | undefined): void =>
    void navigate(withPost(params, PostID), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state });
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true;
  return { replace, back: () => (fromList ? void navigate(-1) : replace(undefined)) };
}
