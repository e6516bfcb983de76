import type { ReactNode, SyntheticEvent } from 'react';
import { Form, Link } from 'react-router';
import { ShareLink } from '#web/listings/share-link.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

const card = 'flex flex-col gap-5 rounded-card border border-line bg-card p-4 lg:p-6 print:hidden';

interface ToolFormProps {
  path: string;
  title: string;
  /** The id of what the answer is in. */
  answer: string;
  /** The answer itself, where a long form has it between its first boxes and the others; otherwise it is beside the form. */
  between?: ReactNode;
  /** The boxes that come after it. */
  others?: ReactNode;
  children: ReactNode;
}

function Ending({ path }: { path: string }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" className="max-sm:w-full">
        {t('tools.calculate')}
      </Button>
      <Link to={path} replace preventScrollReset className="control inline-flex min-h-12 items-center text-ui font-semibold text-link">
        {t('tools.reset')}
      </Link>
    </div>
  );
}

/** To the answer, for anyone who sees and for anyone who is read to. */
export const leadTo =
  (answer: string) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = document.getElementById(answer);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'start' });
  };

/** The boxes of a tool. Without scripts a plain form of the address; with them the answer is there already, and the button leads to it. */
export function ToolForm({ path, title, answer, between, others, children }: ToolFormProps) {
  const first = (
    <>
      <h2 className="m-0">{title}</h2>
      {children}
    </>
  );
  const form = { method: 'get', action: path, 'aria-label': title, onSubmit: leadTo(answer) } as const;
  if (!others) {
    return (
      <Form {...form} className={card}>
        {first}
        <Ending path={path} />
      </Form>
    );
  }
  // One below the other on phones; on wide screens the answer has the right half, and the boxes are one below the other in the left.
  return (
    <Form {...form} className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:mt-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-5 print:block">
      <div className={card}>{first}</div>
      <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">{between}</div>
      <div className={card}>
        {others}
        <Ending path={path} />
      </div>
    </Form>
  );
}

/** Shares the address, which holds what was typed. */
export function ShareResult({ url, title }: { url: string; title: string }) {
  const { t } = useWords();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <span className="flex">
        <ShareLink url={url} title={title} label={t('tools.share')} look="button" />
      </span>
      <p className="m-0 min-w-40 flex-1 text-small text-muted">{t('tools.shareHint')}</p>
    </div>
  );
}
