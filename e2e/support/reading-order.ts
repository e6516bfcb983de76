// Whether a page of one column is read aloud in the order in which it stands on the screen.
import type { Page } from '@playwright/test';

/** Headings, presses and fields that stand above what a screen reader reads before them, each with what it should come after. */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less is the height of what stands beside each other in a row. */
    const rowPx = 120;
    const main = document.querySelector('main');
    const spoken = 'h1, h2, h3, a[href], button, input, select, textarea';
    const said = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const floats = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(at);
        // What sticks or floats has no place of its own; what is scrolled in a box has one within it.
        if (position === 'fixed' || position === 'sticky' || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') return true;
      }
      return false;
    };
    /** Columns of text are read one after the other. */
    const columnsOf = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement) if (getComputedStyle(at).columnCount !== 'auto') return at;
      return undefined;
    };
    const isBeside = (element: Element, other: Element): boolean => {
      const columns = columnsOf(element);
      return columns !== undefined && columns === columnsOf(other);
    };
    const owned = new Map<Element, Element[]>();
    for (const owner of main?.querySelectorAll('[aria-owns]') ?? [])
      owned.set(
        owner,
        (owner.getAttribute('aria-owns') ?? '').split(' ').flatMap((id) => document.querySelector(`#${id}`) ?? []),
      );
    const moved = new Set([...owned.values()].flat());
    /** In the order of the accessibility tree: what an element owns comes after its own children. */
    const inOrder = (element: Element): Element[] => [
      ...(element.matches(spoken) ? [element] : []),
      ...[...element.children].filter((child) => !moved.has(child)).flatMap(inOrder),
      ...(owned.get(element) ?? []).flatMap(inOrder),
    ];
    const found: string[] = [];
    let before: { element: Element; bottom: number } | undefined;
    for (const element of main ? inOrder(main) : []) {
      const { bottom, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true }) || floats(element)) continue;
      // Cells of a row stand beside each other, however tall they are.
      const row = element.closest('tr');
      if (before && bottom < before.bottom - rowPx && !(row && row === before.element.closest('tr')) && !isBeside(element, before.element))
        found.push(`${said(element)} is read after ${said(before.element)}`);
      if (!before || bottom > before.bottom) before = { element, bottom };
    }
    return found;
  });
