import { Copy, Phone } from 'lucide-react';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import type { Contact } from './contact-call.ts';
import { SafetyList } from '#web/posts/safety-box.tsx';

interface PhoneNumberProps {
  value: string;
  label: string;
  /** The number to try first. */
  first?: boolean;
}

function PhoneNumber({ value, label, first = false }: PhoneNumberProps) {
  const { t, fmt } = useWords();
  const shown = fmt.phone(value);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      showToast('success', t('detail.numberCopied'));
    } catch {
      showToast('info', shown);
    }
  };
  return (
    <div className="mt-3">
      <p className="m-0 text-small text-muted">{label}</p>
      <p className="m-0 flex items-center justify-between gap-2">
        <span className="font-[family-name:var(--font-num)] text-heading leading-normal font-semibold whitespace-nowrap select-all">{shown}</span>
        <button
          type="button"
          aria-label={t('detail.copyNumber')}
          onClick={() => void copy()}
          className="grid size-12 place-items-center rounded-full text-link hover:bg-primary-tint"
        >
          <Copy aria-hidden="true" className="size-5" />
        </button>
      </p>
      <a
        href={`tel:${value}`}
        aria-label={t('detail.callNumber', { number: shown })}
        className={`control mt-1 flex min-h-12 items-center justify-center gap-2 rounded-control px-5 text-ui font-semibold no-underline ${first ? 'bg-primary text-on-primary hover:bg-primary-hover' : 'border border-control text-ink hover:border-primary'}`}
      >
        <Phone aria-hidden="true" className="size-5" />
        {t('shell.call')}
      </a>
    </div>
  );
}

interface ContactNumbersProps {
  contact: Contact;
  postId: number;
  type: PostType | 'interior';
  /** Where the same advice is beside it anyway. */
  withoutAdvice?: boolean;
}

/** The numbers below the safety advice. */
export function ContactNumbers({ contact, postId, type, withoutAdvice = false }: ContactNumbersProps) {
  const { t, fmt } = useWords();
  return (
    <>
      {withoutAdvice ? null : (
        <div className="rounded-control bg-gold-tint px-3 py-2 text-gold-ink">
          <SafetyList type={type} max={2} />
        </div>
      )}
      <PhoneNumber value={contact.primaryContact} label={t('detail.contact')} first />
      {contact.secondaryContact ? <PhoneNumber value={contact.secondaryContact} label={t('detail.contactSecond')} /> : null}
      <p className="mt-3 mb-0 text-small text-muted">{t(type === 'interior' ? 'detail.contactViaFirm' : 'detail.contactVia', { number: fmt.plain(postId) })}</p>
    </>
  );
}
