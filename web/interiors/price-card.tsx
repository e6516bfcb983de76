import { LoaderCircle, Phone } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { ContactNumbers } from '#web/posts/contact/contact-numbers.tsx';
import { RefusalNotice } from '#web/posts/refusal-notice.tsx';
import type { ContactState } from '#web/posts/contact/use-contact.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SeenFirm } from './firm-data.ts';
import { priceOfUsualFlat, splitPrice, usualSqft } from './starting-price.ts';

const loadDialog = async () => ({ default: (await import('./interest-dialog.tsx')).InterestDialog });
const Dialog = lazy(loadDialog);

function Price({ firm }: { firm: SeenFirm }) {
  const { t, fmt, lng } = useWords();
  if (!firm.startingPrice) return <p className="m-0 text-ui text-muted">{t('interiors.priceNone')}</p>;
  const { amount, rest } = splitPrice(firm.startingPrice[lng]);
  const sum = priceOfUsualFlat(firm.startingPrice[lng]);
  return (
    <>
      <p className="m-0 text-small text-muted">{t('interiors.price')}</p>
      <p className="m-0">
        <span className="font-display text-heading leading-normal">{amount}</span>
        <span className="text-ui">{rest}</span>
      </p>
      {sum === undefined ? null : (
        <p className="m-0 text-small text-muted">{t('interiors.priceUsual', { size: fmt.number(usualSqft), sum: fmt.amount(sum) })}</p>
      )}
    </>
  );
}

/** Interest in the firm's work; the dialog is loaded with the first press. */
function Interest({ firm }: { firm: SeenFirm }) {
  const { t } = useWords();
  const [state, setState] = useState<'never' | 'open' | 'closed' | 'sent'>('never');
  const press = (): void =>
    void loadDialog().then(
      () => setState('open'),
      () => showToast('error', t('errors.notice_noResponse')),
    );
  if (state === 'sent') return <Notice tone="green">{t('interiors.interestDone')}</Notice>;
  return (
    <>
      <Button className="w-full noscript:hidden" onClick={press}>
        {t('interiors.interest')}
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <Dialog firm={firm} open={state === 'open'} onClose={() => setState((now) => (now === 'open' ? 'closed' : now))} onSent={() => setState('sent')} />
        </Suspense>
      )}
    </>
  );
}

function Number({ contact }: { contact: ContactState }) {
  const { t } = useWords();
  const seconds = useSecondsLeft(contact.refused?.until);
  const asked = (event: FormEvent): void => {
    event.preventDefault();
    void contact.ask();
  };
  const Icon = contact.asking ? LoaderCircle : Phone;
  return (
    <form method="post" action="#contact" onSubmit={asked} aria-busy={contact.asking}>
      <Button type="submit" kind="outline" className="w-full" disabled={contact.asking || seconds > 0}>
        <Icon aria-hidden="true" className={`size-5 ${contact.asking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
        {t(contact.asking ? 'detail.asking' : 'interiors.seeNumber')}
      </Button>
      {contact.refused ? (
        <div className="mt-3">
          <RefusalNotice refused={contact.refused} seconds={seconds} />
        </div>
      ) : null}
    </form>
  );
}

/** What work starts at, and the two ways to the firm: the team calls back, or its number. */
export function PriceCard({ firm, contact }: { firm: SeenFirm; contact: ContactState }) {
  const { t } = useWords();
  return (
    <section id="contact" aria-label={t('interiors.price')} className="scroll-mt-24 rounded-card border border-line bg-card p-4 lg:p-5">
      <Price firm={firm} />
      <div className="mt-4 flex flex-col gap-2.5 border-t-2 border-dashed border-line pt-4 print:hidden" aria-live="polite">
        <Interest firm={firm} />
        {contact.contact ? <ContactNumbers contact={contact.contact} postId={firm.PostID} type="interior" /> : <Number contact={contact} />}
      </div>
    </section>
  );
}
