import { LocateFixed, PencilLine, TrainFront, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nearOf, nearText } from '#contracts/maps/map-search.ts';
import type { Understood } from '#contracts/search/search.ts';
import { useMyPlace } from '#web/map-canvas/use-my-place.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { atPlace, withoutAreas } from './map-places.ts';

const nearKm = 3;

interface Props {
  params: URLSearchParams;
  understood: readonly Understood[];
  onGo: (address: string) => void;
  onDraw: () => void;
}

/** On a phone in easy mode: three beside each other, each with its word below the drawing. */
const stacked =
  'max-sm:[html[data-easy]_&]:min-w-0 max-sm:[html[data-easy]_&]:flex-1 max-sm:[html[data-easy]_&]:basis-0 max-sm:[html[data-easy]_&]:flex-col max-sm:[html[data-easy]_&]:gap-1 max-sm:[html[data-easy]_&]:px-1 max-sm:[html[data-easy]_&]:py-2 max-sm:[html[data-easy]_&]:!text-caption';

/** Where there is little room, in one word. */
function Tool({
  icon,
  label,
  word,
  ...props
}: { icon: ReactNode; label: string; word: string } & Pick<Parameters<typeof Button>[0], 'onClick' | 'aria-busy' | 'aria-pressed' | 'disabled'>) {
  return (
    <Button
      kind="outline"
      className={`px-3 shadow-card max-sm:min-h-11 max-sm:gap-1.5 max-sm:px-2.5 max-sm:!text-small aria-pressed:border-primary aria-pressed:bg-primary-tint ${stacked}`}
      title={label}
      {...props}
    >
      {icon}
      <span aria-hidden="true" className="sm:hidden max-sm:[html[data-easy]_&]:hidden">
        {word}
      </span>
      <span className="max-sm:sr-only max-sm:[html[data-easy]_&]:not-sr-only max-sm:[html[data-easy]_&]:!leading-tight">{label}</span>
    </Button>
  );
}

/** The places that a map can be searched at; why the own place is not known is said below them. */
export function MapControls({ params, understood, onGo, onDraw }: Props) {
  const { t } = useWords();
  const { seeking, seek } = useMyPlace();
  const [said, setSaid] = useState('');
  const near = (): void => {
    setSaid('');
    seek(
      (place) => {
        const text = nearText(place, nearKm);
        if (nearOf(text)) onGo(atPlace(withoutAreas(params, understood), 'near', text));
        else setSaid(t('canvas.hereAbroad'));
      },
      (why) => setSaid(t(`canvas.${why}`)),
    );
  };
  const isMetro = params.has('metroKm');
  return (
    <div
      data-over-map
      className="pointer-events-none absolute top-2 left-2 z-500 flex max-w-[calc(100%-72px)] flex-wrap gap-2 max-sm:gap-1.5 *:pointer-events-auto max-sm:[html[data-easy]_&]:w-full"
    >
      <Tool
        icon={<LocateFixed aria-hidden="true" className="size-5" />}
        label={t('canvas.nearMe')}
        word={t('canvas.toolNear')}
        aria-busy={seeking}
        disabled={seeking}
        onClick={near}
      />
      <Tool
        icon={<TrainFront aria-hidden="true" className="size-5" />}
        label={t('canvas.nearMetro')}
        word={t('canvas.toolMetro')}
        aria-pressed={isMetro}
        onClick={() => onGo(isMetro ? atPlace(params, undefined) : atPlace(params, 'metroKm', '1'))}
      />
      <Tool icon={<PencilLine aria-hidden="true" className="size-5" />} label={t('canvas.draw')} word={t('canvas.toolDraw')} onClick={onDraw} />
      {said ? (
        <div role="alert" className="flex basis-full items-start gap-2 rounded-card border border-line bg-card py-2 pl-4 text-ui shadow-float">
          <p className="m-0 flex-1">{said}</p>
          <button type="button" aria-label={t('shell.close')} onClick={() => setSaid('')} className="grid size-11 shrink-0 place-items-center">
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
