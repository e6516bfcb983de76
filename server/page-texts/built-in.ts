// The words that the product brings along, in the shape in which staff change them.
import { questionGroups, safetyPapers, safetySections, termsSections } from '#contracts/pages/page-sections.ts';
import type { PageContent, TextPage } from '#contracts/pages/page-texts.ts';
import { catalogue } from '#i18n/catalogue.ts';

type Noun = keyof (typeof catalogue)['bn'];
type Name<N extends Noun> = keyof (typeof catalogue)['bn'][N] & keyof (typeof catalogue)['en'][N] & string;

const both = <N extends Noun>(noun: N, name: Name<N>): { bn: string; en: string } => ({
  bn: catalogue.bn[noun][name] as string,
  en: catalogue.en[noun][name] as string,
});

type Section = PageContent['sections'][number];

const questions = (): Section[] =>
  questionGroups.flatMap(([group, ids]) => ids.map((id) => ({ id, group, title: both('faq', `q_${id}`), text: both('faq', `a_${id}`), cards: [] })));

const terms = (): Section[] => termsSections.map((id) => ({ id, group: null, title: both('terms', `${id}_title`), text: both('terms', id), cards: [] }));

const papers = (): Section['cards'] => safetyPapers.map((paper) => ({ title: both('safety', `paper_${paper}`), text: both('safety', `paper_${paper}_text`) }));

const safety = (): Section[] =>
  safetySections.map((id) => ({
    id,
    group: null,
    title: both('safety', `${id}_title`),
    ...(id === 'papers' ? { text: both('safety', 'papers_lead'), cards: papers() } : { text: both('safety', id), cards: [] }),
  }));

const texts: Record<TextPage, () => PageContent> = {
  faq: () => ({ lead: both('faq', 'lead'), highlight: null, sections: questions() }),
  terms: () => ({ lead: both('terms', 'lead'), highlight: both('terms', 'inShort'), sections: terms() }),
  safety: () => ({ lead: both('safety', 'lead'), highlight: both('safety', 'rule'), sections: safety() }),
};

export const builtIn = (page: TextPage): PageContent => texts[page]();
