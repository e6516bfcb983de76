import { Bold, ChevronDown, Heading2, Link2, List, TextQuote } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { limits } from '#contracts/limits.ts';
import { Counter } from '#web/forms/counter.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import type { ArticleForm } from './article-form.ts';
import { type Edit, type Mark, markedWith, marks } from './marks.ts';

const icons: Record<Mark, typeof Bold> = { heading: Heading2, strong: Bold, list: List, quote: TextQuote, link: Link2 };
const signs = { heading: '##', strong: '**…**', list: '-', quote: '>', link: '[…](/faq)' };

/** As if it was typed: Undo takes it back, where the browser can type for us. */
function type(box: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  box.focus();
  box.setSelectionRange(from, to);
  const isTyped = typeof document.execCommand === 'function' && document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!isTyped) {
    box.setRangeText(text, from, to, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(...select);
}

interface BodyBoxProps {
  name: 'bodyBn' | 'bodyEn';
  label: string;
}

/** The text of an article, with a button for each mark that acts on what is selected, and how to write folded below. */
export function BodyBox({ name, label }: BodyBoxProps) {
  const { t } = useWords();
  const { value, set, blur, error } = useTextField<ArticleForm>(name);
  const box = useRef<HTMLTextAreaElement>(null);
  const count: ReactNode = <Counter text={value} max={limits.blog.bodyMax} />;
  const press = (mark: Mark): void => {
    if (!box.current) return;
    const { selectionStart: start, selectionEnd: end } = box.current;
    type(box.current, markedWith(mark, { value: box.current.value, start, end }, t('staffBlog.markWords')));
  };
  return (
    <div>
      <Field id={name} label={label} error={error} hint={count}>
        <fieldset
          aria-label={t('staffBlog.marksOf', { label })}
          className="m-0 flex min-w-0 flex-wrap rounded-t-control border border-b-0 border-control bg-sunk p-0.5"
        >
          {marks.map((mark) => {
            const Icon = icons[mark];
            return (
              <button
                key={mark}
                type="button"
                title={t(`staffBlog.mark_${mark}`)}
                // The text keeps the focus and what is selected in it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(mark)}
                className="control flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-small text-ink hover:bg-card"
              >
                <Icon aria-hidden="true" className="size-5" />
                <span className="max-xl:sr-only">{t(`staffBlog.mark_${mark}`)}</span>
              </button>
            );
          })}
        </fieldset>
        <TextArea
          {...described(name, error, count)}
          ref={box}
          name={name}
          value={value}
          onBlur={blur}
          onChange={(event) => set(event.target.value)}
          className="block field-sizing-content max-h-[70dvh] !min-h-55 rounded-t-none"
        />
      </Field>
      <details className="group">
        <summary className="control inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link [&::-webkit-details-marker]:hidden">
          {t('staffBlog.help')}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <p className="m-0 text-small text-muted">{t('staffBlog.bodyHint', signs)}</p>
      </details>
    </div>
  );
}
