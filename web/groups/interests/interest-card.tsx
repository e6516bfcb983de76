import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ShareLink } from '#web/listings/share-link.tsx';
import { Heart } from '#web/saved/heart.tsx';
import type { InterestAnswer } from './answer-interest.ts';
import type { SeenOffer } from '#web/groups/group-data.ts';
import { InterestForm } from './interest-form.tsx';
import { groupsPath } from '#web/groups/paths.ts';

interface InterestCardProps {
  offer: SeenOffer;
  url: string;
  answered: InterestAnswer | undefined;
}

/** The form for an offer; a closed one says where else to look. */
export function InterestCard({ offer, url, answered }: InterestCardProps) {
  const { t, lng } = useWords();
  const closed = offer.stage === 'closed';
  return (
    <section id="interest" aria-labelledby="interest-title" className="scroll-mt-20 rounded-card border border-line bg-card p-4 lg:p-6 print:hidden">
      <h2 id="interest-title" className="m-0">
        {t(closed ? 'groups.closedTitle' : 'groups.interestTitle')}
      </h2>
      <p className="mt-1 mb-3 text-small text-muted">{t(closed ? 'groups.closedText' : 'groups.interestLead')}</p>
      {closed ? (
        <ButtonLink to={`${groupsPath}#want`} className="w-full">
          {t('groups.wantThere')}
        </ButtonLink>
      ) : (
        <InterestForm id="interest-form" about={{ postId: String(offer.PostID) }} answered={answered} />
      )}
      <div className="mt-3 hidden gap-2 lg:flex">
        <Heart post={{ PostID: offer.PostID, type: 'group', postTitle: offer.title[lng] }} look="button" />
        <ShareLink url={url} title={offer.title[lng]} label={t('groups.share')} look="button" />
      </div>
    </section>
  );
}
