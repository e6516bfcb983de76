// Whether text is cut off: how far its ink reaches, asked of the font itself, against the boxes around it.
import type { Page } from '@playwright/test';

/** What runs out of its box, each with its sample. Empty where everything is whole. */
export const cutTexts = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Rounding of ascents and of lines. */
    const slack = 1.5;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    const inkOf = (text: string, style: CSSStyleDeclaration): TextMetrics => {
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(text);
    };
    const found: string[] = [];
    const tell = (element: Element, text: string, what: string): void => {
      const sample = element.closest('[data-sample]')?.getAttribute('data-sample') ?? 'dialog';
      found.push(`${sample}: "${text.trim()}" ${what}`);
    };
    /** The boxes that must hold the text: what cuts, and what is painted around it. */
    const holders = (from: Element): Element[] => {
      const list: Element[] = [];
      for (let at: Element | null = from; at && !at.matches('[data-sample], body'); at = at.parentElement) {
        const { overflowX, overflowY, borderTopWidth, backgroundColor, display } = getComputedStyle(at);
        const paints = parseFloat(borderTopWidth) > 0 || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible' || paints)) list.push(at);
      }
      return list;
    };
    const lookAtText = (node: Text): void => {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || parent.closest('option, .sr-only, figcaption') || !parent.checkVisibility()) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const ink = inkOf(node.data, getComputedStyle(parent));
      const first = lines[0];
      const last = lines.at(-1);
      if (!first || !last) return;
      const top = first.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
      const bottom = last.top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent;
      const left = Math.min(...lines.map((line) => line.left));
      const right = Math.max(...lines.map((line) => line.right));
      for (const holder of holders(parent)) {
        const box = holder.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(getComputedStyle(holder).overflowY);
        if (!scrolls && top < box.top - slack) tell(parent, node.data, `is cut ${Math.round(box.top - top)} px above`);
        if (!scrolls && bottom > box.bottom + slack) tell(parent, node.data, `is cut ${Math.round(bottom - box.bottom)} px below`);
        if (left < box.left - slack || right > box.right + slack) tell(parent, node.data, 'is wider than its box');
        if (scrolls) break;
      }
    };
    /** What is in a box of one line is not in the document as text. */
    const lookAtBox = (box: HTMLInputElement | HTMLSelectElement): void => {
      const text = box instanceof HTMLSelectElement ? (box.selectedOptions[0]?.text ?? '') : box.value || box.placeholder;
      const ink = inkOf(text, getComputedStyle(box));
      // The line is in the middle of the box; its ink reaches up and down from the baseline.
      const middle = (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
      const half = box.clientHeight / 2 + slack;
      if (ink.actualBoundingBoxAscent - middle > half) tell(box, text, 'is cut above in its box');
      if (ink.actualBoundingBoxDescent + middle > half) tell(box, text, 'is cut below in its box');
    };
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) lookAtText(node as Text);
      for (const box of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="checkbox"], [type="radio"]), select')) lookAtBox(box);
    }
    return found;
  }, within);
