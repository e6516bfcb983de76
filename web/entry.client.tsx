import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** After what the page itself still fetches. */
const countAfterMs = 4000;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

setTimeout(() => void import('#web/visits/count-visit.ts').then(({ countVisit }) => countVisit()).catch(() => undefined), countAfterMs);
