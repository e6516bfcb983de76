import { useWatch } from 'react-hook-form';
import { type PresetName, presetNames } from '#contracts/floor-plans/floor-plan-presets.ts';
import { isShown } from '#contracts/posts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';

const ofTrade: readonly PresetName[] = ['office', 'shop'];

/** Usual plans to begin with: of homes, or of places to work. */
export function Presets({ onChoose }: { onChoose: (name: PresetName) => void }) {
  const { t } = useWords();
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  const lived = propertyType === '' || isShown(propertyType as PropertyType, 'bedrooms');
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">{t('planEditor.start')}</legend>
      <p className="mt-0.5 mb-0 text-small text-muted">{t('planEditor.startLead')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {presetNames
          .filter((name) => ofTrade.includes(name) !== lived)
          .map((name) => (
            <Button key={name} kind="outline" onClick={() => onChoose(name)}>
              {t(`planEditor.preset_${name}`)}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}
