import { CircleDashed, Clock, FileCheck2 } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import type { SeenOffer } from './group-data.ts';

const icons = { seen: FileCheck2, submitted: Clock, missing: CircleDashed } as const;

/** Which papers there are and which of them staff saw; never the papers themselves. */
export function Documents({ documents }: Pick<SeenOffer, 'documents'>) {
  const { t, fmt } = useWords();
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="m-0 mb-3">{t('groups.documents')}</h2>
      <ul className="m-0 list-none rounded-card border border-line bg-card px-4 py-0">
        {documents.map(({ kind, state, seenOn }) => {
          const Icon = icons[state];
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-3 text-ui first:border-0">
              <span className="flex flex-1 items-center gap-2.5 whitespace-nowrap">
                <Icon aria-hidden="true" className={`size-5 shrink-0 ${state === 'seen' ? 'text-primary' : 'text-muted'}`} />
                {t(`enums.document_${kind}`)}
              </span>
              <span className={`max-sm:basis-full max-sm:pl-7.5 ${state === 'seen' ? 'font-semibold text-primary-ink' : 'text-muted'}`}>
                {state === 'seen' && seenOn ? t('groups.seenOn', { date: fmt.dateShort(seenOn) }) : t(`enums.documentState_${state}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 mb-0 text-small text-muted">{t('groups.documentsLead')}</p>
    </section>
  );
}
