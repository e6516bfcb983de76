import { type ComponentType, useEffect, useState } from 'react';

/** After what the page itself still fetches. */
const afterMs = 3000;

/** Where everything about the connection stands once its code is here. */
export function OfflineSlot({ load }: { load: () => Promise<{ OfflineParts: ComponentType }> }) {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => void load().then((loaded) => setParts(() => loaded.OfflineParts), Boolean), navigator.onLine ? afterMs : 0);
    return () => clearTimeout(timer);
  }, [load]);
  return Parts ? <Parts /> : null;
}
