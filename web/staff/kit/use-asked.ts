import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** What a dialog of the page is about. Once it is done, the page is read again. */
export function useAsked<T>(first?: T | (() => T | undefined)) {
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState(first);
  const onClose = (): void => ask(undefined);
  const onDone = (): void => {
    onClose();
    void revalidate();
  };
  return { asked, ask, dialog: { onClose, onDone } };
}
