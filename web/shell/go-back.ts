import { useNavigate } from 'react-router';

/** One page back, or home where the visit began here: the browser's own back would leave the site. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router numbers the entries it made.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  };
}
