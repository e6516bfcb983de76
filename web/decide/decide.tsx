import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BuyingRates, ownPercentOf, usualLoanYears } from '#contracts/posts/buying-costs.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Assumptions } from './assumptions.tsx';
import { CostsTable } from './costs-table.tsx';
import { type Assumed, costsOf } from './home-costs.ts';
import { Distances } from './distances.tsx';
import { type Family, FamilyAnswers } from './family-answers.tsx';
import { HomeNotesCard } from './home-notes.tsx';
import { useNotes, usePlan } from './notebook.ts';
import { weigh } from './weighing.ts';
import { WeighedHomes } from './weighed.tsx';

/** Until the reader says otherwise. */
const usualMoving = 15_000;

const columnsOf = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-2 xl:grid-cols-4'];

interface DecideProps {
  posts: readonly PostPage[];
  rates: BuyingRates;
  family?: Family | null;
  /** What else one may do in the end, beside printing. */
  children?: ReactNode;
}

/** Deciding among homes: costs, what the family says, visits and notes, and what speaks for each. */
export function Decide({ posts, rates, family, children }: DecideProps) {
  const { t, now } = useWords();
  const notesOf = useNotes();
  const { assumed: own, weights } = usePlan();
  const assumed: Assumed = { ownPercent: ownPercentOf(rates.loan), years: usualLoanYears, moving: usualMoving, serviceCharge: 0, ...own };
  const homes = posts.map((post) => ({ post, costs: costsOf(post, assumed, rates), notes: notesOf(post.PostID) }));
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 print:mt-3 print:gap-3">
      <section aria-labelledby="decide-costs" className="print:break-before-page">
        <h2 id="decide-costs" className="mt-0 mb-1">
          {t('decide.costs')}
        </h2>
        <p className="mt-0 mb-3 text-ui text-muted print:hidden">{t('decide.costsLead')}</p>
        <CostsTable homes={homes} />
        <Assumptions assumed={assumed} kinds={new Set(posts.map(({ type }) => type))} />
      </section>
      <Distances posts={posts} />
      {family ? <FamilyAnswers posts={posts} family={family} /> : null}
      <section aria-labelledby="decide-notes">
        <h2 id="decide-notes" className="mt-0 mb-1">
          {t('decide.notes')}
        </h2>
        <p className="mt-0 mb-3 text-ui text-muted print:hidden">{t('decide.notesLead')}</p>
        <p className="mt-0 mb-3 hidden font-semibold noscript:block">{t('decide.notesWithoutScripts')}</p>
        <div className={`grid items-start noscript:hidden grid-cols-[minmax(0,1fr)] gap-4 print:!grid-cols-2 print:gap-2 ${columnsOf[homes.length] ?? ''}`}>
          {homes.map(({ post, notes }) => (
            <HomeNotesCard key={post.PostID} post={post} notes={notes} now={now} />
          ))}
        </div>
      </section>
      <section aria-labelledby="decide-weighed">
        <h2 id="decide-weighed" className="mt-0 mb-1">
          {t('decide.weighed')}
        </h2>
        <p className="mt-0 mb-3 text-ui text-muted print:hidden">{t('decide.weighedLead')}</p>
        <WeighedHomes weighed={weigh(homes, weights)} chosen={weights} />
      </section>
      <p className="m-0 flex flex-wrap gap-3 max-sm:[&_svg]:hidden max-sm:[&>*]:!px-3 max-sm:[&>*:last-child]:flex-1 print:hidden">
        <Button kind="outline" onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('decide.print')}
        </Button>
        {children}
      </p>
    </div>
  );
}
