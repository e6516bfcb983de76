import { ArrowLeft, FileCheck2, MapPin } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { languageOf } from '#i18n/detect.ts';
import { ShareLink } from '#web/listings/share-link.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SeenOffer } from './group-data.ts';
import { groupsPath } from './paths.ts';
import { StageTag } from '#web/cards/stage-tag.tsx';

/** Whether the previous history entry is ours; React Router stores its index in the history state. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back, share and save over the picture on phones. */
export function PictureDiscs({ offer, url }: { offer: SeenOffer; url: string }) {
  const { t, fmt, lng } = useWords();
  const navigate = useNavigate();
  const { subDistrict, district } = offer.place;
  const place = t('posts.place', { area: subDistrict[lng], district: district[lng] });
  const price = t('groups.documentPrice', { price: fmt.taka(offer.sharePrice) });
  const preview = { title: offer.title[lng], line: `${price} · ${place}`, picture: offer.images[0]?.src };
  return (
    <div className="pointer-events-none absolute -inset-x-2 top-[max(8px,env(safe-area-inset-top))] z-10 flex justify-between lg:hidden print:hidden [&>*]:pointer-events-auto">
      <Link
        to={groupsPath}
        aria-label={t('groups.backToList')}
        onClick={(event) => {
          if (!cameFromHere()) return;
          event.preventDefault();
          void navigate(-1);
        }}
        className="grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <span className="flex gap-1.5">
        <ShareLink url={url} title={offer.title[lng]} label={t('groups.share')} look="disc" preview={preview} />
        <Heart post={{ PostID: offer.PostID, type: 'group', postTitle: offer.title[lng] }} look="disc" />
      </span>
    </div>
  );
}

/** Staff saw the paper, or the step is done. */
const isMutated = ({ documents, milestones }: SeenOffer): boolean =>
  documents.some(({ kind, state }) => kind === 'mutation' && state === 'seen') || milestones.some(({ kind, state }) => kind === 'mutation' && state === 'done');

export function GroupHead({ offer }: { offer: SeenOffer }) {
  const { t, fmt, lng } = useWords();
  const { subDistrict, district } = offer.place;
  return (
    <div className="max-lg:-mt-1">
      <p className="m-0 mb-2 flex flex-wrap gap-2">
        <StageTag stage={offer.stage} />
        {isMutated(offer) ? (
          <Tag tone="green">
            <FileCheck2 aria-hidden="true" className="size-4" />
            {t('groups.mutationDone')}
          </Tag>
        ) : null}
        <Tag>{t('posts.numberLabel', { number: fmt.plain(offer.PostID) })}</Tag>
      </p>
      <h1 className="m-0 wrap-anywhere">{offer.title[lng]}</h1>
      <p className="mt-2 mb-0 flex items-start gap-1.5 text-ui text-muted">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        <span>
          {offer.location ? <span lang={languageOf(offer.location)}>{offer.location}, </span> : null}
          {t('posts.place', { area: subDistrict[lng], district: district[lng] })}
        </span>
      </p>
    </div>
  );
}
