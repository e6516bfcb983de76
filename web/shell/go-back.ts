import { useLocation, useNavigate } from 'react-router';

/** The page of this site whose link led here by a full load; undefined where the address was typed or the link stood elsewhere. */
export function pageBefore(referrer: string, here: URL): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === here.origin && pathname !== here.pathname ? `${pathname}${search}` : undefined;
}

/** React Router's key of the page that the browser itself has loaded. */
const loadedKey = 'default';

/** One page of this site back; home where the visit began on this page, since going back would leave the site. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // React Router stores the index of its own history entries; 0 is the page that was loaded.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) return void navigate(-1);
    // Shown in place of this page and not by the browser's own way back: that would take the message away with the document.
    const before = key === loadedKey ? pageBefore(document.referrer, new URL(window.location.href)) : undefined;
    void navigate(before ?? '/', { replace: true });
  };
}
