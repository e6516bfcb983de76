// Browsers fetch lazy images two or three screens ahead, on slow lines the furthest, and most of them no one ever sees. Those of
// posts therefore wait, without a box, until they are nearly on the screen or a finger lies on their row. Their frames keep
// the place. Without scripts, and on paper, nothing waits. See docs/delivery.md.

/** How far above and below the screen an image counts as near. */
const margin = '240px 0px';

/** Runs at the end of the sent HTML; what the browser renders later is left to the browser. */
export const delayFarImages = `(function(d,I){if(!I)return;var far='data-delayed';
function show(i){i.removeAttribute(far);o.unobserve(i.parentElement)}
var o=new I(function(all){all.forEach(function(e){var i=e.isIntersecting&&e.target.querySelector('img['+far+']');if(i)show(i)})},{rootMargin:'${margin}'});
d.querySelectorAll('img[loading=lazy][srcset*="/media/"]').forEach(function(i){i.setAttribute(far,'');o.observe(i.parentElement)});
['touchstart','pointerover','focusin'].forEach(function(t){addEventListener(t,function(e){var r=e.target.closest&&e.target.closest('.overflow-x-auto');
if(r)r.querySelectorAll('img['+far+']').forEach(show)},{passive:true})})})(document,window.IntersectionObserver)`;
