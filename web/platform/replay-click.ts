// A press on a button that React has not taken over yet is carried out as soon as it has: on a slow phone and a slow line
// people press before the code is there, and unlike a link or a form, the HTML of a button alone has no answer to that.

declare global {
  interface Window {
    /** The last button that was pressed and that nothing has answered yet. */
    keptPress?: HTMLElement | undefined;
  }
}

const partMark = 'data-part';
const takenMark = 'data-taken';
/** The attributes of a part of the page that is taken over by itself. */
export const waitingPart = { [partMark]: '' };
/** Those of a part that the browser renders anew, so that nothing of it ever waits. */
export const takenPart = { [partMark]: '', [takenMark]: '' };

/**
 * Stands in the head of the HTML, so that no press comes too early for it. Two listeners, because React's own stands between
 * them and stops what it cannot deliver: what passes both, in a part that is taken over, was answered.
 */
export const pressKeeper = `(function(h){
addEventListener('click',function(e){window.keptPress=e.target.closest&&e.target.closest('button[type=button]')||undefined},true);
h.addEventListener('click',function(e){if((e.target.closest('[${partMark}]')||h).hasAttribute('${takenMark}'))window.keptPress=undefined},true)
})(document.documentElement)`;

/**
 * Says that a part of the page is taken over, and repeats the press that waited for it. Where the pressed button waits for
 * another part, the repeated press is kept in its turn.
 * @param part the element of `waitingPart`; the whole page's `html` for what lies in no part
 */
export function takenOver(part: HTMLElement): void {
  part.setAttribute(takenMark, '');
  // A press that React is delivering at this moment is answered by the end of its event.
  setTimeout(() => {
    const button = window.keptPress;
    window.keptPress = undefined;
    if (button?.isConnected) button.click();
  });
}
