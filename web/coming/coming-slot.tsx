import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** After what the page itself still fetches. */
const aheadMs = 5000;

type Load = () => Promise<{ Coming: ComponentType<{ to: string }> }>;

/** The place of what covers a page while another is on its way. Its code comes once the page is quiet, or when it is needed. */
export function ComingSlot({ load }: { load: Load }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [Coming, setComing] = useState<ComponentType<{ to: string }>>();
  const to = location && location.pathname !== pathname ? location.pathname : undefined;
  useEffect(() => {
    const fetchIt = (): void => void load().then((loaded) => setComing(() => loaded.Coming), Boolean);
    const timer = setTimeout(fetchIt, to ? 0 : aheadMs);
    return () => clearTimeout(timer);
  }, [load, to]);
  return to && Coming ? <Coming key={to} to={to} /> : null;
}
