import type { PostPage } from '#contracts/posts/posts.ts';
import type { SharedShortlist } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Answers, answersTo, Counts } from '#web/family/answers.tsx';

/** The shortlist that a comparison was opened from. */
export interface Family extends Pick<SharedShortlist, 'name' | 'visitors'> {
  token: string;
}

/** What those who were sent the shortlist say of each home. */
export function FamilyAnswers({ posts, family: { name, visitors } }: { posts: readonly PostPage[]; family: Family }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="decide-family">
      <h2 id="decide-family" className="mt-0 mb-1">
        {t('decide.family')}
      </h2>
      <p lang={languageOf(name)} className="mt-0 mb-3 text-ui text-muted">
        {name}
      </p>
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 xl:grid-cols-4">
        {posts.map(({ PostID, postTitle }) => {
          const answers = answersTo(visitors, PostID);
          return (
            <li key={PostID} className="grid content-start gap-2 rounded-card border border-line bg-card p-4 break-inside-avoid">
              <h3 lang={languageOf(postTitle)} className="m-0 line-clamp-2 !text-base wrap-anywhere">
                {postTitle}
              </h3>
              {answers.length > 0 ? <Counts answers={answers} /> : <p className="m-0 text-ui text-muted">{t('decide.familyNone')}</p>}
              <Answers answers={answers} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
