import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** Reads the page again. */
export function RefreshButton({ label }: { label: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button kind="outline" disabled={state !== 'idle'} aria-busy={state !== 'idle'} onClick={() => void revalidate()}>
      {label}
    </Button>
  );
}
