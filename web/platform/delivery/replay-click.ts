// A click on a button that is not hydrated yet is replayed once it is: on a slow phone and a slow line people press before the
// code is there, and unlike a link or a form, the HTML of a button alone has no answer to that. See docs/delivery.md.

declare global {
  interface Window {
    /** The buttons that were clicked and that nothing has answered yet, in that order. */
    pendingClicks?: Set<HTMLElement>;
  }
}

const partAttribute = 'data-part';
const hydratedAttribute = 'data-hydrated';
const replayAttribute = 'data-replay';
/** The attributes of a part of the page that hydrates by itself. */
export const dehydratedPart = { [partAttribute]: '' };
/** Those of a part that the browser renders again, so that nothing of it ever waits. */
export const hydratedPart = { [partAttribute]: '', [hydratedAttribute]: '' };

/** The attributes of a button whose form means little to HTML alone: a press waits for its part, and sends the form then. */
export const sendsOnceHydrated = { [replayAttribute]: '' };

/**
 * Stands in the head of the HTML, so that no click comes too early for it. Two listeners, because React's own is between
 * them and stops what it cannot deliver: what passes both, in a part that is hydrated, was answered. Only a click that the
 * first one held back was not, even where React hydrates the part in between.
 */
export const recordClicks = `(function(h){
var held,b,p=window.pendingClicks=new Set;
function hydrated(e){return (e.target.closest('[${partAttribute}]')||h).hasAttribute('${hydratedAttribute}')}
addEventListener('click',function(e){
b=e.target.closest&&e.target.closest('button[type=button],button[${replayAttribute}]');
if(b){p.delete(b);p.add(b)}
held=!!b&&b.hasAttribute('${replayAttribute}')&&!hydrated(e);
if(held)e.preventDefault()
},true);
h.addEventListener('click',function(e){if(!held&&hydrated(e))p.delete(b)},true)
})(document.documentElement)`;

/**
 * Marks a part of the page as hydrated and replays the clicks that waited for it, one for each button. Where a clicked
 * button lies in another part that still waits, the replayed click is recorded in its turn.
 * @param part the element of `dehydratedPart`; the whole page's `html` for what lies in no part
 */
export function markHydrated(part: HTMLElement): void {
  part.setAttribute(hydratedAttribute, '');
  // A click that React is delivering at this moment is answered by the end of its event.
  setTimeout(() => {
    const buttons = [...(window.pendingClicks ?? [])];
    window.pendingClicks?.clear();
    for (const button of buttons) if (button.isConnected) button.click();
  });
}
