// Which papers someone has checked, kept in this browser by kind. Where it stores nothing, the ticks last as long as the page.
import { useMemo, useSyncExternalStore } from 'react';
import { announceChange, localStore, onStorageChange } from '#web/platform/browser-storage.ts';
import { documentIds, type DocumentId } from './document-list.ts';
import type { DocumentKind } from './paths.ts';

const keyOf = (kind: DocumentKind): string => `documents-${kind}`;

function idsIn(kind: DocumentKind, text: string): DocumentId[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? documentIds(kind).filter((id) => stored.includes(id)) : [];
  } catch {
    return [];
  }
}

export function setTicks(kind: DocumentKind, ids: Iterable<DocumentId>): void {
  localStore.setItem(keyOf(kind), JSON.stringify([...ids]));
  announceChange();
}

export function useTicks(kind: DocumentKind): ReadonlySet<DocumentId> {
  const text = useSyncExternalStore(
    onStorageChange,
    () => localStore.getItem(keyOf(kind)) ?? '[]',
    () => '[]',
  );
  return useMemo(() => new Set(idsIn(kind, text)), [kind, text]);
}
