import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { AreaBox } from './area-box.tsx';
import { areaLevels, chooseAny, chooseArea, everyArea, findArea, optionsUnder, type AreaChoice, type AreaLevel, type AreaOption } from './area-tree.ts';
import { useAreas } from './use-areas.ts';

interface AreaPickerProps {
  value: AreaChoice;
  /** With the neighbourhood where one was picked, and an empty one where its sub-district changed. */
  onChange: (choice: AreaChoice, locality?: string) => void;
  errors?: Readonly<Partial<Record<AreaLevel, string | undefined>>>;
  /** Starts the ids of the boxes, where a page has several pickers. */
  id?: string;
  className?: string;
}

/** Division, district and sub-district, each searchable; a lower level fills in the upper ones. */
export function AreaPicker({ value, onChange, errors = {}, id = 'area', className }: AreaPickerProps) {
  const { t } = useWords();
  const areas = useAreas();
  if (areas.state === 'failed') {
    return (
      <Notice tone="danger" alert>
        <p className="m-0">{t('areas.failed')}</p>
        <Button kind="outline" className="mt-3" onClick={areas.retry}>
          {t('shell.retry')}
        </Button>
      </Notice>
    );
  }
  if (areas.state === 'loading') {
    return (
      <section aria-busy="true" aria-label={t('areas.loading')} className={className}>
        {areaLevels.map((level) => (
          <div key={level}>
            <Bone className="mb-2 h-6 w-24" />
            <Bone className="h-12 w-full" />
          </div>
        ))}
      </section>
    );
  }
  const { tree } = areas;
  const parentKnown: Record<AreaLevel, boolean> = { division: true, district: value.division !== '', subDistrict: value.district !== '' };
  const choose = (level: AreaLevel, picked: AreaOption | undefined): void => {
    if (picked && !tree[level].includes(picked)) {
      const { choice, locality } = chooseAny(tree, value, picked);
      return onChange(choice, locality);
    }
    const choice = chooseArea(tree, value, level, picked);
    onChange(choice, choice.subDistrict === value.subDistrict ? undefined : '');
  };
  return (
    <div className={className}>
      {areaLevels.map((level) => (
        <AreaBox
          key={level}
          id={`${id}-${level}`}
          label={t(`areas.${level}`)}
          options={optionsUnder(tree, level, value)}
          chosen={findArea(tree, level, value[level])}
          withParent={!parentKnown[level]}
          error={errors[level]}
          elsewhere={everyArea(tree)}
          onChoose={(picked) => choose(level, picked)}
        />
      ))}
    </div>
  );
}
