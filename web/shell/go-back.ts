import { useNavigate } from 'react-router';

/** One page back; home where the visit began on this page, since going back would leave the site. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // React Router stores the index of its own history entries; 0 is where the visit began.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/', { replace: true }));
  };
}
