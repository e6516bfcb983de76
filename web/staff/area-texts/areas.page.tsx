// What staff wrote of areas: the box that finds an area, its sentences in both languages, their versions, and where something is written.
import { MapPin } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { can } from '#contracts/accounts/staff-rights.ts';
import { areaTexts, type StaffAreaText, type WrittenArea } from '#contracts/maps/area-texts.ts';
import { guideName, guidePath } from '#contracts/maps/guide-path.ts';
import { nameOf } from '#web/area-guides/guide-facts.ts';
import { guideOf } from '#web/area-guides/picked-guide.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { Versions } from '#web/staff/pages/versions.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/areas.page.ts';
import { AreaEditor } from './area-editor.tsx';
import { asPage, callsOfArea, readAreaText, readWritten } from './area-text-calls.ts';

export const handle = { cache: false };

export const loader = staffLoader('staffPages', 'forms', 'guide', 'suggestions', 'search');
export const clientLoader = staffClientLoader(async (api, { search }) => {
  const id = search.get('area') ?? '';
  const [written, areaText] = await Promise.all([readWritten(api), id ? readAreaText(api, id) : undefined]);
  return { id, written, areaText };
});
export const meta = staffMeta((t) => t('staffPages.areas'));
export const HydrateFallback = StaffSkeleton;

const addressOf = (name: string): string => `/admin/areas?${new URLSearchParams({ area: name })}`;

/** Once the press that brought the focus has set its caret. */
function selectAll({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) requestAnimationFrame(() => target.select());
}

/** Says which area is open; what is typed takes its place. */
function AreaBox({ open }: { open: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <div className="mb-6 max-w-reading" onFocus={selectAll}>
      <label htmlFor="area" className="mb-1.5 block text-ui font-semibold">
        {t('staffPages.areaBox')}
      </label>
      <SuggestBox
        id="area"
        text={open}
        label={t('staffPages.areaBox')}
        placeholder={t('guide.placeExample')}
        icon={<MapPin aria-hidden="true" />}
        placesOnly
        onPick={(item) => {
          const picked = guideOf(item);
          if (picked) void navigate(addressOf(picked));
          return open;
        }}
      />
    </div>
  );
}

function Written({ areas }: { areas: readonly WrittenArea[] }) {
  const words = useWords();
  const { t, fmt } = words;
  return (
    <section aria-labelledby="written" className="mt-10">
      <h2 id="written" className="m-0 mb-3">
        {t('staffPages.areasWritten')}
      </h2>
      {areas.length === 0 ? <p className="m-0 text-muted">{t('staffPages.areasNone')}</p> : null}
      <ul className="m-0 grid list-none gap-x-6 p-0 sm:grid-cols-2">
        {areas.map(({ area, at }) => (
          <li key={guideName(area.level, area.id)}>
            <Link to={addressOf(guideName(area.level, area.id))} className="control flex min-h-12 flex-wrap items-center gap-x-3 text-link">
              {nameOf(area, words)}
              <time dateTime={at} className="text-small text-muted">
                {fmt.date(at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AreaTextOfProps {
  id: string;
  areaText: StaffAreaText;
  onDone: () => void;
  children: ReactNode;
}

function AreaTextOf({ id, areaText, onDone, children }: AreaTextOfProps) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const mayPublish = can(user, areaTexts.publish);
  const { area, version, text, versions } = areaText;
  const below = (
    <>
      {versions.length > 0 ? (
        <Versions
          calls={callsOfArea(id)}
          staffPage={{ version, content: asPage(text), versions }}
          builtIn={t('staffPages.areaNothing')}
          mayPublish={mayPublish}
          onDone={onDone}
        />
      ) : null}
      {children}
    </>
  );
  return (
    <div key={`${id} ${version}`}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3">
        <h2 className="m-0">{nameOf(area, words)}</h2>
        {versions.length === 0 ? <Tag>{t('staffPages.areaNotYet')}</Tag> : null}
        <Link to={guidePath(area.level, area.id)} className="control inline-flex min-h-12 items-center text-link max-sm:w-full sm:ml-auto">
          {t('staffPages.areaSee', { area: nameOf(area, words) })}
        </Link>
      </div>
      {mayPublish ? (
        <AreaEditor id={id} areaText={areaText} onDone={onDone}>
          {below}
        </AreaEditor>
      ) : (
        <>
          <Notice tone="info">{t('staffPages.areaOnlyAdmins')}</Notice>
          {below}
        </>
      )}
    </div>
  );
}

export default function AreaTextsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const words = useWords();
  const { t } = words;
  const { revalidate } = useRevalidator();
  const open = answer?.ok ? answer.value.areaText?.area : undefined;
  return (
    <PageFrame title={t('staffPages.areas')} lead={t('staffPages.areasAbout')}>
      <AreaBox open={open ? nameOf(open, words) : ''} />
      <StaffAnswer answer={answer} failed={t('staffPages.areaFailed')}>
        {({ id, areaText, written }) => (
          <>
            {areaText ? (
              <AreaTextOf key={id} id={id} areaText={areaText} onDone={() => void revalidate()}>
                <Written areas={written} />
              </AreaTextOf>
            ) : (
              <Written areas={written} />
            )}
          </>
        )}
      </StaffAnswer>
    </PageFrame>
  );
}
