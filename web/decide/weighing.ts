// What speaks for each home and what against it, by what matters to the reader.
import type { PostPage } from '#contracts/posts/posts.ts';
import { kindOf, ofOneKind, type Verdict, verdictsOf } from './best-of.ts';
import { beginningLines, type CostLine, type HomeCosts, monthlyLines, sumOf } from './home-costs.ts';
import { aspects, type Criterion, criteria, type HomeNotes, type Plan, type Weight } from './notebook.ts';

export interface Weighed {
  post: PostPage;
  /** What matters most comes first. */
  pros: Criterion[];
  cons: Criterion[];
  score: number;
}

export interface Candidate {
  post: PostPage;
  costs: HomeCosts;
  notes: HomeNotes;
}

const verdictOf = { good: 1, fair: 0, bad: -1 } as const;
const usualWeight: Weight = 1;

/** A sum that lacks a line says nothing beside whole ones. */
const known = (costs: HomeCosts, lines: readonly CostLine[]): number | null => (lines.some((line) => costs[line] === null) ? null : sumOf(costs, lines));

/**
 * The homes in the order of their weighed pros and cons; in the given order where nothing sets them apart. Costs are weighed
 * across all homes, since they are the reader's own money; sizes only where all are plots, or none is.
 */
export function weigh(candidates: readonly Candidate[], weights: Plan['weights']): Weighed[] {
  const verdicts = new Map<Criterion, Verdict[]>([
    [
      'monthly',
      verdictsOf(
        candidates.map(({ costs }) => known(costs, monthlyLines)),
        'least',
      ),
    ],
    [
      'beginning',
      verdictsOf(
        candidates.map(({ costs }) => known(costs, beginningLines)),
        'least',
      ),
    ],
    [
      'size',
      verdictsOf(
        ofOneKind(
          candidates.map(({ post }) => post),
          candidates.map(({ post }) => post.size ?? post.landSqft),
          kindOf,
        ),
        'most',
      ),
    ],
    ...aspects.map((aspect): [Criterion, Verdict[]] => [aspect, candidates.map(({ notes }) => verdictOf[notes.marks[aspect] ?? 'fair'])]),
  ]);
  const weightOf = (criterion: Criterion): Weight => weights[criterion] ?? usualWeight;
  const inOrder = criteria.filter((criterion) => weightOf(criterion) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  const weighed = candidates.map(({ post }, at): Weighed => {
    const said = (verdict: Verdict): Criterion[] => inOrder.filter((criterion) => verdicts.get(criterion)?.[at] === verdict);
    const score = inOrder.reduce((sum, criterion) => sum + weightOf(criterion) * (verdicts.get(criterion)?.[at] ?? 0), 0);
    return { post, pros: said(1), cons: said(-1), score };
  });
  return weighed.toSorted((a, b) => b.score - a.score);
}
