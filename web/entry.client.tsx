import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchBack } from '#web/platform/back-layers.ts';
import { loadChunk } from './platform/delivery/chunks.ts';
import { loadWords } from './platform/delivery/word-files.ts';

/** After what the page itself still fetches. */
const countAfterMs = 4000;

watchBack();

const { words = '' } = document.documentElement.dataset;
void loadChunk(() => loadWords(words.split(' ').filter(Boolean))).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);

setTimeout(() => void import('#web/visits/count-visit.ts').then(({ countUse }) => countUse()).catch(() => undefined), countAfterMs);
