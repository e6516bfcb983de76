// Takes the built styles apart, so that a page can bring along the rules that it shows: see
// docs/decisions/ on styles in the page. What is not needed for a first look stays in the sheet alone.
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import type { StylePart } from '#server/platform/pages/first-styles.ts';

/** Of fonts that have to be fetched, of paper, and of a pointer that has not been there yet. */
const isLater = (node: AtRule): boolean =>
  (node.name === 'font-face' && /\burl\(/.test(node.toString())) || (node.name === 'media' && /^print|\(hover: ?hover\)/.test(node.params));
const pressed = /:(?:hover|active)\b/;

/** Without the insides of :is(…), :not(…) and the like: what they name may be elsewhere or missing. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let kept = '';
  for (const [index, sign] of [...selector].entries()) {
    const escaped = selector[index - 1] === '\\';
    if (sign === '(' && !escaped) depth++;
    else if (sign === ')' && !escaped) depth--;
    else if (depth === 0) kept += sign;
  }
  return kept;
}

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The class names without which this selector matches nothing. */
export const classesOf = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[\u0080-\uffff])+)/gi)].map(([, name = '']) => unescaped(name));

function partOfRule(rule: Rule): StylePart | undefined {
  const selectors = rule.selectors.filter((selector) => !pressed.test(selector));
  if (selectors.length === 0) return undefined;
  const needs = selectors.map(classesOf);
  const css = rule.clone({ selectors }).toString();
  return needs.some((names) => names.length === 0) ? { css } : { css, needs };
}

function partOf(node: ChildNode): StylePart | undefined {
  if (node.type === 'rule') return partOfRule(node);
  if (node.type !== 'atrule' || isLater(node)) return undefined;
  if (node.name === 'property' || node.name.endsWith('keyframes')) return { css: node.toString(), usedAs: node.params };
  if (node.nodes === undefined) return { css: `${node.toString()};` };
  if (node.nodes.every(({ type }) => type === 'decl')) return { css: node.toString() };
  const parts = partsOf(node);
  return parts.length > 0 ? { open: `@${node.name} ${node.params}`, parts } : undefined;
}

const partsOf = (container: Container): StylePart[] => (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);

/** Throws where the sheet is not valid CSS. Expects it minified: what is between rules is kept. */
export const takeApart = (css: string): StylePart[] => partsOf(postcss.parse(css));
