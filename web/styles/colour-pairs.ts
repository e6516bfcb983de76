// Which colours of tokens.css are put on which: colour-pairs.test.ts computes the contrast of each pair by day and by night, and every page
// is asked for the pairs of text that it uses (e2e/every-page.journey.ts). A surface that shines through says over what it lies, unless it
// lies over photographs: `primary-tint/45 over card`.
type Pairs = Readonly<Record<string, readonly string[]>>;

export interface ColourPairs {
  /** Surface → text on it: at least 4.5. */
  text: Pairs;
  /** Text from 24 pixels, or bold from 18.66: at least 3. */
  largeText: Pairs;
  /** Icons, edges of fields, outlines of what has the focus: at least 3. */
  marks: Pairs;
}

const onPaper = ['ink', 'muted', 'link', 'primary', 'primary-ink', 'clay', 'clay-ink', 'danger', 'danger-ink', 'info', 'gold-ink', 'river-ink'] as const;
const edges = ['control', 'primary', 'clay', 'star', 'danger', 'info', 'focus'] as const;

export const colourPairs: ColourPairs = {
  text: {
    page: onPaper,
    card: onPaper,
    sunk: onPaper,
    raised: onPaper,
    'card/90 over sunk': ['ink', 'muted'],
    primary: ['on-primary'],
    'primary-hover': ['on-primary'],
    'white/15 over primary': ['on-primary'],
    clay: ['on-primary'],
    danger: ['on-primary'],
    'primary-tint': ['ink', 'muted', 'link', 'primary', 'primary-ink', 'danger'],
    'primary-tint/45 over card': ['ink', 'muted', 'link'],
    'primary-tint/40 over card': ['ink', 'muted', 'link'],
    'clay-tint': ['ink', 'muted', 'clay-ink'],
    'gold-tint': ['ink', 'muted', 'link', 'gold-ink'],
    'danger-tint': ['ink', 'danger', 'danger-ink'],
    'info-tint': ['ink', 'info-ink'],
    'map-1': ['ink'],
    'map-2': ['ink'],
    'map-3': ['ink'],
    'map-4': ['on-primary'],
    'map-5': ['on-primary'],
    footer: ['footer-ink', 'footer-muted'],
    'white/15 over footer': ['footer-ink'],
    'footer-ink/10 over footer': ['footer-ink'],
    'photo-veil': ['white'],
    white: ['photo-ink', 'photo-primary', 'photo-clay'],
    'photo-clay': ['white'],
    'photo-gold': ['photo-gold-ink'],
  },
  largeText: {},
  marks: {
    page: edges,
    card: edges,
    sunk: edges,
    raised: edges,
    'primary-tint': ['control', 'primary', 'focus'],
    primary: ['on-primary'],
    footer: ['footer-mark', 'footer-ink'],
    'photo-veil': ['white'],
    white: ['photo-ink', 'photo-clay'],
  },
};

/** Colours that say nothing by themselves, each with what says it. */
export const ornaments: Readonly<Record<string, string>> = {
  line: 'hairlines between what is apart already',
  gold: 'bars and dots beside their numbers',
  water: 'the sea of drawn maps, which is named',
  river: 'rivers of drawn maps, which are named',
  scrim: 'dims the page behind a dialog',
};
