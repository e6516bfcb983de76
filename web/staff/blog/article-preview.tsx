import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Block } from '#contracts/blog/article.ts';
import type { Language } from '#i18n/language.ts';
import { ArticleBody } from '#web/blog/article-body.tsx';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import type { ArticleForm } from './article-form.ts';
import { previewText } from './blog-calls.ts';

const pauseMs = 2000;

/** Headings under names of their own, so that none is called as a field of the form. */
const apart = (blocks: readonly Block[], lng: Language): Block[] =>
  blocks.map((block) => {
    if (block.is === 'heading') return { ...block, id: `preview-${lng}-${block.id}` };
    if (block.is === 'quote') return { ...block, children: apart(block.children, lng) };
    return block.is === 'list' ? { ...block, items: block.items.map((item) => apart(item, lng)) } : block;
  });

/** The article of one language as readers will see it. */
export function ArticlePreview({ lng }: { lng: Language }) {
  const { t } = useWords();
  const end = lng === 'bn' ? 'Bn' : 'En';
  const title = useWatch<ArticleForm, 'titleBn' | 'titleEn'>({ name: `title${end}` });
  const excerpt = useWatch<ArticleForm, 'excerptBn' | 'excerptEn'>({ name: `excerpt${end}` });
  const body = useWatch<ArticleForm, 'bodyBn' | 'bodyEn'>({ name: `body${end}` });
  const [asked, setAsked] = useState<string>();
  const { value, failure, reading, reload } = useRead(asked, (signal) => previewText({ ...memberApi(), signal }, asked ?? ''));
  const isOld = asked !== undefined && asked !== body;
  // While it is open it follows what is typed, once there is a pause.
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => setAsked(body), pauseMs);
    return () => clearTimeout(timer);
  }, [isOld, body]);
  const label = t(asked === undefined ? 'staffBlog.preview' : isOld ? 'staffBlog.previewAgain' : 'staffBlog.previewHide');
  const press = (): void => setAsked(asked === undefined || isOld ? body : undefined);
  return (
    <>
      <Button kind="outline" aria-expanded={asked !== undefined} onClick={press} className="justify-self-start">
        {t(lng === 'bn' ? 'staff.inBn' : 'staff.inEn', { label })}
      </Button>
      {asked === undefined ? null : (
        <div aria-busy={reading} className="min-w-0">
          <FailureNotice failure={failure} texts={{ NO_RESPONSE: 'staffBlog.previewFailed' }} className="mb-3">
            {failure?.fields['text'] ? <p className="m-0">{failure.fields['text']}</p> : null}
            <Button kind="quiet" onClick={reload}>
              {t('shell.retry')}
            </Button>
          </FailureNotice>
          {value ? (
            <>
              <p className="m-0 text-small text-muted">{t('blog.minutes', { count: value.readMinutes })}</p>
              <div lang={lng} className={`rounded-control border border-line p-4 wrap-anywhere ${isOld ? 'opacity-60' : ''}`}>
                <p className="m-0 font-display text-title">{title}</p>
                <p className="mt-1 mb-0 text-muted">{excerpt}</p>
                <ArticleBody blocks={apart(value.body, lng)} />
              </div>
            </>
          ) : null}
        </div>
      )}
    </>
  );
}
