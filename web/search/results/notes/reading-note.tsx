import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import type { FoundList } from '#web/search/results/list-outcome.ts';
import { inOtherPurpose } from '#web/search/results/other-purpose.ts';

interface NoteProps {
  params: URLSearchParams;
  found: FoundList;
}

/** How the search was understood, where that is not what was typed: words that were left out, and whether to buy or to rent. */
export function ReadingNote({ params, found }: NoteProps) {
  const { t, fmt, lng } = useWords();
  const { sections, total, totalIsExact, purposeSwitched, shown, purposeSaid, otherPurposes, tabs, tabSaid, phoneNumber, mentionedPlace } = found;
  // What only some of the list lacks is said above that part.
  const said = sections.slice(1).flatMap(({ dropped }) => dropped.map(({ text }) => text));
  const ignored = found.ignored.filter((word) => !said.includes(word));
  const [first] = sections;
  const empty = first?.way === 'nearby' ? first.dropped.find(({ name }) => name)?.name : undefined;
  const [other] = otherPurposes;
  const against = purposeSaid && other?.purpose === purposeSaid ? other : undefined;
  const listings = tabs.find(({ purpose, total: count }) => purpose === tabSaid && count > 0);
  if (total === 0 || (ignored.length === 0 && !purposeSwitched && !against && !listings && !phoneNumber && !mentionedPlace && !empty)) return null;
  const count = totalIsExact ? t('search.withoutCount', { count: fmt.number(total) }) : t('search.withoutCountMany', { count: fmt.number(total) });
  return (
    <div className="mb-3 rounded-control bg-info-tint px-4 py-2.5 text-ui text-info-ink [&_p]:m-0 [&_p+p]:mt-1">
      {phoneNumber ? <p>{t('search.phoneNumber')}</p> : null}
      {mentionedPlace ? <p>{t('search.onlyMentioned', { place: mentionedPlace[lng] })}</p> : null}
      {empty ? <p>{t('search.onlyNearby', { place: empty[lng] })}</p> : null}
      {purposeSwitched ? <p>{t(shown === 'rent' ? 'search.switchedToRent' : 'search.switchedToSell')}</p> : null}
      {against ? (
        <p>
          {t(against.purpose === 'rent' ? 'search.saidRent' : 'search.saidSell')}{' '}
          <Link to={inOtherPurpose(params, against.purpose)} className="inline-flex min-h-11 items-center font-semibold text-info-ink">
            {t(against.purpose === 'rent' ? 'search.toRent' : 'search.toSell', {
              count: t(against.totalIsExact ? 'search.withoutCount' : 'search.withoutCountMany', { count: fmt.number(against.total) }),
            })}
          </Link>
        </p>
      ) : null}
      {tabSaid && listings ? (
        <p>
          <Link to={inOtherPurpose(params, tabSaid)} className="inline-flex min-h-11 items-center font-semibold text-info-ink">
            {t(`search.to_${tabSaid}`, { count: listings.total })}
          </Link>
        </p>
      ) : null}
      {ignored.length > 0 ? <p>{t('search.ignored', { words: fmt.list(ignored.map((word) => t('search.chipText', { text: word }))), count })}</p> : null}
    </div>
  );
}
