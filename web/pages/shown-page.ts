// The words of a page that staff change, in one language and filled in.
import type { FaqGroup } from '#contracts/pages/page-sections.ts';
import type { PageContent } from '#contracts/pages/page-texts.ts';
import type { Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { MessageValues } from '#i18n/message.ts';

export interface ShownSection {
  id: string;
  group: FaqGroup | null;
  title: string;
  text: string;
  cards: readonly { title: string; text: string }[];
}

export interface ShownPage {
  lead: string;
  highlight: string | null;
  sections: readonly ShownSection[];
}

/** Numbers in the digits of the language, as in the texts of the catalogue. */
const fill = (text: string, facts: MessageValues, fmt: Formatter): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = facts[name];
    return typeof value === 'number' ? fmt.number(value) : (value ?? whole);
  });

export function shownPage({ lead, highlight, sections }: PageContent, lng: Language, facts: MessageValues, fmt: Formatter): ShownPage {
  const say = (words: Record<Language, string>): string => fill(words[lng], facts, fmt);
  return {
    lead: say(lead),
    highlight: highlight && say(highlight),
    sections: sections.map(({ id, group, title, text, cards }) => ({
      id,
      group,
      title: say(title),
      text: say(text),
      cards: cards.map((card) => ({ title: say(card.title), text: say(card.text) })),
    })),
  };
}
